// The worked examples of the rulebook: of its text, of its questions and answers, and its example
// round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

constexpr int kRose = 1;  // the seats are named after the rulebook's players where it names them

// "Cette main vaut 12 pièces (2+2+3+5)."
TEST(OsakaExamples, OSA_B2_AHandOfTwelve) {
  const auto table = [](const std::string& market) {
    return Table().market(market).hand(0, "red2 blue2 yellow3 green5");
  };
  EXPECT_THAT(Scene(table("red5 red5 red2")).legal(), Contains("buy"));
  EXPECT_THAT(Scene(table("red5 red5 red3")).refusals("buy"),
              ElementsAre("buy: OSA-B2 too_expensive 13 12"));
}

// "2 marchandises jaunes : le navire jaune avance de 2 cases. 1 marchandise rouge : … d'1 case."
TEST(OsakaExamples, OSA_B5_TwoYellowOneRed) {
  Scene scene(Table().market("yellow2 red3 yellow3").hand(0, "green5 green3"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("ship yellow"), "2");
  EXPECT_EQ(scene.says("ship red"), "1");
}

// "3 marchandises bleues … 1 marchandise verte … Le navire vert atteint Edo : … Jour de paie."
TEST(OsakaExamples, OSA_B5_OSA_B6_ThreeBlueOneGreen) {
  Scene scene(
      Table().market("blue2 blue3 green5 blue2").hand(0, "red5 red5 red2").ships("green=4 blue=1"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-B5"), ElementsAre("OSA-B5 ship_moved colour:blue from:1 to:3",
                                                  "OSA-B5 ship_moved colour:green from:4 to:5"));
  EXPECT_THAT(scene.events("OSA-P1"), ElementsAre("OSA-P1 payday colour:green"));
  // Blue now stands on waves: the three goods just bought are lost.
  EXPECT_EQ(scene.says("goods 0"), "");
  EXPECT_EQ(scene.says("ship blue"), "2");
  EXPECT_EQ(scene.says("points 0"), "1");
  EXPECT_EQ(scene.says("discard"), "red2 red5 red5 blue2 blue2 blue3");
}

// "Si le joueur rose décide d'acheter des marchandises, il doit prendre ces trois cartes."
TEST(OsakaExamples, OSA_B1_RoseBuysAllThree) {
  Scene scene(Table(4)
                  .market("red5@0 yellow2 blue3@1 green5@3 red2")
                  .hand(kRose, "green5 green2")
                  .turn_of(kRose));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 1"), "red2 blue3 yellow2");
  EXPECT_EQ(scene.says("market").substr(0, 15), "red5@0 green5@3");
}

// "Si le joueur rose prend une pièce, il a le choix entre ces trois cartes."
TEST(OsakaExamples, OSA_K1_RoseTakesAnyOfThree) {
  const Scene scene(Table(4).market("red5@0 yellow2 blue3@1 green5@3 red2").turn_of(kRose));
  EXPECT_THAT(scene.legal("take"), ElementsAre("take yellow2", "take blue3 own", "take red2"));
}

// "Exemple 1 : Jour de paie pour jaune et rouge … 3+1 = 4 PV", and a token of each colour.
TEST(OsakaExamples, OSA_P2_OSA_P5_RedOf15AndYellowOf5) {
  Scene scene(Table()
                  .market("red5 yellow2")
                  .hand(0, "green5 green2")
                  .goods(0, "red5 red2")
                  .ships("red=4 yellow=4")
                  .farm("")
                  .pile("blue2 blue3 blue5 green2 green3"));
  scene.play({"buy"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre(
                  "turn: 11", "reveals: 35", "active: 1", "now: turn 1", "ship red: 0",
                  "ship yellow: 0", "market: blue2 blue3", "farm: blue5 green2 green3",
                  "hand 0: ", "goods 0: ", "tokens 0: red yellow", "points 0: 4",
                  "kept: red2 red5 red5 yellow2", "discard: green2 green5", "draw: 5 fewer"));
}

// "Exemple 2 : … 5 + 2 jetons × 3 cartes = 21. Arrondi à 25 … 5 cartes : 3 de son lot et 2 de la
// pioche."
TEST(OsakaExamples, OSA_P2_OSA_P3_GreenOf21WithTwoTokens) {
  Scene scene(Table()
                  .market("green2")
                  .hand(0, "red2")
                  .goods(0, "green5 green3")
                  .tokens(0, "green green")
                  .ships("green=4")
                  .pile("blue2 blue3 yellow2 yellow3 yellow5 red2 red3"));
  scene.play({"buy"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("turn: 11", "reveals: 35", "active: 1", "now: turn 1", "ship green: 0",
                           "market: yellow2 yellow3", "farm: yellow5 red2 red3",
                           "hand 0: ", "goods 0: ", "tokens 0: green green green", "points 0: 5",
                           "kept: green2 green3 green5", "blind: blue2 blue3", "discard: red2",
                           "draw: 7 fewer"));
}

// "Exemple : Les navires bleu et rouge font naufrage", at a payday of another colour; "puis-je
// assurer des marchandises bleues en utilisant des symboles Assurance rouges? Non".
TEST(OsakaExamples, OSA_P7_OSA_P8_OSA_P9_BlueAndRedAreWrecked) {
  Scene scene(Table()
                  .market("green5")
                  .hand(0, "yellow5")
                  .ships("green=4 blue=3 red=4")
                  .goods(1, "blue5 blue3")
                  .hand(1, "red2 red3"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-P7"), IsEmpty());  // red symbols, blue goods: nothing to ask
  EXPECT_EQ(scene.says("hand 1"), "red2 red3");
  EXPECT_EQ(scene.says("goods 1"), "");
  EXPECT_EQ(scene.says("ship blue"), "2");
  EXPECT_EQ(scene.says("ship red"), "2");
  EXPECT_EQ(scene.says("ship green"), "0");
}

// "Si je réserve une carte, dois-je l'acheter ou la prendre lors de mon prochain tour? Vous ne
// devez l'acheter que lorsque vous achetez des marchandises du marché."
TEST(OsakaExamples, OSA_V2_NoDutyToBuyWhatIsReserved) {
  Scene scene(Table().market("red5 blue2 green2 yellow2").hand(0, "yellow5 yellow3"));
  scene.play({"reserve red5 market", "take yellow2"});
  EXPECT_THAT(scene.legal("take"), ElementsAre("take red5 own", "take blue2", "take green2"));
  scene.play({"take blue2"});
  EXPECT_EQ(scene.says("market"), "red5@0 green2");
  scene.play({"take green2"});
  EXPECT_THAT(scene.legal(), ElementsAre("buy", "take red5 own"));
  scene.play({"buy"}).play({"pay yellow5"});
  EXPECT_EQ(scene.says("goods 0"), "red5");
}

// "Réserver une carte de valeur 5 … elles resteront sur le marché jusqu'à ce que vous puissiez les
// acheter."
TEST(OsakaExamples, OSA_V2_AReservedFiveStays) {
  Scene scene(Table().market("red5 blue2").hand(1, "green5 green2"));
  scene.play({"reserve red5 market", "buy"}).play({"pay green2"});
  EXPECT_EQ(scene.says("market").substr(0, 6), "red5@0");
  EXPECT_EQ(scene.says("goods 1"), "blue2");
}

// "Réserver une carte de la ferme … vous vous assurez qu'elle ne sera pas achetée lorsqu'elle
// arrivera dans le marché."
TEST(OsakaExamples, OSA_V3_OSA_R1_AReservedFarmCardIsSafeOnTheMarket) {
  Scene scene(Table(3)
                  .market("red2")
                  .farm("blue2")
                  .hand(1, "green2")
                  .hand(2, "green5 green5")
                  .pile("yellow2 yellow3 red5 red5 red5"));
  scene.play({"reserve blue2 farm", "buy"});
  EXPECT_EQ(scene.says("market"), "blue2@0 yellow2 yellow3");
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 2"), "yellow2 yellow3");
  EXPECT_EQ(scene.says("market").substr(0, 7), "blue2@0");
}

// "La taille de la main d'un joueur est-elle secrète? Non."
TEST(OsakaExamples, OSA_H1_TheSizeOfAHandIsNoSecret) {
  const Scene scene(Table().market("red2").hand(1, "red5 blue3 blue3"));
  const Json view = osaka().position_json(osaka().observe(scene.position(), 0));
  int size = 0;
  for (const Json& n : view["seats"][1]["hand"]) size += n.get<int>();
  EXPECT_EQ(size, 3);
}

// The example round: grey takes, white reserves, rose takes, ochre buys.
TEST(OsakaExamples, OSA_T1_TheExampleRound) {
  constexpr int kGrey = 0;
  constexpr int kOchre = 3;
  Scene scene(Table(4)
                  .market("blue5 red5 yellow3 yellow2 yellow3")
                  .farm("green2 green3 blue3")
                  .hand(kGrey, "red5 blue3")
                  .hand(1, "green5 green3")
                  .hand(2, "blue5 red3")
                  .hand(kOchre, "green5 blue2")
                  .pile("red2 red3 blue2 green5 yellow5"));
  EXPECT_THAT(scene.refusals("buy"), ElementsAre("buy: OSA-B2 too_expensive 18 8"));
  scene.play({"take blue5", "reserve red5 market"});
  EXPECT_THAT(scene.legal("buy"), ElementsAre("buy"));  // "Elle a assez de pièces …"
  scene.play({"take yellow3"}).mark();
  EXPECT_EQ(scene.says("market"), "red5@1 yellow2 yellow3");
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-B1"), ElementsAre("OSA-B1 bought cards:2 cost:5 seat:3"));
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 14", "reveals: 35", "active: 0", "now: turn 0",
                                   "ship yellow: 2", "market: red5@1 green2 green3 blue3 red2 red3",
                                   "farm: blue2 green5 yellow5", "hand 3: blue2",
                                   "goods 3: yellow2 yellow3", "discard: green5", "draw: 5 fewer"));
}

}  // namespace
}  // namespace kaisho::osaka_tests
