// The ports (YOK-A10) and the hand of orders (YOK-C4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

// Orders 1 to 6 lie at port A; slots 1, 2 are green, 3, 4 orange, 5, 6 red.
Table before_port(int power, int seats = 3) {
  return Table(seats)
      .phase_a()
      .agents(0, "uk")
      .assistants(0, "port-a=" + std::to_string(power) + " bank")
      .stock(0, "yen=0 imports=0")
      .kept(0, "")
      .port("port-a", "order-01 order-02 order-03 order-04 order-05 order-06")
      .order_deck("order-21 order-22 order-23");
}

Scene in_port(const Table& before_port) {
  Scene scene(before_port);
  scene.play({"agent port-a"}).mark();
  return scene;
}

// How many orders there are to choose from, one at a time.
std::size_t singles(const Scene& scene) {
  std::size_t count = 0;
  for (const std::string& move : scene.legal("orders ")) count += move.size() == 15 ? 1 : 0;
  return count;
}

TEST(YokohamaPort, YOK_A10_TheSlotsOpenAtEachPower) {
  const std::size_t open[] = {0, 2, 4, 6, 6};
  for (int seats = 2; seats <= 4; ++seats) {
    for (int power = 1; power <= 5; ++power) {
      const Scene scene = in_port(before_port(power, seats));
      EXPECT_EQ(singles(scene), open[power - 1]) << power;
      EXPECT_EQ(scene.legal("orders").size(), open[power - 1]) << "nothing to pay two with";
    }
  }
  EXPECT_THAT(in_port(before_port(2)).legal(),
              ElementsAre("orders order-01", "orders order-02", "done"));
}

TEST(YokohamaPort, YOK_A10_ClosedSlotsAreTold) {
  EXPECT_THAT(in_port(before_port(2).stock(0, "yen=2 imports=1")).refusals(""),
              ElementsAre("orders order-03: YOK-A10 power_too_low 2 3",
                          "orders order-04: YOK-A10 power_too_low 2 3",
                          "orders order-05: YOK-A10 power_too_low 2 4",
                          "orders order-06: YOK-A10 power_too_low 2 4"));
}

TEST(YokohamaPort, YOK_A10_OneOrderIsFree) {
  Scene scene = in_port(before_port(4));
  scene.play({"orders order-04"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: build 0", "orders 0: order-04", "reveals: 31",
                                   "port-a: order-01 order-02 order-03 order-05 order-06 order-21",
                                   "order_deck: 1 fewer"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-A10 order_taken board:port-a order:order-04 seat:0 slot:4",
                          "YOK-A10 order_drawn board:port-a order:order-21 slot:6"));
}

TEST(YokohamaPort, YOK_A10_TwoFor2Yen) {
  Scene scene = in_port(before_port(4).stock(0, "yen=2"));
  EXPECT_EQ(scene.legal("orders").size(), 6U + 15U);
  scene.play({"orders order-02 order-05 yen"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: build 0", "orders 0: order-02 order-05", "reveals: 32", "yen 0: 0",
                           "order_deck: 2 fewer",
                           "port-a: order-01 order-03 order-04 order-06 order-21 order-22"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-A10 spent count:2 resource:yen seat:0",
                          "YOK-A10 order_taken board:port-a order:order-02 seat:0 slot:2",
                          "YOK-A10 order_taken board:port-a order:order-05 seat:0 slot:5",
                          "YOK-A10 order_drawn board:port-a order:order-21 slot:5",
                          "YOK-A10 order_drawn board:port-a order:order-22 slot:6"));
}

TEST(YokohamaPort, YOK_A10_OrFor1Import) {
  Scene scene = in_port(before_port(2).stock(0, "imports=1"));
  EXPECT_THAT(scene.legal(), ElementsAre("orders order-01", "orders order-01 order-02 imports",
                                         "orders order-02", "done"));
  EXPECT_THAT(scene.refusals("orders order-01"),
              ElementsAre("orders order-01 order-02 yen: YOK-A10 not_enough_yen 2 0"));
  scene.play({"orders order-01 order-02 imports"});
  EXPECT_EQ(scene.says("imports 0"), "0");
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_EQ(scene.says("orders 0"), "order-01 order-02");
  EXPECT_THAT(scene.events("YOK-A10"), Contains("YOK-A10 spent count:1 resource:imports seat:0"));
}

TEST(YokohamaPort, YOK_A10_ExactlyThePriceOrOneTooFew) {
  const auto pairs = [](const char* stock) {
    return in_port(before_port(2).stock(0, stock)).legal("orders order-01 ");
  };
  EXPECT_THAT(pairs("yen=1"), IsEmpty());
  EXPECT_THAT(pairs("yen=2"), ElementsAre("orders order-01 order-02 yen"));
  EXPECT_THAT(pairs("imports=1"), ElementsAre("orders order-01 order-02 imports"));
  EXPECT_THAT(pairs("yen=2 imports=1"),
              ElementsAre("orders order-01 order-02 yen", "orders order-01 order-02 imports"));
  EXPECT_THAT(in_port(before_port(2).stock(0, "yen=1")).refusals("orders order-01"),
              ElementsAre("orders order-01 order-02 yen: YOK-A10 not_enough_yen 2 1",
                          "orders order-01 order-02 imports: YOK-A10 imports_not_enough 0 1"));
}

// The second is no better than the first: it lies there when both are taken.
TEST(YokohamaPort, YOK_A10_BothFromTheCardsLyingThere) {
  Scene scene = in_port(before_port(2).stock(0, "yen=9 imports=9"));
  for (const std::string& move : scene.legal("orders")) {
    EXPECT_THAT(move, Not(testing::HasSubstr("order-03")));
    EXPECT_THAT(move, Not(testing::HasSubstr("order-21")));
  }
  scene.play({"orders order-01 order-02 yen"});
  EXPECT_THAT(scene.legal("orders"), IsEmpty());
  EXPECT_EQ(scene.says("yen 0"), "7");
}

TEST(YokohamaPort, YOK_A10_ThreePointsAtAPowerOfFiveOrdersOrNot) {
  Scene none = in_port(before_port(5));
  none.play({"done"});
  EXPECT_EQ(none.says("points 0"), "3");
  Scene one(before_port(5));
  one.play({"agent port-a"});
  EXPECT_EQ(one.says("now"), "port 0 board port-a");
  EXPECT_THAT(one.events("YOK-A10"), ElementsAre("YOK-A10 gained count:3 resource:points seat:0"));
  one.play({"orders order-01"});
  EXPECT_EQ(one.says("points 0"), "3");
  Scene full(before_port(5).orders(0, "order-30 order-31 order-33"));
  full.play({"agent port-a"});  // no order can be taken
  EXPECT_EQ(full.says("now"), "level5 0");
  EXPECT_EQ(full.says("points 0"), "3");
  Scene four = in_port(before_port(4));
  EXPECT_EQ(four.says("points 0"), "0");
}

TEST(YokohamaPort, YOK_A10_PowerOneIsNothing) {
  Scene scene(before_port(1).stock(0, "yen=5 imports=5"));
  scene.play({"agent port-a"});
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-X1 agent_used area:port-a cell:11 flag:uk seat:0",
                          "YOK-A1 acted area:port-a cell:11 power:1 seat:0",
                          "YOK-R1 recalled area:port-a cell:11 count:1 seat:0 stayed:0"));
}

// ---- the hand

TEST(YokohamaPort, YOK_C4_ThreeOrdersInHandAtMost) {
  const Table rich = before_port(4).stock(0, "yen=9 imports=9");
  const Scene two_more = in_port(Table(rich).orders(0, "order-30"));
  EXPECT_EQ(two_more.legal("orders").size(), 6U + 30U);
  Scene one_more = in_port(Table(rich).orders(0, "order-30 order-31"));
  EXPECT_EQ(one_more.legal("orders").size(), 6U);
  EXPECT_THAT(one_more.refusals(""),
              ElementsAre("orders order-01 order-02 yen: YOK-C4 hand_full 3 2"));
  one_more.play({"orders order-06"});
  EXPECT_EQ(one_more.says("orders 0"), "order-06 order-30 order-31");
  // A full hand is asked nothing.
  EXPECT_EQ(in_port(Table(rich).orders(0, "order-30 order-31 order-33")).says("now"), "build 0");
}

TEST(YokohamaPort, YOK_C4_TheOrderKeptAtSetUpCountsAndAFulfilledOneDoesNot) {
  const Table rich = before_port(4).stock(0, "yen=9").kept(0, "order-29");
  EXPECT_EQ(in_port(Table(rich).orders(0, "order-30")).legal("orders").size(), 6U);
  EXPECT_EQ(in_port(Table(rich).orders(0, "order-30 order-31")).says("now"), "build 0");
  EXPECT_EQ(in_port(Table(rich).fulfilled(0, "order-30 order-31 order-33")).legal("orders").size(),
            6U + 15U);
}

// No move of any step puts an order back.
TEST(YokohamaPort, YOK_C4_OrdersAreNeverDiscarded) {
  const Table full = Table(3)
                         .phase_a()
                         .agents(0, "uk")
                         .assistants(0, "port-a=4 bank")
                         .orders(0, "order-30 order-31")
                         .stock(0, "yen=9");
  Scene scene(full);
  const auto nothing_about_orders = [&] {
    for (const std::string& move : scene.legal()) {
      EXPECT_THAT(move, Not(testing::HasSubstr("order-"))) << scene.says("now");
    }
  };
  nothing_about_orders();
  scene.play({"agent port-a"});
  nothing_about_orders();
  scene.play({"done"});
  nothing_about_orders();
  EXPECT_EQ(scene.says("orders 0"), "order-30 order-31");
}

// ---- the refill

TEST(YokohamaPort, YOK_A10_CardsShiftLeftAndTheBoardIsRefilled) {
  const std::pair<const char*, const char*> rows[] = {
      {"orders order-01", "order-02 order-03 order-04 order-05 order-06 order-21"},
      {"orders order-03", "order-01 order-02 order-04 order-05 order-06 order-21"},
      {"orders order-06", "order-01 order-02 order-03 order-04 order-05 order-21"},
      {"orders order-01 order-06 yen", "order-02 order-03 order-04 order-05 order-21 order-22"},
      {"orders order-03 order-04 yen", "order-01 order-02 order-05 order-06 order-21 order-22"}};
  for (const auto& [move, row] : rows) {
    Scene scene = in_port(before_port(4).stock(0, "yen=2"));
    scene.play({move});
    EXPECT_EQ(scene.says("port-a"), row) << move;
  }
}

TEST(YokohamaPort, YOK_A10_NothingTakenNothingRefilled) {
  Scene scene = in_port(before_port(4));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: build 0"));
}

TEST(YokohamaPort, YOK_A10_AsFarAsTheDeckGoes) {
  const auto left_of = [](const char* top, int left) {
    Scene scene = in_port(before_port(4).stock(0, "yen=2").order_deck(top).orders_left(left));
    scene.play({"orders order-01 order-02 yen"});
    return scene;
  };
  const Scene none = left_of("", 0);
  EXPECT_EQ(none.says("port-a"), "order-03 order-04 order-05 order-06 - -");
  EXPECT_EQ(none.says("trigger"), "orders");
  const Scene one = left_of("order-21", 1);
  EXPECT_EQ(one.says("port-a"), "order-03 order-04 order-05 order-06 order-21 -");
  EXPECT_EQ(one.says("order_deck"), "");
  EXPECT_EQ(one.says("trigger"), "orders");
  const Scene two = left_of("order-21 order-22", 2);
  EXPECT_EQ(two.says("port-a"), "order-03 order-04 order-05 order-06 order-21 order-22");
  EXPECT_EQ(two.says("trigger"), "-");
}

// An order further left lies in a cheaper slot then.
TEST(YokohamaPort, YOK_A10_TheSlotCountsNotTheCard) {
  const Scene scene = in_port(
      before_port(2).port("port-a", "order-06 order-05 order-04 order-03 order-02 order-01"));
  EXPECT_THAT(scene.legal(), ElementsAre("orders order-06", "orders order-05", "done"));
}

TEST(YokohamaPort, YOK_A10_EmptySlotsOfferNothing) {
  const Scene scene = in_port(before_port(3)
                                  .stock(0, "yen=2")
                                  .port("port-a", "order-01 - - - - -")
                                  .order_deck("")
                                  .orders_left(0)
                                  .triggered("orders", 18));
  EXPECT_THAT(scene.legal(), ElementsAre("orders order-01", "done"));
}

// ---- boards

TEST(YokohamaPort, YOK_A10_OfItsOwnBoard) {
  for (int seats = 3; seats <= 4; ++seats) {
    const Table two = Table(seats)
                          .moving()
                          .kept(0, "")
                          .assistants(0, "port-a port-b")
                          .port("port-a", "order-01 order-02 order-03 order-04 order-05 order-06")
                          .port("port-b", "order-11 order-12 order-13 order-14 order-15 order-16")
                          .order_deck("order-21");
    Scene b(two);
    b.play({"go port-b"});
    EXPECT_THAT(b.legal("orders order-1"),
                ElementsAre("orders order-11", "orders order-11 order-12 yen", "orders order-12"));
    EXPECT_THAT(b.legal("orders order-0"), IsEmpty());
    b.play({"orders order-11"});
    EXPECT_EQ(b.says("port-b"), "order-12 order-13 order-14 order-15 order-16 order-21");
    EXPECT_EQ(b.says("port-a"), "order-01 order-02 order-03 order-04 order-05 order-06");
    Scene a(two);
    a.play({"go port-a"});
    EXPECT_EQ(singles(a), 2U);
    EXPECT_THAT(a.legal(), Contains("orders order-02"));
  }
}

}  // namespace
}  // namespace kaisho::yokohama_tests
