// Insurance before a wreck (OSA-P7). In each, seat 0 buys a red card, the red ship arrives, and
// ships stand on waves.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Table blue_in_danger(int seats = 2) {
  return Table(seats).market("red5").hand(0, "green5").ships("red=4 blue=3");
}

TEST(OsakaInsurance, OSA_P7_EachSymbolProtectsOneGood) {
  Scene scene(blue_in_danger().hand(1, "blue2 green2").goods(1, "blue3 blue3 blue3"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("now"), "insure 1 colour blue symbols 0 from blue3");
  EXPECT_THAT(scene.legal(), ElementsAre("insure blue2", "insure none"));
  scene.mark().play({"insure blue2"});
  EXPECT_EQ(scene.says("hand 1"), "green2");
  EXPECT_EQ(scene.says("goods 1"), "blue3 blue3");
  EXPECT_EQ(scene.says("insured 1"), "blue3 blue3");
  EXPECT_THAT(scene.events("OSA-P7"),
              ElementsAre("OSA-P7 insured card:blue2 seat:1", "OSA-P7 protected card:blue3 seat:1",
                          "OSA-P7 protected card:blue3 seat:1"));
  EXPECT_EQ(scene.says("discard"), "blue2 blue3 green5");
}

TEST(OsakaInsurance, OSA_P7_CardByCardUntilThePlayerStops) {
  const Table table =
      blue_in_danger().hand(1, "blue3 blue3 blue2").goods(1, "blue5 blue5 blue5 blue5 blue5");
  Scene scene(table);
  scene.play({"buy", "insure blue3"});
  EXPECT_EQ(scene.says("now"), "insure 1 colour blue symbols 1 from blue3");
  EXPECT_THAT(scene.legal(), ElementsAre("insure blue3", "insure blue2", "insure none"));
  Scene one = scene;
  one.play({"insure none"});
  EXPECT_EQ(one.says("insured 1"), "blue5");
  EXPECT_EQ(one.says("hand 1"), "blue2 blue3");
  scene.play({"insure blue3", "insure blue2"});
  EXPECT_EQ(scene.says("insured 1"), "blue5 blue5 blue5 blue5");
  EXPECT_EQ(scene.says("hand 1"), "");
  Scene none(table);
  none.play({"buy", "insure none"});
  EXPECT_EQ(none.says("goods 1"), "");
  EXPECT_EQ(none.says("hand 1"), "blue2 blue3 blue3");
}

TEST(OsakaInsurance, OSA_P7_EachPlayerForEveryColourInDanger) {
  Scene scene(Table(3)
                  .market("green5")
                  .hand(0, "green5")
                  .ships("green=4 red=3 blue=4")
                  .hand(1, "red2 blue2")
                  .goods(1, "red5 blue5")
                  .hand(2, "red2 blue2")
                  .goods(2, "red3 blue3"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("now"), "insure 1 colour red symbols 0 from red3");
  scene.play({"insure red2"});
  EXPECT_EQ(scene.says("now"), "insure 1 colour blue symbols 0 from blue3");
  scene.play({"insure none"});
  EXPECT_EQ(scene.says("now"), "insure 2 colour red symbols 0 from red3");
  scene.play({"insure none"});
  EXPECT_EQ(scene.says("now"), "insure 2 colour blue symbols 0 from blue3");
  scene.play({"insure blue2"});
  EXPECT_EQ(scene.says("goods 1"), "red5");
  EXPECT_EQ(scene.says("goods 2"), "blue3");
}

TEST(OsakaInsurance, OSA_P7_OrAllIsProtectedAndSurplusIsLost) {
  Scene scene(blue_in_danger().hand(1, "blue2 blue2").goods(1, "blue5 blue3!"));
  scene.play({"buy", "insure blue2"});  // two symbols, one good without protection
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_EQ(scene.says("hand 1"), "blue2");
  EXPECT_EQ(scene.says("insured 1"), "blue3 blue5");
}

TEST(OsakaInsurance, OSA_P7_ThePlayerChoosesWhichGoods) {
  const Table table = blue_in_danger().hand(1, "blue2").goods(1, "blue2 blue3 blue5 blue5");
  Scene scene(table);
  scene.play({"buy", "insure blue2"});
  EXPECT_EQ(scene.says("now"), "protect 1 left 2 colour blue highest blue5");
  EXPECT_THAT(scene.legal(), ElementsAre("protect blue5", "protect blue3"));
  Scene high = scene;
  high.play({"protect blue5"});
  EXPECT_THAT(high.legal(), ElementsAre("protect blue5", "protect blue3", "protect blue2"));
  EXPECT_EQ(high.play({"protect blue2"}).says("insured 1"), "blue2 blue5");
  scene.play({"protect blue3"});
  EXPECT_EQ(scene.says("goods 1"), "blue2 blue3");
  EXPECT_EQ(scene.says("insured 1"), "blue2 blue3");
}

TEST(OsakaInsurance, OSA_P7_TheActivePlayerThenClockwise) {
  Scene scene(Table(3)
                  .market("red5")
                  .hand(1, "green5 blue2")
                  .hand(2, "blue2")
                  .hand(0, "blue2")
                  .ships("red=4 blue=3")
                  .goods(0, "blue3 blue3")
                  .goods(1, "blue3 blue3")
                  .goods(2, "blue3 blue3")
                  .turn_of(1));
  scene.play({"buy"});
  for (const char* seat : {"1", "2", "0"}) {
    EXPECT_EQ(scene.says("now"),
              std::string("insure ") + seat + " colour blue symbols 0 from blue3");
    scene.play({"insure none"});
  }
  EXPECT_EQ(scene.says("now"), "turn 2");
}

TEST(OsakaInsurance, OSA_P7_ColourByColour) {
  Scene scene(blue_in_danger()
                  .ships("red=4 blue=3 green=4")
                  .hand(1, "green3 blue3")
                  .goods(1, "green5 blue5"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("now"), "insure 1 colour blue symbols 0 from blue3");
  scene.play({"insure none"});
  EXPECT_EQ(scene.says("now"), "insure 1 colour green symbols 0 from green3");
  scene.play({"insure green3"});
  EXPECT_EQ(scene.says("goods 1"), "green5");
  EXPECT_EQ(scene.says("insured 1"), "green5");
}

TEST(OsakaInsurance, OSA_P7_AskedOnlyWhereItCanHelp) {
  const auto asked = [](const Table& table) {
    return Scene(table).play({"buy"}).says("now") != "turn 1";
  };
  EXPECT_TRUE(asked(blue_in_danger().hand(1, "blue2").goods(1, "blue5")));
  EXPECT_FALSE(asked(blue_in_danger().hand(1, "blue2")));                         // no goods
  EXPECT_FALSE(asked(blue_in_danger().hand(1, "blue2").goods(1, "blue5!")));      // all protected
  EXPECT_FALSE(asked(blue_in_danger().hand(1, "red2 blue5").goods(1, "blue5")));  // no symbol
  EXPECT_FALSE(asked(blue_in_danger().ships("blue=2").hand(1, "blue2").goods(1, "blue5")));
  EXPECT_FALSE(asked(blue_in_danger().hand(1, "red2").goods(1, "red5")));  // sold, not wrecked
}

TEST(OsakaInsurance, OSA_P7_SymbolsOfOtherColoursDoNotHelp) {
  Scene scene(blue_in_danger().hand(1, "red2 blue3 blue5").goods(1, "blue5 blue5"));
  scene.play({"buy"});
  EXPECT_THAT(scene.legal(), ElementsAre("insure blue3", "insure none"));
  EXPECT_THAT(scene.refusals("insure"),
              UnorderedElementsAre("insure red2: OSA-P7 insures_other_colour 0 0",
                                   "insure blue5: OSA-P7 no_symbol 0 0"));
}

TEST(OsakaInsurance, OSA_P7_EverySetOnceByRisingSymbols) {
  Scene scene(blue_in_danger().hand(1, "blue2 blue2 blue3").goods(1, "blue5 blue5 blue5"));
  scene.play({"buy", "insure blue2"});
  EXPECT_THAT(scene.legal(), ElementsAre("insure blue2", "insure none"));
  EXPECT_THAT(scene.refusals("insure"),
              ElementsAre("insure blue3: OSA-P7 insured_by_rising_symbols 0 0"));
}

TEST(OsakaInsurance, OSA_P7_ForTheRestOfTheGame) {
  Scene scene(blue_in_danger()
                  .hand(0, "green5 green2")
                  .hand(1, "blue2 blue3")
                  .goods(1, "blue5 blue5")
                  .pile("red2 yellow2 green3 green3 green3"));
  scene.play({"buy", "insure blue2"});
  Json later = osaka().position_json(scene.position());
  later["ships"]["red"] = 4;
  later["ships"]["blue"] = 4;
  Scene again(later);
  again.play({"take yellow2", "buy"});  // the next payday: nothing to ask, nothing lost
  EXPECT_THAT(again.events("OSA-P8"), ElementsAre("OSA-P8 wrecked colour:blue place:4"));
  EXPECT_THAT(again.events("OSA-P7"), IsEmpty());
  EXPECT_EQ(again.says("goods 1"), "blue5 blue5");
  EXPECT_EQ(again.says("insured 1"), "blue5 blue5");
}

TEST(OsakaInsurance, OSA_P7_ProtectedGoodsAreStillSold) {
  Scene scene(Table().market("red5").hand(0, "green5").ships("red=4").goods(1, "red5! red5!"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 1"), "");
  EXPECT_EQ(scene.says("insured 1"), "");
  EXPECT_EQ(scene.says("points 1"), "2");
}

}  // namespace
}  // namespace kaisho::osaka_tests
