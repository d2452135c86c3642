#include "tests/games/scene_body.h"
#include "tests/games/words.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

std::string pieces_text(const Json& pieces) {
  return pieces["assistants"].dump() + " " + pieces["shops"].dump() + " " + pieces["houses"].dump();
}

std::string agents_text(const Json& seat) {
  std::string text;
  for (const auto& [side, sign] : {std::pair{"agents", ""}, {"agents_used", "!"}}) {
    for (const auto& [flag, count] : seat[side].items()) {
      for (int i = 0; i < count.get<int>(); ++i) {
        text += (text.empty() ? "" : " ") + flag + sign;
      }
    }
  }
  return text;
}

void describe_areas(const Json& p, Description& lines) {
  for (const Json& area : p["areas"]) {
    const std::string name = area["area"];
    for (const char* what : {"assistants", "shops", "house", "token", "tile"}) {
      lines.emplace_back(what + (" " + name), text_of(area[what]));
    }
  }
}

void describe_boards(const Json& p, Description& lines) {
  lines.emplace_back("church", text_of(p["church"]));
  lines.emplace_back("customs", text_of(p["customs"]));
  for (const char* boards : {"laboratories", "ports"}) {
    for (const auto& [board, row] : p[boards].items()) lines.emplace_back(board, text_of(row));
  }
  lines.emplace_back("technology_deck", text_of(p["technology_deck"]));
  lines.emplace_back("order_deck", text_of(p["order_deck"]));
  for (const Json& achievement : p["achievements"]) {
    lines.emplace_back("met " + achievement["achievement"].get<std::string>(),
                       text_of(achievement["met"]));
  }
  lines.emplace_back("complete_left", text_of(p["complete_left"]));
  lines.emplace_back("agents_left", text_of(p["agents_left"]));
}

void describe_seat(const Json& seat, const std::string& n, Description& lines) {
  for (const char* what : {"points", "yen", "imports"}) {
    lines.emplace_back(what + n, seat[what].dump());
  }
  for (const auto& [good, count] : seat["goods"].items()) {
    lines.emplace_back(good + n, count.dump());
  }
  lines.emplace_back("hand" + n, pieces_text(seat["hand"]));
  lines.emplace_back("warehouse" + n, pieces_text(seat["warehouse"]));
  for (const char* what : {"president", "orders", "kept", "put_away", "fulfilled", "technologies",
                           "tokens", "independents_used", "complete"}) {
    lines.emplace_back(what + n, text_of(seat[what]));
  }
  lines.emplace_back("agents" + n, agents_text(seat));
}

}  // namespace

Description Speech::describe(const Json& p) {
  Description lines;
  for (const char* name : {"turn", "turn_cap", "reveals", "first", "active", "over", "last_turn",
                           "trigger", "options", "used", "station", "action", "walked"}) {
    lines.emplace_back(name, text_of(p[name]));
  }
  lines.emplace_back("now", p["steps"].empty() ? "nothing" : step_text(p["steps"][0]));
  describe_areas(p, lines);
  describe_boards(p, lines);
  for (std::size_t i = 0; i < p["seats"].size(); ++i) {
    describe_seat(p["seats"][i], " " + std::to_string(i), lines);
  }
  lines.emplace_back("random", text_of(p["random"]));
  return lines;
}

std::string Speech::text(const Json& value) { return text_of(value); }

std::string steps_of(const Scene& scene) { return steps_text(scene.json()["steps"]); }

}  // namespace kaisho::yokohama_tests

template class kaisho::SceneOf<kaisho::yokohama_tests::Speech>;
