// docs/protocol-words-GAME.json names all that the line protocol says of a game: kinds of moves,
// steps, events with their fields, reasons. The words of the pages are tested against the same
// files.
#include <fstream>
#include <set>
#include <sstream>

#include "tests/folder.h"
#include "tests/games/battery.h"

namespace kaisho::battery {
namespace {

using Names = std::set<std::string>;

Json words_of(std::string_view game) {
  const std::string name = "protocol-words-" + std::string(game) + ".json";
  std::ostringstream text;
  text << std::ifstream(tests_folder().parent_path() / "docs" / name).rdbuf();
  const Expected<Json> json = parse_json(text.str());
  EXPECT_TRUE(json) << json.error().message;
  return json ? *json : Json();
}

Names names(const Json& list) { return list.get<Names>(); }

// Every kind of event, with 1 for each of its args; its fields but those of all events.
std::map<std::string, Names> events_of(const Game& game) {
  std::map<std::string, Names> events;
  for (int kind = 0; kind < 256; ++kind) {
    const Json json =
        game.event_json({static_cast<std::uint8_t>(kind), kNobody, false, "", {1, 1, 1, 1, 1, 1}});
    const std::string name = json["event"];
    if (events.contains(name)) break;  // begun again
    Names fields;
    for (const auto& field : json.items()) fields.insert(field.key());
    for (const char* const of_all : {"event", "clause", "seat"}) fields.erase(of_all);
    events[name] = fields;
  }
  return events;
}

class ProtocolWords : public Battery {};

INSTANTIATE_TEST_SUITE_P(Games, ProtocolWords, testing::ValuesIn(settings()), name_of);

TEST_P(ProtocolWords, NameEveryEventWithItsFields) {
  std::map<std::string, Names> listed;
  const Json words = words_of(game().info().id);
  for (const auto& event : words["events"].items()) {
    listed[event.key()] = names(event.value());
  }
  EXPECT_EQ(listed, events_of(game()));
}

// Of steps those that ask somebody lie on top when a position is told, the others never do.
TEST_P(ProtocolWords, NameEveryMoveStepAndReason) {
  const Json words = words_of(game().info().id);
  const Names moves = names(words["moves"]);
  const Names reasons = names(words["reasons"]);
  const Names asked = names(words["steps"]["asked"]);
  Names all = names(words["steps"]["waiting"]);
  for (const std::string& step : asked) EXPECT_FALSE(all.contains(step)) << step;
  all.insert(asked.begin(), asked.end());
  const auto in = [](const Names& list, const Json& word) {
    EXPECT_TRUE(list.contains(word.get<std::string>())) << word;
  };
  each_position(2, [&](const Position& position) {
    const Json json = game().position_json(position);
    const Json& steps = json["steps"];
    if (game().to_move(position) != kNobody) in(asked, steps[0]["step"]);
    for (const Json& step : steps) in(all, step["step"]);
    MoveList legal;
    game().legal_moves(position, legal);
    for (const Move move : legal) in(moves, game().move_json(position, move)["kind"]);
    std::vector<Refusal> refusals;
    game().refusals(position, refusals);
    for (const Refusal& refusal : refusals) in(reasons, refusal.reason);
    std::vector<Destination> places;
    game().destinations(position, places);
    for (const Destination& place : places) {
      if (place.refusal) in(reasons, place.refusal->reason);
    }
  });
}

}  // namespace
}  // namespace kaisho::battery
