// The employment office (YOK-A8).
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

Table before_recruiting(int power, int yen, int seats = 3) {
  return Table(seats)
      .phase_a()
      .agents(0, "uk")
      .assistants(0, "employment-office=" + std::to_string(power) + " bank")
      .warehouse(0, "assistants=10")
      .stock(0, "yen=" + std::to_string(yen));
}

Scene in_office(const Table& before_recruiting) {
  Scene scene(before_recruiting);
  scene.play({"agent employment-office"}).mark();
  return scene;
}

TEST(YokohamaRecruit, YOK_A8_UpToPowerLessOnePieces) {
  for (int seats = 2; seats <= 4; ++seats) {
    EXPECT_THAT(in_office(before_recruiting(1, 9, seats)).events(), IsEmpty());
    Scene nothing(before_recruiting(1, 9, seats));
    nothing.play({"agent employment-office"});
    EXPECT_THAT(nothing.events("YOK-R1"), testing::SizeIs(1));  // the action passed
    for (int power = 2; power <= 5; ++power) {
      Scene scene = in_office(before_recruiting(power, 0, seats));
      EXPECT_EQ(scene.says("now"), "recruit 0 left " + std::to_string(power - 1));
      for (int i = 1; i < power; ++i) {
        EXPECT_THAT(scene.legal(), ElementsAre("hire assistant", "done"));
        scene.play({"hire assistant"});
      }
      EXPECT_THAT(scene.legal("hire"), IsEmpty()) << power;
      EXPECT_EQ(scene.says("warehouse 0"), std::to_string(11 - power) + " 6 4");
    }
  }
}

TEST(YokohamaRecruit, YOK_A8_AssistantsAreFree) {
  Scene scene = in_office(before_recruiting(5, 0));
  scene.play({"hire assistant"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: recruit 0 left 3", "hand 0: 5 2 0", "warehouse 0: 9 6 4"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-A8 hired piece:assistant seat:0 yen:0"));
}

TEST(YokohamaRecruit, YOK_A8_AShopFor2Yen) {
  Scene scene = in_office(before_recruiting(5, 3));
  scene.play({"hire shop"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: recruit 0 left 3", "hand 0: 4 3 0",
                                                    "warehouse 0: 10 5 4", "yen 0: 1"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-A8 hired piece:shop seat:0 yen:2"));
  EXPECT_THAT(scene.legal(), ElementsAre("hire assistant", "done"));
  EXPECT_THAT(scene.refusals("hire"), ElementsAre("hire shop: YOK-A8 not_enough_yen 2 1",
                                                  "hire house: YOK-A8 not_enough_yen 4 1"));
}

TEST(YokohamaRecruit, YOK_A8_TradingHousesFor4To7Yen) {
  Scene scene = in_office(before_recruiting(5, 22));
  const int left[] = {18, 13, 7, 0};
  for (int i = 0; i < 4; ++i) {
    scene.play({"hire house"});
    EXPECT_EQ(scene.number("yen 0"), left[i]) << i;
  }
  EXPECT_EQ(scene.says("hand 0"), "4 2 4");
  EXPECT_EQ(scene.says("warehouse 0"), "10 6 0");
  EXPECT_THAT(scene.events("YOK-A8"), ElementsAre("YOK-A8 hired piece:house seat:0 yen:4",
                                                  "YOK-A8 hired piece:house seat:0 yen:5",
                                                  "YOK-A8 hired piece:house seat:0 yen:6",
                                                  "YOK-A8 hired piece:house seat:0 yen:7"));
}

TEST(YokohamaRecruit, YOK_A8_ExactlyThePriceOrOneTooFew) {
  for (int taken = 0; taken < 4; ++taken) {
    const int price = 4 + taken;
    const auto at = [&](int yen) {
      return in_office(
          before_recruiting(3, yen).warehouse(0, "houses=" + std::to_string(4 - taken)));
    };
    EXPECT_THAT(at(price).legal(), Contains("hire house")) << taken;
    EXPECT_THAT(at(price - 1).legal(), Not(Contains("hire house"))) << taken;
    EXPECT_THAT(at(price - 1).refusals("hire house"),
                ElementsAre("hire house: YOK-A8 not_enough_yen " + std::to_string(price) + " " +
                            std::to_string(price - 1)));
  }
  EXPECT_THAT(in_office(before_recruiting(3, 2)).legal(),
              ElementsAre("hire assistant", "hire shop", "done"));
  EXPECT_THAT(in_office(before_recruiting(3, 1)).legal(), ElementsAre("hire assistant", "done"));
}

// By the order in which they leave the warehouse: in hand or built they count alike, and those of
// others do not.
TEST(YokohamaRecruit, YOK_A8_TheOrderInWhichThisPlayerTakesThem) {
  const Scene in_hand = in_office(before_recruiting(3, 5).hand(0, "houses=2"));
  EXPECT_THAT(in_hand.refusals("hire house"), ElementsAre("hire house: YOK-A8 not_enough_yen 6 5"));
  const Scene built = in_office(before_recruiting(3, 5).houses(0, "church customs"));
  EXPECT_THAT(built.refusals("hire house"), ElementsAre("hire house: YOK-A8 not_enough_yen 6 5"));
  Scene others = in_office(before_recruiting(3, 4).houses(1, "church customs bank"));
  others.play({"hire house"});
  EXPECT_EQ(others.says("yen 0"), "0");
}

// The next one costs 5 yen, whether the first came from a reward or from here.
TEST(YokohamaRecruit, YOK_A8_HereOrByTheWarehouseOfAReward) {
  Scene scene(Table(3)
                  .phase_a()
                  .agents(0, "uk us")
                  .assistants(0, "church=5 bank employment-office=2")
                  .stock(0, "yen=10"));
  scene.play({"agent church", "slot church-2", "hire house"});
  EXPECT_EQ(scene.says("yen 0"), "6");
  EXPECT_THAT(scene.events("YOK-B2"), ElementsAre("YOK-B2 hired piece:house seat:0 yen:4"));
  scene.play({"done", "done", "place copper-mine", "done", "go employment-office", "hire house"});
  EXPECT_EQ(scene.says("yen 0"), "1");
  EXPECT_THAT(scene.events("YOK-A8"), ElementsAre("YOK-A8 hired piece:house seat:0 yen:5"));
}

TEST(YokohamaRecruit, YOK_A8_OfAnySorts) {
  Scene scene = in_office(before_recruiting(5, 8));
  scene.play({"hire shop", "hire assistant", "hire house", "hire shop"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: level5 0", "hand 0: 5 4 1",
                                                    "warehouse 0: 9 4 3", "yen 0: 0"));
}

TEST(YokohamaRecruit, YOK_A8_OnlyFromTheWarehouse) {
  const Scene scene = in_office(before_recruiting(3, 9)
                                    .assistants(0, "church=5 customs=5")
                                    .hand(0, "assistants=6")
                                    .warehouse(0, "assistants=0 shops=0 houses=0"));
  EXPECT_THAT(scene.legal("hire"), IsEmpty());
  const Scene shops = in_office(before_recruiting(3, 9)
                                    .assistants(0, "church=5 customs=5")
                                    .hand(0, "assistants=6")
                                    .warehouse(0, "assistants=0 shops=1 houses=0"));
  EXPECT_THAT(shops.legal(), ElementsAre("hire shop", "done"));
  EXPECT_THAT(shops.refusals("hire"), ElementsAre("hire assistant: YOK-A8 warehouse_empty 0 0",
                                                  "hire house: YOK-A8 warehouse_empty 0 0"));
}

TEST(YokohamaRecruit, YOK_A8_UpTo) {
  Scene scene = in_office(before_recruiting(5, 0));
  scene.play({"hire assistant", "done"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: level5 0", "hand 0: 5 2 0", "warehouse 0: 9 6 4"));
}

TEST(YokohamaRecruit, YOK_A8_TheMainActionTheSame) {
  Scene scene(Table(2).moving().assistants(0, "employment-office bank").stock(0, "yen=4"));
  scene.play({"go employment-office"});
  EXPECT_EQ(scene.says("now"), "recruit 0 left 1");
  scene.play({"hire house"});
  EXPECT_EQ(scene.says("hand 0"), "9 2 1");  // the assistant comes back by the recall
}

}  // namespace
}  // namespace kaisho::yokohama_tests
