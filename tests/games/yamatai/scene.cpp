#include "tests/games/scene_body.h"
#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

// Each name as often as there is one of it, in the order of the edition.
std::string counted_text(const Json& list, const Json& counts) {
  std::string text;
  for (const std::string& name : ids_of(list)) {
    for (int i = 0; i < counts[name].get<int>(); ++i) text += (text.empty() ? "" : " ") + name;
  }
  return text;
}

void describe_board(const Json& p, Description& lines) {
  std::map<std::size_t, std::string> boats;
  for (const Json& boat : p["boats"]) boats[boat["space"]] = boat["boat"];
  for (std::size_t space = 1; space <= edition()["map"]["spaces"].size(); ++space) {
    const auto found = boats.find(space);
    lines.emplace_back("boat " + std::to_string(space), found == boats.end() ? "-" : found->second);
  }
  for (const Json& island : p["islands"]) {
    for (const char* what : {"token", "mountain", "building", "sanctuary"}) {
      lines.emplace_back(what + (" " + island["island"].dump()), text_of(island[what]));
    }
  }
}

// `riu=2 -`: the coins on each.
std::string row_text(const Json& row) {
  std::string text;
  for (const Json& slot : row) {
    text += text.empty() ? "" : " ";
    text +=
        slot.is_null() ? "-" : slot["specialist"].get<std::string>() + "=" + slot["coins"].dump();
  }
  return text;
}

void describe_supply(const Json& p, Description& lines) {
  for (const std::string& boat : ids_of(edition()["boats"])) {
    lines.emplace_back("supply " + boat, p["supply"][boat].dump());
  }
  lines.emplace_back("sanctuaries_left", p["sanctuaries_left"].dump());
  lines.emplace_back("specialists", row_text(p["specialists"]));
  for (const char* what : {"specialist_deck", "buildings", "building_deck"}) {
    lines.emplace_back(what, text_of(p[what]));
  }
}

// `0 1,2=forge+theatre`: places, 0 the top, and the tiles there, which stand for none but one.
std::string knows_text(const Json& knows) {
  std::string text;
  for (const Json& lot : knows) {
    text += text.empty() ? "" : " ";
    for (std::size_t i = 0; i < lot["places"].size(); ++i) {
      text += (i == 0 ? "" : ",") + lot["places"][i].dump();
    }
    for (std::size_t i = 0; i < lot["buildings"].size(); ++i) {
      text += (i == 0 ? "=" : "+") + lot["buildings"][i].get<std::string>();
    }
  }
  return text;
}

void describe_seat(const Json& seat, const std::string& n, Description& lines) {
  for (const char* what :
       {"coins", "prestige", "aside", "pieces_left", "built", "reserved", "specialists"}) {
    lines.emplace_back(what + n, text_of(seat[what]));
  }
  lines.emplace_back("boats" + n, counted_text(edition()["boats"], seat["boats"]));
  lines.emplace_back("culture" + n, counted_text(edition()["culture"]["kinds"], seat["culture"]));
  lines.emplace_back("knows" + n, knows_text(seat["knows"]));
}

}  // namespace

Description Speech::describe(const Json& p) {
  Description lines;
  for (const char* name : {"turn", "round", "turn_cap", "reveals", "active", "place", "over",
                           "trigger", "order", "played", "track", "track_lots", "used", "trades",
                           "placed", "last", "begun", "collected"}) {
    lines.emplace_back(name, text_of(p[name]));
  }
  lines.emplace_back("now", p["steps"].empty() ? "nothing" : step_text(p["steps"][0]));
  describe_board(p, lines);
  describe_supply(p, lines);
  for (std::size_t i = 0; i < p["seats"].size(); ++i) {
    describe_seat(p["seats"][i], " " + std::to_string(i), lines);
  }
  lines.emplace_back("random", text_of(p["random"]));
  return lines;
}

std::string Speech::text(const Json& value) { return text_of(value); }

std::string steps_of(const Scene& scene) { return steps_text(scene.json()["steps"]); }

}  // namespace kaisho::yamatai_tests

template class kaisho::SceneOf<kaisho::yamatai_tests::Speech>;
