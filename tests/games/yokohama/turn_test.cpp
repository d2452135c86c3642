// The course of a turn (YOK-T).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// What belongs to phases A and C.
Lines secondary(const Scene& scene) {
  Lines moves;
  for (const char* verb : {"agent", "achieve", "fulfil"}) {
    for (const std::string& move : scene.legal(verb)) moves.push_back(move);
  }
  return moves;
}

// Seat 0 has something to do in phases A and C, and every step of the main phase to go through.
Table full_turn() {
  return Table(3)
      .phase_a()
      .kept(0, "")
      .agents(0, "uk")
      .orders(0, "order-02 order-11")
      .stock(0, "tea=3 fish=7")
      .token("church", "level5-01")
      .tile("church", "building-01")
      .assistants(0, "church=3 bank copper-mine");
}

TEST(YokohamaTurn, YOK_T1_PhasesABCAndTheNextPlayer) {
  Scene scene(full_turn());
  EXPECT_EQ(steps_of(scene), "secondary 0 phase A, main 0, secondary 0 phase C, turn_end");
  scene.play({"done"});
  EXPECT_EQ(steps_of(scene), "place 0 last - placed 0, move 0, secondary 0 phase C, turn_end");
  scene.play({"pair bank", "go bank"});
  EXPECT_EQ(scene.says("now"), "build 0");
  scene.play({"done"});
  EXPECT_EQ(steps_of(scene), "secondary 0 phase C, turn_end");
  scene.play({"done"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_EQ(scene.says("turn"), "13");
  EXPECT_THAT(scene.events("YOK-T1"), ElementsAre("YOK-T1 turn_began round:4 seat:1 turn:13"));
}

TEST(YokohamaTurn, YOK_T1_ClockwiseAtEveryNumberOfPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene(Table(seats).first(1).active(1));
    for (int i = 0; i < 2 * seats; ++i) {
      const std::string seat = std::to_string((1 + i) % seats);
      const std::string turn = scene.says("turn");
      EXPECT_EQ(scene.says("now"), "place " + seat + " last - placed 0");
      while (scene.says("turn") == turn) {
        EXPECT_EQ(scene.says("active"), seat);
        scene.play({scene.legal().front()});
      }
    }
    EXPECT_EQ(scene.number("turn"), 6 * seats) << seats;
  }
}

TEST(YokohamaTurn, YOK_T2_TheSixSteps) {
  Scene scene(full_turn());
  scene.play({"done"});
  Lines steps;
  const auto at = [&] {
    const std::string now = scene.says("now");
    steps.push_back(now.substr(0, now.find(' ')));
  };
  at();
  scene.play({"pair church"});
  at();
  scene.play({"go church"});
  at();
  scene.play({"done"});
  at();
  scene.play({"token"});
  at();
  scene.play({"shop 1"});
  at();
  EXPECT_EQ(steps, (Lines{"place", "move", "slot", "level5", "build", "secondary"}));
  Lines order;
  for (const std::string& event : scene.events()) {
    order.push_back(event.substr(0, event.find(' ', 7)));
  }
  EXPECT_EQ(order,
            (Lines{"YOK-P1 placed", "YOK-M2 president_moved", "YOK-A1 acted", "YOK-L1 token_taken",
                   "YOK-L1 gained", "YOK-B1 shop_built", "YOK-B1 gained", "YOK-R1 recalled"}));
  EXPECT_EQ(scene.says("assistants church"), "0 0 0");
}

// 1 and 2 offer no way past them, 3 and 6 ask nobody.
TEST(YokohamaTurn, YOK_T2_OneTwoThreeAndSixAreCompulsory) {
  Scene scene(full_turn());
  scene.play({"done"});
  EXPECT_THAT(scene.legal(), Not(Contains("done")));
  scene.play({"place church", "done"});
  EXPECT_EQ(scene.says("now"), "move 0");
  EXPECT_THAT(scene.legal(), ElementsAre("go copper-mine", "go bank", "go church"));
  scene.play({"go copper-mine"});
  EXPECT_THAT(scene.events("YOK-A1"), testing::SizeIs(1));
  EXPECT_THAT(scene.events("YOK-R1"), testing::SizeIs(1));
  EXPECT_EQ(scene.says("now"), "secondary 0 phase C");
}

TEST(YokohamaTurn, YOK_T2_TakingThePresidentBackSkipsThreeToSix) {
  Scene scene(full_turn().president(0, "church"));
  scene.play({"done", "place church", "done"});
  EXPECT_THAT(scene.events(), testing::SizeIs(2));  // there is no way from the church
  EXPECT_EQ(steps_of(scene), "take_back 0 from 0, secondary 0 phase C, turn_end");
  scene.play({"done"});
  EXPECT_EQ(steps_of(scene), "secondary 0 phase C, turn_end");
  EXPECT_THAT(scene.events("YOK-A1"), IsEmpty());
  EXPECT_THAT(scene.events("YOK-R1"), IsEmpty());
  EXPECT_EQ(scene.says("assistants church"), "4 0 0");
}

TEST(YokohamaTurn, YOK_T3_SecondaryActionsInPhasesAAndCAlone) {
  Scene scene(full_turn());
  EXPECT_THAT(secondary(scene),
              ElementsAre("agent copper-mine", "agent bank", "agent church", "achieve seven-fish",
                          "fulfil order-02", "fulfil order-11"));
  scene.play({"done"});
  for (const char* move : {"place church", "place customs", "done", "go church", "done"}) {
    EXPECT_THAT(secondary(scene), IsEmpty()) << scene.says("now");
    scene.play({move});
  }
  EXPECT_THAT(scene.says("now"), testing::StartsWith("level5"));
  EXPECT_THAT(secondary(scene), IsEmpty());
  scene.play({"token"});
  EXPECT_THAT(secondary(scene), IsEmpty());
  scene.play({"shop 1"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase C");
  EXPECT_THAT(secondary(scene),
              ElementsAre("agent copper-mine", "agent bank", "agent customs", "achieve seven-fish",
                          "fulfil order-02", "fulfil order-11"));
}

TEST(YokohamaTurn, YOK_T3_NotInsideAnotherAction) {
  // The order brings a piece of the warehouse and then nothing else may begin before it is taken.
  Scene order(Table(3)
                  .phase_a()
                  .kept(0, "")
                  .agents(0, "uk")
                  .orders(0, "order-19 order-11")
                  .assistants(0, "bank church")
                  .stock(0, "silk=1 tea=5 fish=9"));
  order.play({"fulfil order-19"});
  EXPECT_EQ(order.says("now"), "warehouse 0 left 1");
  EXPECT_THAT(secondary(order), IsEmpty());
  order.play({"hire assistant"});
  EXPECT_EQ(order.says("now"), "secondary 0 phase A");
  EXPECT_THAT(secondary(order), Contains("fulfil order-11"));
  // Nor inside the action of an agent.
  Scene agent(full_turn().stock(0, "tea=9 fish=9"));
  agent.play({"agent church"});
  EXPECT_THAT(agent.says("now"), testing::StartsWith("slot"));
  EXPECT_THAT(secondary(agent), IsEmpty());
  agent.play({"slot church-3", "pay copper+silk+tea"});
  EXPECT_EQ(agent.says("now"), "moves 0 left 2");
  EXPECT_THAT(secondary(agent), IsEmpty());
}

// The two moves of the slot are made before the token, the token's reward before the building.
TEST(YokohamaTurn, YOK_T3_OneThingIsFinishedBeforeTheNextBegins) {
  Scene scene(Table(3)
                  .moving()
                  .assistants(0, "church=4 bank")
                  .token("church", "level5-19")
                  .tile("church", "building-05")
                  .stock(0, "yen=4"));
  scene.play({"go church", "slot church-3", "pay copper"});
  EXPECT_EQ(scene.says("now"), "moves 0 left 2");
  scene.play({"move bank customs"});
  EXPECT_EQ(scene.says("now"), "moves 0 left 1");
  scene.play({"done"});
  EXPECT_EQ(scene.says("now"), "level5 0");
  scene.play({"token"});
  EXPECT_EQ(scene.says("now"), "moves 0 left 2");
  scene.play({"done"});
  EXPECT_EQ(scene.says("now"), "build 0");
  scene.play({"shop 1"});
  EXPECT_THAT(scene.says("now"), testing::StartsWith("any_good"));
  scene.play({"good tea"});
  EXPECT_EQ(scene.events("YOK-R1").size(), 0U);
  scene.play({"good tea"});
  EXPECT_EQ(scene.events("YOK-R1").size(), 1U);
}

TEST(YokohamaTurn, YOK_T3_PhasesAAndCLastUntilThePlayerEndsThem) {
  Scene scene(full_turn().stock(0, "tea=9 fish=9"));
  scene.play({"fulfil order-11"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase A");
  scene.play({"agent bank"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase A");
  scene.play({"done"});
  EXPECT_THAT(scene.says("now"), testing::StartsWith("place"));
}

TEST(YokohamaTurn, YOK_T3_StepsFourAndFiveMayBePassedOver) {
  Scene scene(full_turn());
  scene.play({"done", "pair church", "go church", "done", "done", "done"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase C");
  EXPECT_EQ(scene.says("token church"), "level5-01");
  EXPECT_EQ(scene.says("shops church"), "- - - -");
  EXPECT_THAT(scene.events("YOK-R1"),
              ElementsAre("YOK-R1 recalled area:church cell:7 count:5 seat:0 stayed:0"));
}

// The step before may be passed over and the next taken.
TEST(YokohamaTurn, YOK_T3_TheTokenLeftABuildingBuilt) {
  Scene scene(full_turn());
  scene.play({"done", "pair church", "go church", "done", "done", "shop 2"});
  EXPECT_EQ(scene.says("token church"), "level5-01");
  EXPECT_EQ(scene.says("shops church"), "- 0 - -");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
