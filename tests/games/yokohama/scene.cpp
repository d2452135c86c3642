#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

Position position_of(const Json& json) {
  const Expected<Position> position = yokohama().parse_position(json);
  if (position) return *position;
  ADD_FAILURE() << position.error().message << " at " << position.error().where << " in " << json;
  return *yokohama().start({}, Key{});
}

// A name as it is; null is `-`, a list its items, an object its members with their numbers.
std::string text_of(const Json& value) {
  if (value.is_null()) return "-";
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const auto& [name, item] : value.items()) {
    text += text.empty() ? "" : " ";
    text += (value.is_object() ? name + "=" : "") + text_of(item);
  }
  return text;
}

std::string step_text(const Json& step) {
  std::string text = step["step"].get<std::string>();
  if (step.contains("seat")) text += " " + step["seat"].dump();
  for (const auto& [name, value] : step.items()) {
    if (name != "step" && name != "seat") text += " " + name + " " + text_of(value);
  }
  return text;
}

std::string steps_text(const Json& steps) {
  std::string text;
  for (const Json& step : steps) text += (text.empty() ? "" : ", ") + step_text(step);
  return text.empty() ? "nothing" : text;
}

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

using Description = std::vector<std::pair<std::string, std::string>>;

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

// Decks are long: of one that only lost its top cards the number of these is told.
std::string deck_change(const Json& before, const Json& after) {
  if (!before.is_array() || !after.is_array()) return after.dump();
  if (after.size() <= before.size() &&
      std::equal(after.begin(), after.end(),
                 before.begin() + static_cast<std::ptrdiff_t>(before.size() - after.size()))) {
    return std::to_string(before.size() - after.size()) + " fewer";
  }
  return std::to_string(after.size()) + " others";
}

}  // namespace

Scene::Scene(const Table& table) : Scene(table.json()) {}

Scene::Scene(const Json& position)
    : position_(position_of(position)), before_(yokohama().position_json(position_)) {}

Scene& Scene::play(const Lines& moves) {
  EventLog log;
  for (const std::string& text : moves) {
    const Expected<Move> move = legal_move(yokohama(), position_, text);
    if (!move) {
      ADD_FAILURE() << "'" << text << "': " << move.error().message << " at "
                    << steps_text(json()["steps"])
                    << ". Legal are: " << testing::PrintToString(legal());
      break;
    }
    yokohama().apply(position_, *move, &log);
    const Expected<void> sound = yokohama().check(position_);
    if (!sound) {
      ADD_FAILURE() << "after '" << text << "': " << sound.error().message << " at "
                    << sound.error().where;
    }
  }
  events_.insert(events_.end(), log.events.begin(), log.events.end());
  return *this;
}

Scene& Scene::mark() {
  before_ = json();
  events_.clear();
  return *this;
}

Lines Scene::legal() const { return legal_texts(yokohama(), position_); }

Lines Scene::legal(std::string_view verb) const {
  Lines moves = legal();
  std::erase_if(moves, [&](const std::string& text) { return !text.starts_with(verb); });
  return moves;
}

Lines Scene::refusals(std::string_view verb) const {
  std::vector<Refusal> refusals;
  yokohama().refusals(position_, refusals);
  Lines lines;
  for (const Refusal& refusal : refusals) {
    const std::string text = yokohama().move_text(position_, refusal.move);
    if (!text.starts_with(verb)) continue;
    lines.push_back(text + ": " + refusal.clause + " " + refusal.reason + " " +
                    std::to_string(refusal.values[0]) + " " + std::to_string(refusal.values[1]));
  }
  return lines;
}

Lines Scene::changes() const {
  const Json after = json();
  const Description was = describe(before_);
  const Description is = describe(after);
  Lines lines;
  for (std::size_t i = 0; i < is.size(); ++i) {
    if (was[i] == is[i]) continue;
    const std::string& name = is[i].first;
    const bool deck = name.ends_with("_deck");
    lines.push_back(name + ": " + (deck ? deck_change(before_[name], after[name]) : is[i].second));
  }
  return lines;
}

Lines Scene::changes(const Lines& but) const {
  Lines lines = changes();
  std::erase_if(lines, [&](const std::string& line) {
    const std::string name = line.substr(0, line.find(": "));
    return name == "now" || std::ranges::find(but, name) != but.end();
  });
  return lines;
}

Lines Scene::events(std::string_view clause) const {
  Lines lines;
  for (const Event& event : events_) {
    if (!clause.empty() && clause != event.clause) continue;
    Json json = yokohama().event_json(event);
    std::string line = event.clause + std::string(" ") + json["event"].get<std::string>();
    for (const char* part : {"clause", "event", "reveals"}) json.erase(part);
    for (const auto& [name, value] : json.items()) line += " " + name + ":" + text_of(value);
    lines.push_back(line);
  }
  return lines;
}

std::string Scene::says(const std::string& name) const {
  const Json p = json();
  if (name == "steps") return steps_text(p["steps"]);
  for (const auto& [key, value] : describe(p)) {
    if (key == name) return value;
  }
  ADD_FAILURE() << "a position does not speak of " << name;
  return "0";
}

Description describe(const Json& p) {
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

}  // namespace kaisho::yokohama_tests
