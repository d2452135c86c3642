// What ends the game (YOK-E1), when (YOK-E2), and who wins (YOK-E7).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Achievements that no house brings nearer.
const char* const kOthers = "seven-fish four-technologies four-production";

// What brought the end about, and the turn with which it comes; - while nothing has.
std::string ends(const Scene& scene) {
  return scene.says("trigger") + " " + scene.says("last_turn");
}

// ---- YOK-E1

TEST(YokohamaEnd, YOK_E1_FourTradingHousesOfOnePlayer) {
  Scene scene(at_five("bank").houses(0, "church customs port-a").hand(0, "houses=1"));
  scene.play({"go bank", "done"}).mark().play({"house"});
  EXPECT_EQ(ends(scene), "houses 12");
  EXPECT_THAT(scene.events("YOK-E1"), ElementsAre("YOK-E1 end_triggered by:houses seat:0"));
}

TEST(YokohamaEnd, YOK_E1_ThreeTradingHousesAreTooFew) {
  // One more in hand is not built, and those of another are another's.
  Scene scene(at_five("bank")
                  .houses(0, "church customs")
                  .houses(1, "copper-mine silk-factory port-a")
                  .hand(0, "houses=2"));
  scene.play({"go bank", "done", "house"});
  EXPECT_EQ(ends(scene), "- -");
  EXPECT_THAT(scene.events("YOK-E1"), IsEmpty());
}

TEST(YokohamaEnd, YOK_E1_EightShopsOfOnePlayer) {
  const char* const seven =
      "copper-mine:1 silk-factory:1 tea-plantation:1 church:1 customs:1 port-a:1 laboratory-a:1";
  Scene scene(at_five("bank").shops(0, seven).hand(0, "shops=1"));
  scene.play({"go bank", "done", "shop 3", "hire assistant"});
  EXPECT_EQ(ends(scene), "shops 12");
  EXPECT_THAT(scene.events("YOK-E1"), ElementsAre("YOK-E1 end_triggered by:shops seat:0"));
  Scene others(at_five("bank")
                   .shops(1, seven)
                   .shops(0,
                          "copper-mine:2 silk-factory:2 tea-plantation:2 church:2 customs:2 "
                          "port-a:2")
                   .hand(0, "shops=1"));
  others.play({"go bank", "done", "shop 4"});  // the seventh
  EXPECT_EQ(ends(others), "- -");
}

TEST(YokohamaEnd, YOK_E1_TheOrderDeckCannotRefillAPort) {
  const auto port = [](int left, const std::string& orders) {
    Scene scene(at_five("port-a").orders_left(left));
    scene.play({"go port-a", orders});
    return scene;
  };
  EXPECT_EQ(ends(port(0, "orders order-01")), "orders 12");
  EXPECT_EQ(ends(port(1, "orders order-01")), "- -");  // just suffices
  EXPECT_EQ(ends(port(1, "orders order-01 order-02 yen")), "orders 12");
  EXPECT_EQ(ends(port(2, "orders order-01 order-02 yen")), "- -");
  const Scene scene = port(1, "orders order-02 order-03 yen");
  EXPECT_THAT(scene.events("YOK-E1"), ElementsAre("YOK-E1 end_triggered by:orders seat:0"));
  EXPECT_EQ(scene.says("port-a"), "order-01 order-04 order-05 order-06 order-07 -");
  EXPECT_EQ(scene.says("order_deck"), "");
}

TEST(YokohamaEnd, YOK_E1_AnEmptyDeckAloneIsNoTrigger) {
  Scene scene(at_five("port-a").orders_left(0));
  scene.play({"go port-a", "done"});
  EXPECT_EQ(ends(scene), "- -");
}

TEST(YokohamaEnd, YOK_E1_EitherPort) {
  Scene scene(at_five("port-b", 3).orders_left(0));
  scene.play({"go port-b", "orders order-07"});
  EXPECT_EQ(ends(scene), "orders 18");
}

// One more assistant on a slot of the board.
std::string after_slot(Table table, const std::string& area, const std::string& slot) {
  Scene scene(table.stock(0, "imports=4 copper=1 silk=1 tea=1 fish=1 yen=9"));
  scene.play({"go " + area, "slot " + slot});
  for (const std::string& rest : scene.legal("pay ")) {
    scene.play({rest});
    break;
  }
  return ends(scene);
}

TEST(YokohamaEnd, YOK_E1_FiveOnTheChurchWithTwoPlayersCountingTheNeutral) {
  EXPECT_EQ(after_slot(at_five("church").slots(0, "church-3").slots(1, "church-4 church-5"),
                       "church", "church-1"),
            "church 12");
  EXPECT_EQ(
      after_slot(at_five("church").slots(0, "church-3").slots(1, "church-4"), "church", "church-1"),
      "- -");
}

TEST(YokohamaEnd, YOK_E1_FiveOnTheChurchWithThreePlayersSixWithFour) {
  const auto with = [](int seats, const char* third) {
    return after_slot(
        at_five("church", seats).slots(0, "church-2").slots(1, "church-3 church-4").slots(2, third),
        "church", "church-1");
  };
  EXPECT_EQ(with(3, "church-5"), "church 18");
  EXPECT_EQ(with(3, ""), "- -");
  EXPECT_EQ(with(4, "church-5"), "- -");
  EXPECT_EQ(with(4, "church-5 church-6"), "church 24");
}

TEST(YokohamaEnd, YOK_E1_FiveFiveSixOnCustoms) {
  const auto with = [](int seats, const char* others) {
    return after_slot(at_five("customs", seats).slots(1, others), "customs", "customs-1");
  };
  EXPECT_EQ(with(2, "customs-2 customs-4 customs-5"), "customs 12");  // and the neutral one
  EXPECT_EQ(with(2, "customs-2 customs-4"), "- -");
  EXPECT_EQ(with(3, "customs-2 customs-3 customs-4 customs-5"), "customs 18");
  EXPECT_EQ(with(3, "customs-2 customs-3 customs-4"), "- -");
  EXPECT_EQ(with(4, "customs-2 customs-3 customs-4 customs-5 customs-6"), "customs 24");
  EXPECT_EQ(with(4, "customs-2 customs-3 customs-4 customs-5"), "- -");
}

TEST(YokohamaEnd, YOK_E1_TheBoardsAreCountedApart) {
  EXPECT_EQ(after_slot(at_five("church", 3)
                           .slots(1, "church-2 customs-1 customs-2")
                           .slots(2, "church-3 customs-3 customs-4"),
                       "church", "church-1"),
            "- -");
}

// ---- YOK-E2

TEST(YokohamaEnd, YOK_E2_ThisRoundToItsEndAndOneMore) {
  // Whoever in the order of play brings it about, and whoever is first.
  for (int seats = 2; seats <= 4; ++seats) {
    for (int place = 0; place < seats; ++place) {
      const int first = (place + 1) % seats;
      const int seat = (first + place) % seats;
      Table table(seats);
      Scene scene(table.first(first)
                      .active(seat)
                      .moving()
                      .assistants(seat, "bank=4 fishing-port")
                      .houses(seat, "church customs port-a")
                      .hand(seat, "houses=1"));
      scene.play({"go bank", "done", "house"});
      const int last = 6 * seats;  // the fifth round was under way
      EXPECT_EQ(ends(scene), "houses " + std::to_string(last));
    }
  }
}

TEST(YokohamaEnd, YOK_E2_PlayedToTheLastTurn) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene(at_five("bank", seats).houses(0, "church customs port-a").hand(0, "houses=1"));
    scene.play({"go bank", "done", "house"});
    for (int moves = 0; moves < 500 && !scene.result().over; ++moves) {
      scene.play({scene.legal().front()});
    }
    EXPECT_EQ(scene.says("over"), "rules");
    EXPECT_EQ(scene.number("turn"), 6 * seats);
    // Of the round of the trigger those after the first, then everybody once more.
    EXPECT_EQ(scene.events("YOK-T1").size(), static_cast<std::size_t>(2 * seats - 1));
    EXPECT_EQ(scene.events("YOK-E2"), Lines{"YOK-E2 game_over by:rules"});
    EXPECT_EQ(steps_of(scene), "nothing");
    EXPECT_THAT(scene.legal(), IsEmpty());
  }
}

TEST(YokohamaEnd, YOK_E2_TheTurnGoesOnAsUsual) {
  // After the fourth house: its reward, the recall, phase C.
  Scene scene(at_five("bank")
                  .houses(0, "church customs port-a")
                  .hand(0, "houses=1")
                  .tile("bank", "building-08")
                  .achievements(kOthers)
                  .orders(0, "order-12")
                  .stock(0, "tea=4"));
  scene.play({"go bank", "done", "house"});
  EXPECT_EQ(scene.says("now"), "any_good 0 extra false left 1");
  scene.play({"good silk"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase C");
  scene.play({"fulfil order-12"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_EQ(scene.says("over"), "no");
}

TEST(YokohamaEnd, YOK_E2_WheneverInATurnItComes) {
  Scene phase_a(Table()
                    .phase_a()
                    .achievements(kOthers)
                    .agents(0, "uk")
                    .assistants(0, "bank=4")
                    .houses(0, "church customs port-a")
                    .hand(0, "houses=1"));
  phase_a.play({"agent bank", "house"});
  EXPECT_EQ(ends(phase_a), "houses 12");
  EXPECT_EQ(phase_a.says("now"), "place 0 last - placed 0");
  Scene phase_c(Table()
                    .phase_c()
                    .active(1)
                    .achievements(kOthers)
                    .agents(1, "uk")
                    .assistants(1, "bank=4")
                    .houses(1, "church customs port-a")
                    .hand(1, "houses=1"));
  phase_c.play({"agent bank", "house"});
  EXPECT_EQ(ends(phase_c), "houses 12");
  EXPECT_EQ(phase_c.says("active"), "0");
}

TEST(YokohamaEnd, YOK_E2_FurtherTriggersChangeNothing) {
  Scene scene(at_five("bank")
                  .field("turn", 10)
                  .triggered("church", 12)
                  .slots(1, "church-1 church-3 church-4 church-5")
                  .houses(0, "customs port-a church")
                  .hand(0, "houses=1"));
  scene.play({"go bank", "done", "house"});
  EXPECT_EQ(ends(scene), "church 12");
  EXPECT_THAT(scene.events("YOK-E1"), IsEmpty());
}

// The last turn of a game ends; nothing is left over but what is said.
Scene ended(Table table, int seats, int first = 0) {
  const int last = (first + seats - 1) % seats;
  for (int seat = 0; seat < seats; ++seat) table.kept(seat, "");
  table.houses(0, "church customs port-a laboratory-a").achievements(kOthers);
  Scene scene(table.first(first)
                  .active(last)
                  .phase_c()
                  .field("turn", 6 * seats - 1)
                  .triggered("houses", 6 * seats)
                  .agents(last, "uk")
                  .assistants(last, "bank"));
  scene.play({"done"});
  return scene;
}

TEST(YokohamaEnd, YOK_E2_TheFinalCountClosesTheGame) {
  const Scene scene =
      ended(Table().stock(0, "yen=0 imports=2 points=10").stock(1, "yen=4 points=1"), 2);
  // Seat 0: 2 imports, 4 goods; seat 1: an agent, 4 yen, 4 goods.
  EXPECT_THAT(scene.changes(),
              testing::UnorderedElementsAre("turn: 12", "over: rules", "active: 0", "now: nothing",
                                            "points 0: 13", "points 1: 5"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-E3 scored line:church of:0 points:0 seat:0",
                                          "YOK-E3 scored line:church of:0 points:0 seat:1",
                                          "YOK-E3 scored line:customs of:0 points:0 seat:0",
                                          "YOK-E3 scored line:customs of:0 points:0 seat:1",
                                          "YOK-E4 scored line:technology of:0 points:0 seat:0",
                                          "YOK-E4 scored line:technology of:0 points:0 seat:1",
                                          "YOK-E5 scored line:flags of:0 points:0 seat:0",
                                          "YOK-E5 scored line:flags of:0 points:0 seat:1",
                                          "YOK-E6 scored line:agents of:0 points:0 seat:0",
                                          "YOK-E6 scored line:agents of:1 points:1 seat:1",
                                          "YOK-E6 scored line:imports of:2 points:2 seat:0",
                                          "YOK-E6 scored line:imports of:0 points:0 seat:1",
                                          "YOK-E6 scored line:yen of:0 points:0 seat:0",
                                          "YOK-E6 scored line:yen of:4 points:2 seat:1",
                                          "YOK-E6 scored line:goods of:4 points:1 seat:0",
                                          "YOK-E6 scored line:goods of:4 points:1 seat:1",
                                          "YOK-E2 game_over by:rules"));
  EXPECT_TRUE(scene.result().over);
  EXPECT_FALSE(scene.result().capped);
}

TEST(YokohamaEnd, YOK_E2_NotATurnEarlier) {
  Scene scene(Table()
                  .phase_c()
                  .field("turn", 10)
                  .triggered("houses", 12)
                  .houses(1, "church customs port-a laboratory-a")
                  .agents(0, "uk")
                  .assistants(0, "bank"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("over"), "no");
  EXPECT_EQ(scene.says("active"), "1");
}

// ---- YOK-E7

// Points at the end besides 1 for the goods, and for the last in turn order 1 for the agent.
std::vector<int> ranks(int seats, int first, const std::vector<int>& points) {
  Table table(seats);
  for (int seat = 0; seat < seats; ++seat) {
    const bool last = seat == (first + seats - 1) % seats;
    const int stock = points[seat] - (last ? 2 : 1);
    table.stock(seat, "yen=0 points=" + std::to_string(stock));
  }
  const Result result = ended(table, seats, first).result();
  std::vector<int> places;
  for (int seat = 0; seat < seats; ++seat) {
    EXPECT_EQ(result.score[seat], points[seat]);
    EXPECT_EQ(result.share[seat], result.rank[seat] == 1 ? 1.0F : 0.0F);
    places.push_back(result.rank[seat]);
  }
  return places;
}

TEST(YokohamaEnd, YOK_E7_MostPointsWin) {
  EXPECT_THAT(ranks(2, 0, {20, 21}), ElementsAre(2, 1));
  EXPECT_THAT(ranks(2, 1, {21, 20}), ElementsAre(1, 2));
  EXPECT_THAT(ranks(4, 2, {30, 45, 20, 44}), ElementsAre(3, 1, 4, 2));
}

TEST(YokohamaEnd, YOK_E7_TiesToTheEarlierInTurnOrder) {
  EXPECT_THAT(ranks(2, 0, {20, 20}), ElementsAre(1, 2));
  EXPECT_THAT(ranks(2, 1, {20, 20}), ElementsAre(2, 1));
  EXPECT_THAT(ranks(3, 1, {20, 20, 20}), ElementsAre(3, 1, 2));
  EXPECT_THAT(ranks(4, 3, {20, 20, 20, 10}), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(ranks(4, 2, {20, 20, 10, 20}), ElementsAre(2, 3, 4, 1));
}

TEST(YokohamaEnd, YOK_E7_AfterTheFinalCount) {
  // Behind until the imports are counted.
  const Scene scene =
      ended(Table().stock(0, "yen=0 imports=9 points=10").stock(1, "yen=0 points=15"), 2);
  EXPECT_EQ(scene.result().score[0], 10 + 9 + 1);
  EXPECT_EQ(scene.result().score[1], 15 + 1 + 1);
  EXPECT_EQ(scene.result().rank[0], 1);
}

}  // namespace
}  // namespace kaisho::yokohama_tests
