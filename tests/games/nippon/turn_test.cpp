// The course of a turn (NIP-T1 to NIP-T3, NIP-K5); plans are in plans_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

// ---- NIP-T1: a turn

TEST(NipponTurn, NIP_T1_OneWorkerAndItsActionOrConsolidating) {
  Scene scene(Table(3).active(1).stock(1, "yen=5 plans=0").space(4, "black white"));
  EXPECT_THAT(
      scene.legal(),
      ElementsAre("take white knowledge", "take yellow knowledge", "take green knowledge",
                  "take white mines", "take yellow mines", "take green mines", "take white ships",
                  "take yellow ships", "take green ships", "take white machinery",
                  "take black machinery", "take white trains", "take black trains", "consolidate"));
  scene.play({"take black machinery"});  // with 5 yen one machine
  EXPECT_THAT(scene.changes(),
              ElementsAre("turn: 5", "active: 2", "latest: 1", "now: turn 2", "space 4: white",
                          "yen 1: 0", "stocked 1: 1", "workers 1: black"));
  EXPECT_THAT(scene.events(),
              ElementsAre("NIP-T2 worker_taken action:machinery colour:black seat:1 space:4",
                          "NIP-A2 yen_paid seat:1 yen:5", "NIP-A2 machine_stocked seat:1 stocked:1",
                          "NIP-T1 turn_began seat:2 turn:5"));
}

TEST(NipponTurn, NIP_T1_AfterConsolidatingToo) {
  Scene scene(Table(3));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(), ElementsAre("turn: 4", "active: 1", "latest: 0", "now: turn 1"));
}

struct Turn {
  Lines moves;
  Lines changes;  // beside those of every turn
};

// The first player has nothing to do them with.
TEST(NipponTurn, NIP_T1_EveryActionIsThePlayersWhoseTurnItIs) {
  const Turn turns[] = {
      {{"take white knowledge", "steps 2"}, {"yen 2: 17", "track knowledge 2: 8"}},
      {{"take white produce", "produce silk"}, {"coal 2: 7", "silk 2: silk-b=4+0"}},
      {{"take white export", "fill contract-3 silk"},
       {"yen 2: 32", "track money 2: 1", "silk 2: silk-b=0+0",
        "contracts 2: contract-1 contract-2 contract-4 contract-5 contract-6 contract-7 "
        "contract-8"}},
      {{"take white mines", "steps 3"}, {"yen 2: 14", "track coal 2: 3"}},
      {{"take white ships", "ships kanto-chubu"},
       {"ships kanto-chubu 2: 1", "yen 2: 15", "ships 2: 5"}},
      {{"take white machinery", "improve silk+silk"}, {"yen 2: 10", "silk 2: silk-b=3+2"}},
      {{"take white trains", "trains kanto-chubu"},
       {"trains kanto-chubu 2: 1", "yen 2: 15", "trains 2: 5"}},
      {{"consolidate"}, {"yen 2: 12", "coal 2: 3"}},
  };
  for (const Turn& turn : turns) {
    Scene scene(Table(3)
                    .first(1)
                    .active(2)
                    .stock(1, "yen=0 coal=0 plans=0")
                    .stock(2, "yen=20 coal=9 plans=0")
                    .tracks(2, "knowledge=6")
                    .factories(2, "silk-b=3 paper-c")
                    .contracts(1, ""));
    scene.play(turn.moves);
    EXPECT_EQ(scene.changes(turn_over(2)), turn.changes) << turn.moves[0];
  }
}

TEST(NipponTurn, NIP_T1_AFactoryIsThePlayersWhoseTurnItIs) {
  Scene scene(Table(3)
                  .first(1)
                  .active(2)
                  .stock(1, "yen=0 plans=0")
                  .stock(2, "yen=7 plans=2")
                  .tracks(2, "knowledge=8")
                  .stocked(2, 1)
                  .stocked(0, 2));
  scene.play({"take white invest", "build watches-b"});
  EXPECT_EQ(scene.says("yen 2") + scene.says("plans 2"), "11");
  EXPECT_EQ(scene.says("watches 2") + " " + scene.says("stocked 2"), "watches-b=0+1 0");
  EXPECT_EQ(scene.says("trains_turned 2") + scene.says("trains_turned 1"), "truefalse");
}

// ---- NIP-T2

TEST(NipponTurn, NIP_T2_AnyWorkerOfTheSpace) {
  const Scene scene(Table().space(3, "black pink white").stock(0, "yen=1"));
  EXPECT_THAT(scene.legal("take"),
              IsSupersetOf({"take white mines", "take pink mines", "take black mines"}));
  EXPECT_THAT(scene.legal("take"), Not(Contains("take yellow mines")));
}

TEST(NipponTurn, NIP_T2_EachColourIsTakenOnce) {
  Scene scene(Table().space(3, "black black white"));
  scene.play({"take black mines", "steps 1"});
  EXPECT_EQ(scene.says("space 3"), "white black");
}

TEST(NipponTurn, NIP_T2_ToTheLeftmostFreePlace) {
  for (const Lines& held : {Lines{""}, Lines{"pink"}, Lines{"white pink yellow black brown"}}) {
    Scene scene(Table().workers(0, held[0]));
    scene.play({"take green mines", "steps 1"});
    EXPECT_EQ(scene.says("workers 0"), held[0] + (held[0].empty() ? "green" : " green"));
  }
}

TEST(NipponTurn, NIP_T2_WithSixThePlayerMustConsolidate) {
  const Scene scene(Table().workers(0, "white yellow green pink brown black").stock(0, "plans=3"));
  EXPECT_THAT(scene.legal(),
              ElementsAre("consolidate", "plans coal", "plans money", "plans knowledge"));
  EXPECT_THAT(scene.refusals("take"),
              ElementsAre("take white knowledge: NIP-T2 must_consolidate 6 0",
                          "take white produce: NIP-T2 must_consolidate 6 0",
                          "take white export: NIP-T2 must_consolidate 6 0",
                          "take white invest: NIP-T2 must_consolidate 6 0",
                          "take white mines: NIP-T2 must_consolidate 6 0",
                          "take white ships: NIP-T2 must_consolidate 6 0",
                          "take white machinery: NIP-T2 must_consolidate 6 0",
                          "take white trains: NIP-T2 must_consolidate 6 0",
                          "take white local-market: NIP-T2 must_consolidate 6 0"));
  const Scene five(Table().workers(0, "white yellow green pink brown"));
  EXPECT_THAT(five.legal("take"), Not(IsEmpty()));
}

// With nothing else to do it is done: its reward is asked for.
TEST(NipponTurn, NIP_T2_ItConsolidatesByItself) {
  Scene scene(Table().workers(1, "white yellow green pink brown black"));
  scene.play({"take white mines", "steps 1"});
  EXPECT_EQ(scene.says("now"), "reward 1");
  EXPECT_THAT(scene.events("NIP-K5"), ElementsAre("NIP-K5 must_consolidate seat:1",
                                                  "NIP-K5 consolidated seat:1 workers:6"));
}

TEST(NipponTurn, NIP_T2_TheColourDoesNotAffectTheAction) {
  Lines white;
  for (const std::string colour : {"white", "pink", "black"}) {
    Scene scene(Table().space(3, "white pink black").stock(0, "plans=3"));
    scene.play({"take " + colour + " mines"});
    Lines lines = {scene.says("now")};
    for (const std::string& move : scene.legal()) lines.push_back(move);
    scene.mark().play({"steps 2"});
    for (const std::string& change : scene.changes()) lines.push_back(change);
    if (white.empty()) white = lines;
    EXPECT_EQ(lines, white);
  }
}

// ---- NIP-T3: one action, which can be done

TEST(NipponTurn, NIP_T3_OneOfTheActionsOfTheSpace) {
  const std::vector<Lines> spaces = {{"knowledge", "produce"},
                                     {"export", "invest"},
                                     {"mines", "ships"},
                                     {"machinery", "trains"},
                                     {"local-market"}};
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    Table table = Table()
                      .factories(0, "silk-a=2 paper-a=2")
                      .asks("tokyo", "silk")
                      .stock(0, "yen=20 coal=9 plans=2")
                      .tracks(0, "knowledge=5");
    for (int other = 1; other <= 5; ++other) {
      table.space(other, other == static_cast<int>(i) + 1 ? "black" : "white");
    }
    Lines taken;
    for (const std::string& action : spaces[i]) taken.push_back("take black " + action);
    EXPECT_EQ(Scene(table).legal("take black"), taken);
    for (const std::string& move : taken) {
      Scene scene(table);
      scene.play({move});
      EXPECT_THAT(scene.legal("take"), IsEmpty());
      EXPECT_THAT(scene.legal("consolidate"), IsEmpty());
      EXPECT_EQ(scene.says("workers 0"), "black");
      EXPECT_EQ(scene.says("space " + std::to_string(i + 1)), "");
    }
  }
}

TEST(NipponTurn, NIP_T3_TheActionThatWasChosenIsDone) {
  const Lines firsts[] = {
      {"take white knowledge", "steps 3"},
      {"take white mines", "steps 3"},
      {"take white invest", "build silk-a"},
      {"take white machinery", "improve stock+stock+stock"},
      {"take white trains", "trains shikoku-kyushu"},
      {"take white ships", "ships shikoku-kyushu"},
  };
  for (const Lines& moves : firsts) {
    Scene scene(Table().stock(0, "yen=30"));
    scene.play({moves[0]});
    EXPECT_THAT(scene.legal(), Contains(moves[1]));
    EXPECT_THAT(scene.legal("done"), IsEmpty()) << moves[0];
  }
  Scene produce(Table().factories(0, "silk-a paper-a").stock(0, "coal=9"));
  produce.play({"take white produce"});
  EXPECT_THAT(produce.legal("done"), IsEmpty());
  Scene trade(Table().factories(0, "silk-a=4").asks("tokyo", "silk"));
  EXPECT_THAT(Scene(trade).play({"take white export"}).legal("done"), IsEmpty());
  EXPECT_THAT(trade.play({"take white local-market"}).legal("done"), IsEmpty());
}

// Its smallest form is one part.
TEST(NipponTurn, NIP_T3_OpenWhenOnePartCanBePaid) {
  const std::pair<int, Lines> opening[] = {
      {0, {}},
      {1, {"knowledge", "mines"}},
      {4, {"knowledge", "mines"}},
      {5, {"knowledge", "mines", "ships", "machinery", "trains"}},
      {6, {"knowledge", "invest", "mines", "ships", "machinery", "trains"}},
  };
  for (const auto& [yen, actions] : opening) {
    const Scene scene(Table().stock(0, "yen=" + std::to_string(yen)));
    Lines taken;
    for (const std::string& action : actions) taken.push_back("take white " + action);
    EXPECT_EQ(scene.legal("take white"), taken) << yen;
  }
}

TEST(NipponTurn, NIP_T3_WhatCannotBeDoneIsTold) {
  const Scene scene(Table().stock(0, "yen=0"));
  EXPECT_THAT(scene.refusals("take"),
              ElementsAre("take white knowledge: NIP-T3 not_enough_yen 1 0",
                          "take white produce: NIP-A3 no_factory 0 0",
                          "take white export: NIP-A8 no_factory 0 0",
                          "take white invest: NIP-T3 not_enough_yen 6 0",
                          "take white mines: NIP-T3 not_enough_yen 1 0",
                          "take white ships: NIP-T3 not_enough_yen 5 0",
                          "take white machinery: NIP-T3 not_enough_yen 5 0",
                          "take white trains: NIP-T3 not_enough_yen 5 0",
                          "take white local-market: NIP-A9 no_factory 0 0"));
}

// Cheaper prices open it earlier (NIP-F2b, NIP-F3b, NIP-F4d).
TEST(NipponTurn, NIP_T3_TheOwnPriceCounts) {
  const Scene scene(
      Table().stock(0, "yen=2 coal=0").factories(0, "paper-b bento-b lenses-d watches-d bulbs-d"));
  EXPECT_THAT(scene.legal("take white"),
              ElementsAre("take white knowledge", "take white mines", "take white ships",
                          "take white machinery", "take white trains"));
  const Scene none(Table().stock(0, "yen=0 coal=0").factories(0, "paper-b bento-b lenses-d"));
  EXPECT_THAT(none.legal("take white"), ElementsAre("take white knowledge", "take white mines"));
  EXPECT_THAT(none.refusals("take white ships"),
              ElementsAre("take white ships: NIP-T3 not_enough_yen 2 0"));
}

TEST(NipponTurn, NIP_T3_AsManyPartsAsCanBePaid) {
  const auto steps = [](int yen) {
    return Scene(Table().stock(0, "plans=3 yen=" + std::to_string(yen)).stepping("mines"))
        .legal("steps");
  };
  EXPECT_THAT(steps(1), ElementsAre("steps 1"));
  EXPECT_THAT(steps(2), ElementsAre("steps 1"));
  EXPECT_THAT(steps(3), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(steps(5), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(steps(6), ElementsAre("steps 3", "steps 2", "steps 1"));
  EXPECT_THAT(steps(99), ElementsAre("steps 3", "steps 2", "steps 1"));
}

// Of two that stand against an action, that which no money would change.
TEST(NipponTurn, NIP_T3_TheReasonThatIsTold) {
  const auto why = [](Table table, const std::string& action) {
    return Scene(table.stock(0, "yen=0 plans=0")).refusals("take white " + action);
  };
  EXPECT_THAT(why(Table(4).trains(0, "kanto-chubu=6"), "trains"),
              ElementsAre("take white trains: NIP-A6 no_tile_left 0 0"));
  Table full(2);
  full.trains(0, "kanto-chubu=4").ships(0, "kansai-chugoku=4");
  full.trains(1, "hokkaido-tohoku=4").ships(1, "shikoku-kyushu=4");
  EXPECT_THAT(why(full, "trains"), ElementsAre("take white trains: NIP-S5 no_place_left 0 0"));
  EXPECT_THAT(
      why(Table().factories(0, "silk-a paper-a bento-a lenses-a watches-a bulbs-a"), "invest"),
      ElementsAre("take white invest: NIP-A1 no_factory_left 0 0"));
  EXPECT_THAT(why(Table(), "invest"), ElementsAre("take white invest: NIP-T3 not_enough_yen 6 0"));
  EXPECT_THAT(why(Table().contracts(0, ""), "export"),
              ElementsAre("take white export: NIP-A8 no_contract_left 0 0"));
  EXPECT_THAT(why(Table().tracks(0, "knowledge=11"), "knowledge"),
              ElementsAre("take white knowledge: NIP-A4 track_at_end 0 0"));
  const Scene steps(
      Table().stock(0, "yen=1 plans=3").tracks(0, "knowledge=10").stepping("knowledge"));
  EXPECT_THAT(steps.refusals("steps"),
              ElementsAre("steps 2: NIP-A4 track_at_end 1 0", "steps 3: NIP-A4 track_at_end 1 0"));
}

// ---- NIP-K5

TEST(NipponTurn, NIP_K5_WithHoweverFewWorkers) {
  const char* held[] = {"", "white", "white pink", "white pink black", "white pink black brown"};
  for (int count = 0; count < 5; ++count) {
    Scene scene(Table().workers(0, held[count]).stock(0, "plans=0"));
    EXPECT_THAT(scene.legal("consolidate"), ElementsAre("consolidate"));
    scene.play({"consolidate"});
    EXPECT_THAT(scene.events("NIP-K5"),
                ElementsAre("NIP-K5 consolidated seat:0 workers:" + std::to_string(count)));
  }
}

// Yen and coal are renewed, nothing is paid, nobody goes home.
TEST(NipponTurn, NIP_K5_WithoutAnyWorker) {
  Scene scene(Table().stock(0, "yen=3 coal=7"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 12", "coal 0: 2"));
  EXPECT_THAT(scene.events(),
              ElementsAre("NIP-K5 consolidated seat:0 workers:0",
                          "NIP-K1 budget coal:7 seat:0 yen:3", "NIP-K1 yen_gained seat:0 yen:12",
                          "NIP-K1 coal_gained coal:2 seat:0", "NIP-T1 turn_began seat:1 turn:3"));
}

TEST(NipponTurn, NIP_K5_WhoCannotTakeAWorkerConsolidates) {
  Scene scene(Table().stock(1, "yen=0 coal=0"));
  scene.play({"take white mines", "steps 1"});
  EXPECT_EQ(scene.says("active"), "0");
  EXPECT_THAT(scene.events("NIP-K5"), ElementsAre("NIP-K5 must_consolidate seat:1",
                                                  "NIP-K5 consolidated seat:1 workers:0"));
  const Scene only(Table().stock(0, "yen=0 coal=0"));
  EXPECT_THAT(only.legal(), ElementsAre("consolidate"));
}

TEST(NipponTurn, NIP_K5_TheOnlyWayToPass) {
  const Scene scene(Table(4));
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  for (const std::string& move : scene.legal()) {
    EXPECT_TRUE(move.starts_with("take ") || move == "consolidate") << move;
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
