// Where the president could go in this turn, and for how much (YOK-M1 to YOK-M5, YOK-K13 to K16).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "engine/session.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

// `church: 1 walk chinatown, 0 walk church`, with `(on)` where the walk must go on from there; or
// `church: YOK-M3 no_way 0 0`.
std::string place_text(const Json& place, const std::map<std::string, Json>& by_move) {
  std::string text = place["area"].get<std::string>() + ": ";
  if (place.contains("clause")) {
    text += place["clause"].get<std::string>() + " " + place["reason"].get<std::string>();
    for (const Json& value : place["values"]) text += " " + value.dump();
    return text;
  }
  std::string way;
  int total = 0;
  for (const Json* leg = &place;; leg = &by_move.at((*leg)["after"])) {
    total += (*leg)["price"].get<int>();
    way = (*leg)["price"].dump() + " " + (*leg)["text"].get<std::string>() +
          (way.empty() ? "" : ", ") + way;
    if (!leg->contains("after")) break;
  }
  EXPECT_EQ(place["total"], total) << place;
  return text + way + (place["stop"] ? "" : " (on)");
}

// After these moves.
Lines reach(const Table& table, const Lines& moves = {}) {
  engine::Session session;
  const Json loaded =
      session.handle({{"type", "load"}, {"game", "yokohama"}, {"position", table.json()}});
  EXPECT_TRUE(loaded["ok"]) << loaded;
  const Json answer = session.handle({{"type", "reach"}, {"moves", moves}});
  EXPECT_TRUE(answer["ok"]) << answer;
  std::map<std::string, Json> by_move;
  for (const Json& place : answer["places"]) {
    if (place.contains("text")) by_move[place["text"]] = place;
  }
  Lines lines;
  for (const Json& place : answer["places"]) lines.push_back(place_text(place, by_move));
  return lines;
}

// ---- on foot

TEST(YokohamaReach, YOK_M3_OverOwnAssistantsFromAreaToArea) {
  EXPECT_THAT(reach(on_the_bank().assistants(0, "bank chinatown church port-b")),
              ElementsAre("chinatown: 0 walk chinatown", "church: 0 walk chinatown, 0 walk church",
                          "port-b: YOK-M3 no_way 0 0", "canal: YOK-M3 no_way 0 0"));
}

TEST(YokohamaReach, YOK_M4_TheCheapestWayAndItsPrices) {
  const Table table = on_the_bank()
                          .assistants(0, "chinatown employment-office laboratory-a church")
                          .president(1, "chinatown")
                          .president(2, "chinatown");
  EXPECT_THAT(reach(Table(table).stock(0, "yen=2")),
              IsSupersetOf(Lines{
                  "chinatown: 2 walk chinatown (on)",
                  "church: 0 walk employment-office, 0 walk laboratory-a, 0 walk church",
                  "employment-office: 0 walk employment-office",
                  "laboratory-a: 0 walk employment-office, 0 walk laboratory-a",
              }));
  EXPECT_THAT(reach(Table(table).stock(0, "yen=1")),
              Contains("chinatown: YOK-M4 way_too_dear 2 1"));
}

TEST(YokohamaReach, YOK_M3_TheShortestOfWaysThatCostTheSame) {
  EXPECT_THAT(reach(on_the_bank().assistants(0, "copper-mine silk-factory chinatown")),
              Contains("chinatown: 0 walk chinatown"));
}

TEST(YokohamaReach, YOK_M5_OverTheCanalForItsPrice) {
  const Table table = Table(3).moving().president(0, "port-b").assistants(0, "port-a");
  EXPECT_THAT(reach(Table(table).stock(0, "yen=1")),
              ElementsAre("port-a: 1 walk canal, 0 walk port-a", "canal: 1 walk canal (on)"));
  EXPECT_THAT(reach(Table(table).stock(0, "yen=0")),
              ElementsAre("port-a: YOK-M4 way_too_dear 1 0", "canal: YOK-M4 way_too_dear 1 0"));
}

TEST(YokohamaReach, YOK_M3_OnTheWayNoAreaASecondTime) {
  EXPECT_THAT(reach(on_the_bank().assistants(0, "bank copper-mine silk-factory chinatown"),
                    {"walk copper-mine"}),
              IsSupersetOf(Lines{"silk-factory: 0 walk silk-factory",
                                 "chinatown: 0 walk silk-factory, 0 walk chinatown"}));
}

TEST(YokohamaReach, YOK_K13_K14_StopsBesidePresidentsAndPaysNone) {
  const Table table = on_the_bank().assistants(0, "chinatown").president(1, "chinatown");
  EXPECT_THAT(reach(Table(table).technologies(0, "postal-system#1")),
              Contains("chinatown: 1 walk chinatown"));
  EXPECT_THAT(reach(Table(table).technologies(0, "stagecoach#1").stock(0, "yen=0")),
              Contains("chinatown: 0 walk chinatown (on)"));
}

// ---- otherwise

TEST(YokohamaReach, YOK_M2_FromHand) {
  const Table table = Table(3)
                          .moving()
                          .assistants(0, "bank church customs")
                          .president(1, "church")
                          .stock(0, "yen=0");
  EXPECT_THAT(reach(table), ElementsAre("bank: 0 go bank", "church: YOK-M1 opposing_president 1 0",
                                        "customs: 0 go customs"));
  EXPECT_THAT(reach(Table(table).technologies(0, "postal-system#1")),
              Contains("church: YOK-M4 cannot_pay_presidents 1 0"));
}

TEST(YokohamaReach, YOK_K15_K16_RidesWhereTheyAreOffered) {
  EXPECT_THAT(reach(on_the_bank()
                        .assistants(0, "chinatown")
                        .president(1, "church")
                        .station("church")
                        .technologies(0, "tramway#1 station#1")),
              AllOf(IsSupersetOf(Lines{"chinatown: 0 walk chinatown", "port-b: 0 tram port-b",
                                       "church: 0 train church"}),
                    Not(Contains("chinatown: 0 tram chinatown"))));
}

// ---- of assistants that are only thought of

TEST(YokohamaReach, YOK_P1_WhatIsPlacedCountsAsSoonAsItLies) {
  const Table table = Table(3).placing().president(0, "bank").assistants(0, "chinatown");
  EXPECT_THAT(reach(table, {"place customs"}),
              IsSupersetOf(Lines{"chinatown: 0 walk chinatown", "customs: YOK-M3 no_way 0 0"}));
  EXPECT_THAT(reach(table, {"place church", "place customs"}),
              Contains("customs: 0 walk chinatown, 0 walk church, 0 walk customs"));
  EXPECT_THAT(reach(table, {"pair silk-factory"}), Contains("silk-factory: 0 walk silk-factory"));
}

TEST(YokohamaReach, YOK_P2_YenPaidForPlacingAreSpent) {
  EXPECT_THAT(
      reach(Table(3).placing().president(0, "bank").president(1, "chinatown").stock(0, "yen=1"),
            {"place chinatown"}),
      Contains("chinatown: YOK-M4 way_too_dear 1 0"));
}

// The last of three is followed by the movement, and that by itself by taking the president back.
TEST(YokohamaReach, NothingOfWhatWouldFollowByItselfIsDone) {
  const Table table = Table(3).placing().president(0, "bank").stock(0, "yen=0");
  const Lines moves = {"place customs", "place port-a", "place port-b"};
  Scene scene(table);
  scene.play(moves);
  EXPECT_EQ(scene.says("president 0"), "-");
  EXPECT_THAT(reach(table, moves),
              IsSupersetOf(Lines{"customs: YOK-M3 no_way 0 0", "port-a: YOK-M3 no_way 0 0",
                                 "port-b: YOK-M3 no_way 0 0"}));
}

TEST(YokohamaReach, OtherStepsLeadNowhere) {
  EXPECT_THAT(reach(Table(3).phase_c().president(0, "bank").assistants(0, "chinatown")), IsEmpty());
}

// ---- against the moves themselves

using Moves = std::vector<Move>;
using Yen = std::map<std::string, int>;  // left, by the area where the walk ends

int yen_of(const Json& state, Seat seat) { return state["seats"][seat]["yen"]; }

// Tries every walk there is.
void walk_on(const Position& position, Seat seat, Yen& best) {
  const Game& game = yokohama();
  MoveList moves;
  game.legal_moves(position, moves);
  for (const Move move : moves) {
    const std::string text = game.move_text(position, move);
    const Json state = game.position_json(position);
    if (text == "done") {
      int& yen = best[state["seats"][seat]["president"]];
      yen = std::max(yen, yen_of(state, seat) + 1);  // 0: none yet
    } else if (text.starts_with("walk ")) {
      Position next = position;
      game.apply_alone(next, move);
      walk_on(next, seat, best);
    }
  }
}

// The moves of the way to a place.
Moves way_to(const Destination& place, const std::vector<Destination>& places) {
  Moves way = {place.move};
  for (std::optional<Move> after = place.after; after;) {
    const auto before = std::ranges::find(places, *after, &Destination::move);
    way.insert(way.begin(), before->move);
    after = before->after;
  }
  return way;
}

void expect_ways(const Position& position) {
  const Game& game = yokohama();
  const Seat seat = game.to_move(position);
  Yen tried;
  walk_on(position, seat, tried);
  Yen told;
  std::vector<Destination> places;
  game.destinations(position, places);
  for (const Destination& place : places) {
    if (place.refusal || !place.stop) continue;
    Position there = position;
    for (const Move move : way_to(place, places)) {
      MoveList moves;
      game.legal_moves(there, moves);
      ASSERT_TRUE(moves.contains(move)) << game.move_text(there, move);
      game.apply_alone(there, move);
    }
    const Json state = game.position_json(there);
    const int yen = yen_of(state, seat);
    ASSERT_EQ(yen, yen_of(game.position_json(position), seat) - place.total);
    if (state["steps"][0]["step"] == "walk") told[state["seats"][seat]["president"]] = yen + 1;
  }
  ASSERT_EQ(told, tried) << game.position_json(position);
}

TEST(YokohamaReach, EveryWalkThatIsToldIsTheCheapestOfAll) {
  for (int seats = 2; seats <= 4; ++seats) {
    RandomState chance = RandomState::from_key(key_from_number(static_cast<std::uint64_t>(seats)));
    Random random(chance);
    Position position =
        *yokohama().start({.seats = seats, .turn_cap = 0, .variants = {}}, key_from_number(7));
    int walks = 0;
    while (yokohama().to_move(position) != kNobody) {
      const Json step = yokohama().position_json(position)["steps"][0]["step"];
      if (step == "move" && walks < 25) {
        expect_ways(position);
        ++walks;
      }
      MoveList moves;
      yokohama().legal_moves(position, moves);
      yokohama().apply(position, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    EXPECT_GT(walks, 10);
  }
}

}  // namespace
}  // namespace kaisho::yokohama_tests
