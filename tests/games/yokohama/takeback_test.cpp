// Step 2, the other way: the president and assistants are taken back (YOK-M6).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

Table on_the_bank(int seats = 3) { return Table(seats).moving().president(0, "bank"); }

TEST(YokohamaTakeBack, YOK_M6_ThePresidentAndAnyNumberOfAssistantsFromAnyAreas) {
  Scene scene(on_the_bank().assistants(0, "bank=2 church=3 port-b chinatown"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk chinatown", "take-back"));
  scene.play({"take-back"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: take_back 0 from 0", "president 0: -"));
  EXPECT_THAT(scene.legal(),
              ElementsAre("back bank 1", "back bank 2", "back chinatown 1", "back church 1",
                          "back church 2", "back church 3", "back port-b 1", "done"));
  scene.play({"back bank 2", "back church 1"});
  EXPECT_EQ(scene.says("now"), "take_back 0 from 8");
  EXPECT_THAT(scene.legal(), ElementsAre("back port-b 1", "done"));
  EXPECT_THAT(scene.refusals(""), ElementsAre("back chinatown 1: YOK-M6 in_order 0 0",
                                              "back church 1: YOK-M6 in_order 0 0"));
  scene.play({"back port-b 1"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 13", "active: 1", "now: place 1 last - placed 0",
                                   "assistants bank: 0 0 0", "assistants church: 2 0 0",
                                   "assistants port-b: 0 0 0", "hand 0: 12 2 0", "president 0: -"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-M6 president_back area:bank cell:5 seat:0",
                          "YOK-M6 assistants_back area:bank cell:5 count:2 seat:0",
                          "YOK-M6 assistants_back area:church cell:7 count:1 seat:0",
                          "YOK-M6 assistants_back area:port-b cell:12 count:1 seat:0",
                          "YOK-T1 turn_began round:4 seat:1 turn:13"));
}

TEST(YokohamaTakeBack, YOK_M6_EvenNone) {
  Scene scene(on_the_bank().assistants(0, "chinatown church"));
  scene.play({"take-back", "done"});
  EXPECT_THAT(scene.changes({"turn", "active"}), ElementsAre("president 0: -"));
  EXPECT_THAT(scene.events("YOK-M6"), ElementsAre("YOK-M6 president_back area:bank cell:5 seat:0"));
}

TEST(YokohamaTakeBack, YOK_M6_AllOfThem) {
  Scene scene(on_the_bank(4).assistants(0, "copper-mine=2 copper-mine#2=3 chinatown"));
  scene.play({"take-back", "back copper-mine 2", "back copper-mine#2 3", "back chinatown 1"});
  EXPECT_EQ(scene.says("hand 0"), "14 2 0");
  EXPECT_EQ(scene.says("active"), "1");
}

TEST(YokohamaTakeBack, YOK_M6_OwnOnesAlone) {
  Scene mixed(on_the_bank().assistants(0, "chinatown bank").assistants(1, "chinatown=3 church=2"));
  mixed.play({"take-back"});
  EXPECT_THAT(mixed.legal(), ElementsAre("back bank 1", "back chinatown 1", "done"));
  mixed.play({"back chinatown 1"});
  EXPECT_EQ(mixed.says("assistants chinatown"), "0 3 0");
}

TEST(YokohamaTakeBack, YOK_M6_NeverFromManagementBoards) {
  Scene scene(on_the_bank()
                  .assistants(0, "church=2")
                  .slots(0, "church-1 customs-2")
                  .achievements("seven-fish ten-yen four-trade")
                  .achieved("seven-fish", {0}));
  scene.play({"take-back"});
  EXPECT_THAT(scene.legal(), ElementsAre("back church 1", "back church 2", "done"));
}

TEST(YokohamaTakeBack, YOK_M6_ThenPhaseC) {
  // Full of things to do in steps 3 to 6: all of them are passed over.
  Scene scene(on_the_bank().assistants(0, "bank=5 church").agents(0, "uk").stock(0, "fish=7"));
  scene.play({"take-back", "done"});
  EXPECT_EQ(steps_of(scene), "secondary 0 phase C, turn_end");
  EXPECT_THAT(scene.events("YOK-A1"), IsEmpty());
  EXPECT_THAT(scene.events("YOK-R1"), IsEmpty());
  EXPECT_THAT(scene.legal("agent"), ElementsAre("agent bank", "agent church"));
}

TEST(YokohamaTakeBack, YOK_M6_FreeOfFees) {
  Scene scene(on_the_bank()
                  .assistants(0, "bank church")
                  .president(1, "bank")
                  .president(2, "church")
                  .stock(0, "yen=0"));
  // The church is not to be ended on: the president has nowhere to go.
  EXPECT_THAT(scene.legal(), ElementsAre("take-back"));
  scene.play({"take-back", "back bank 1", "back church 1"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: -", "assistants bank: 0 0 0",
                                   "assistants church: 0 0 0", "hand 0: 10 2 0"));
}

// ---- when it must be

TEST(YokohamaTakeBack, YOK_M6_CompulsoryWithoutAnotherAreaToEndOn) {
  // Assistants lie out of reach, and where the president stands.
  Scene scene(on_the_bank().placing().assistants(0, "bank=2 port-b"));
  scene.play({"place customs", "done"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: take_back 0 from 0", "president 0: -",
                                                    "assistants customs: 1 0 0", "hand 0: 7 2 0"));
  EXPECT_THAT(scene.legal(),
              ElementsAre("back bank 1", "back bank 2", "back customs 1", "back port-b 1", "done"));
  EXPECT_THAT(scene.events("YOK-M6"), ElementsAre("YOK-M6 president_back area:bank cell:5 seat:0"));
}

TEST(YokohamaTakeBack, YOK_M6_AreasThatCannotBePaidAreNone) {
  const Table table =
      on_the_bank().assistants(0, "bank chinatown church").president(1, "chinatown");
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=0")).legal(), ElementsAre("take-back"));
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=1")).legal(),
              ElementsAre("walk chinatown", "take-back"));
}

TEST(YokohamaTakeBack, YOK_M6_TheTramAndTheTrainAreWaysToo) {
  const Table far = on_the_bank().assistants(0, "bank port-b");
  EXPECT_THAT(Scene(far).legal(), ElementsAre("take-back"));
  EXPECT_THAT(Scene(Table(far).technologies(0, "tramway#1")).legal(),
              AllOf(Contains("tram port-b"), Contains("tram chinatown"), Contains("take-back"),
                    Each(AnyOf(StartsWith("tram "), "take-back"))));
  EXPECT_THAT(Scene(Table(far).technologies(0, "station#1").station("port-b")).legal(),
              ElementsAre("train port-b", "take-back"));
}

TEST(YokohamaTakeBack, YOK_M6_AlwaysOpenOnTheBoard) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene(
        on_the_bank(seats).assistants(0, "silk-factory employment-office copper-mine"));
    EXPECT_THAT(scene.legal(), Contains("take-back")) << seats;
  }
}

// Under way it is too late.
TEST(YokohamaTakeBack, YOK_M6_NotInTheMiddleOfAWalk) {
  Scene scene(on_the_bank().assistants(0, "chinatown church laboratory-a"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.legal(), Not(Contains("take-back")));
}

TEST(YokohamaTakeBack, YOK_M6_FromHandClosedWhileThereIsAnAreaToPutItOn) {
  const Scene scene(Table(3).moving().assistants(0, "bank church"));
  EXPECT_THAT(scene.legal(), ElementsAre("go bank", "go church"));
  EXPECT_THAT(scene.refusals("take-back"), ElementsAre("take-back: YOK-M6 president_in_hand 0 0"));
}

TEST(YokohamaTakeBack, YOK_M6_FromHandCompulsoryWhenThereIsNone) {
  Scene scene(Table(3)
                  .assistants(0, "bank=2 church")
                  .president(1, "bank")
                  .president(2, "church")
                  .stock(0, "yen=1"));
  scene.play({"place bank", "done"}).mark();
  EXPECT_EQ(scene.says("now"), "take_back 0 from 0");
  scene.play({"back bank 2", "back church 1"});
  EXPECT_THAT(
      scene.changes({"turn", "active"}),
      UnorderedElementsAre("assistants bank: 1 0 0", "assistants church: 0 0 0", "hand 0: 10 2 0"));
  EXPECT_THAT(scene.events("YOK-M6"),
              ElementsAre("YOK-M6 assistants_back area:bank cell:5 count:2 seat:0",
                          "YOK-M6 assistants_back area:church cell:7 count:1 seat:0"));
}

TEST(YokohamaTakeBack, YOK_M6_FromHandWithPostalSystemButWithoutYen) {
  const Table table = Table(3)
                          .moving()
                          .technologies(0, "postal-system#1")
                          .assistants(0, "bank=2")
                          .president(1, "bank");
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=0")).legal(), ElementsAre("take-back"));
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=1")).legal(), ElementsAre("go bank"));
}

}  // namespace
}  // namespace kaisho::yokohama_tests
