// Specialists that bring boats: Raijin (YAM-P3), Michimata (YAM-P14), Nakatsu (YAM-P17), and when
// these may be used (YAM-P19).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// ---- Raijin

Table with_raijin(const char* boats) { return Table().specialists(0, "raijin").hand(0, boats); }

TEST(YamataiRaijin, YAM_P3_TwoOwnBoatsForAYellowOne) {
  Scene scene(with_raijin("green red black"));
  EXPECT_THAT(scene.legal("gild"),
              UnorderedElementsAre("gild green black", "gild green red", "gild black red"));
  scene.play({"gild green red"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: gild", "supply green: 22", "supply red: 13",
                                   "supply yellow: 9", "boats 0: black yellow"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P3 boat_given colour:green seat:0",
                                          "YAM-P3 boat_given colour:red seat:0",
                                          "YAM-P3 boat_gained colour:yellow seat:0"));
}

TEST(YamataiRaijin, YAM_P3_OfAnyColours) {
  const Scene scene(with_raijin("green green brown yellow yellow"));
  EXPECT_THAT(scene.legal("gild"),
              UnorderedElementsAre("gild green green", "gild green brown", "gild green yellow",
                                   "gild brown yellow", "gild yellow yellow"));
}

TEST(YamataiRaijin, YAM_P3_OnceATurn) {
  Scene scene(with_raijin("green green brown brown"));
  scene.play({"gild green green"});
  EXPECT_THAT(scene.legal("gild"), IsEmpty());
  EXPECT_THAT(scene.refusals("gild"), ElementsAre("gild green green: YAM-P3 used_this_turn 0 0"));
}

// Two turns of a player in a round are two turns (YAM-T12).
TEST(YamataiRaijin, YAM_P3_OnceInEachTurnOfARound) {
  Scene scene(with_raijin("green green brown brown").track("9 3 4 6 - / 2 / 5 7 8 10"));
  scene.play({"gild green green", "done", "keep brown", "fleet 9", "done", "keep black"});
  scene.play({"fleet 6"});
  EXPECT_THAT(scene.legal("gild"), UnorderedElementsAre("gild green brown", "gild brown brown"));
}

TEST(YamataiRaijin, YAM_P3_NotWithoutAYellowOneInTheSupply) {
  const Scene scene(with_raijin("green red").supply("yellow=0"));
  EXPECT_THAT(scene.legal("gild"), IsEmpty());
  EXPECT_THAT(scene.refusals("gild"), ElementsAre("gild green green: YAM-S5 none_in_supply 0 0"));
  EXPECT_THAT(Scene(with_raijin("green red").supply("yellow=1")).legal("gild"),
              ElementsAre("gild green red"));
}

// What is given goes to the supply before the yellow boat is taken from it.
TEST(YamataiRaijin, YAM_P3_AYellowOneGivenComesBackFromAnEmptySupply) {
  Scene scene(with_raijin("green red yellow yellow").supply("yellow=0"));
  EXPECT_THAT(scene.legal("gild"),
              ElementsAre("gild green yellow", "gild red yellow", "gild yellow yellow"));
  EXPECT_THAT(scene.refusals("gild"), IsEmpty());
  Scene both = scene;
  scene.play({"gild red yellow"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: gild", "supply red: 13", "boats 0: green yellow yellow"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P3 boat_given colour:red seat:0",
                                          "YAM-P3 boat_given colour:yellow seat:0",
                                          "YAM-P3 boat_gained colour:yellow seat:0"));
  both.play({"gild yellow yellow"});
  EXPECT_THAT(both.changes(),
              UnorderedElementsAre("used: gild", "supply yellow: 1", "boats 0: green red yellow"));
  EXPECT_THAT(Scene(with_raijin("yellow").supply("yellow=0")).refusals("gild"),
              ElementsAre("gild green green: YAM-P3 too_few_boats 1 2"));
}

TEST(YamataiRaijin, YAM_P3_NotWithOneBoat) {
  const Scene scene(with_raijin("red"));
  EXPECT_THAT(scene.legal("gild"), IsEmpty());
  EXPECT_THAT(scene.refusals("gild"), ElementsAre("gild green green: YAM-P3 too_few_boats 1 2"));
}

TEST(YamataiRaijin, YAM_P3_ForTheOwnerOnly) {
  const Scene scene(Table().specialists(1, "raijin").hand(0, "green red").hand(1, "black black"));
  EXPECT_THAT(scene.legal("gild"), IsEmpty());
  EXPECT_THAT(scene.refusals("gild"), IsEmpty());
}

TEST(YamataiRaijin, YAM_P3_ABoatOfThePortOrBoughtThisTurnToo) {
  Scene scene(with_raijin("red").coins(0, 1));
  scene.play({"buy green", "gild green red"});
  EXPECT_EQ(scene.says("boats 0"), "yellow");
}

// ---- Michimata

Table with_michimata(const char* tokens) {
  return Table().specialists(0, "michimata").culture(0, tokens).hand(0, "green brown");
}

TEST(YamataiMichimata, YAM_P14_ATokenForAYellowBoat) {
  Scene scene(with_michimata("tea tea rice"));
  EXPECT_THAT(scene.legal("token"), ElementsAre("token-for-yellow tea", "token-for-yellow rice"));
  scene.play({"token-for-yellow tea"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: token_for_yellow", "supply yellow: 9",
                                   "boats 0: green brown yellow", "culture 0: tea rice"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P14 token_spent count:1 kind:tea seat:0",
                                          "YAM-P14 boat_gained colour:yellow seat:0"));
}

TEST(YamataiMichimata, YAM_P14_OnceATurn) {
  Scene scene(with_michimata("tea tea rice"));
  scene.play({"token-for-yellow rice"});
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  EXPECT_THAT(scene.refusals("token"),
              ElementsAre("token-for-yellow persimmon: YAM-P14 used_this_turn 0 0"));
}

TEST(YamataiMichimata, YAM_P14_NotWithoutAYellowOneInTheSupplyOrAToken) {
  const Scene supply(with_michimata("tea").supply("yellow=0"));
  EXPECT_THAT(supply.legal("token"), IsEmpty());
  EXPECT_THAT(supply.refusals("token"),
              ElementsAre("token-for-yellow persimmon: YAM-S5 none_in_supply 0 0"));
  const Scene token(with_michimata(""));
  EXPECT_THAT(token.legal("token"), IsEmpty());
  EXPECT_THAT(token.refusals("token"),
              ElementsAre("token-for-yellow persimmon: YAM-P14 no_token 0 0"));
}

TEST(YamataiMichimata, YAM_P14_ForTheOwnerOnly) {
  const Scene scene(with_michimata("tea").specialists(0, "").specialists(1, "michimata"));
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  EXPECT_THAT(scene.refusals("token"), IsEmpty());
}

// ---- Nakatsu

Table with_nakatsu() { return Table().specialists(0, "nakatsu").hand(0, "yellow yellow"); }

TEST(YamataiNakatsu, YAM_P17_AYellowBoatForTwoOfOtherColours) {
  Scene scene(with_nakatsu());
  EXPECT_THAT(scene.legal("change"),
              UnorderedElementsAre("change green green", "change green brown", "change green black",
                                   "change green red", "change brown brown", "change brown black",
                                   "change brown red", "change black black", "change black red",
                                   "change red red"));
  scene.play({"change brown red"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: change", "supply brown: 18", "supply red: 12",
                                   "supply yellow: 9", "boats 0: brown red yellow"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P17 boat_given colour:yellow seat:0",
                                          "YAM-P17 boat_gained colour:brown seat:0",
                                          "YAM-P17 boat_gained colour:red seat:0"));
}

TEST(YamataiNakatsu, YAM_P17_TwoOfOneColour) {
  Scene scene(with_nakatsu());
  scene.play({"change black black"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: change", "supply black: 14", "supply yellow: 9",
                                   "boats 0: black black yellow"));
}

TEST(YamataiNakatsu, YAM_P17_OnceATurn) {
  Scene scene(with_nakatsu());
  scene.play({"change green green"});
  EXPECT_THAT(scene.legal("change"), IsEmpty());
  EXPECT_THAT(scene.refusals("change"),
              ElementsAre("change green green: YAM-P17 used_this_turn 0 0"));
}

TEST(YamataiNakatsu, YAM_P17_BothMustBeInTheSupply) {
  const Scene scene(with_nakatsu().supply("green=0 brown=1 black=2 red=1 yellow=0"));
  EXPECT_THAT(scene.legal("change"),
              UnorderedElementsAre("change brown black", "change brown red", "change black black",
                                   "change black red"));
  const Scene one(with_nakatsu().supply("green=0 brown=1 black=0 red=0"));
  EXPECT_THAT(one.legal("change"), IsEmpty());
  EXPECT_THAT(one.refusals("change"), ElementsAre("change green green: YAM-S5 none_in_supply 0 0"));
}

TEST(YamataiNakatsu, YAM_P17_OnlyWithAYellowBoat) {
  const Scene scene(with_nakatsu().hand(0, "green red red"));
  EXPECT_THAT(scene.legal("change"), IsEmpty());
  EXPECT_THAT(scene.refusals("change"),
              ElementsAre("change green green: YAM-P17 no_such_boat 0 0"));
}

TEST(YamataiNakatsu, YAM_P17_ForTheOwnerOnly) {
  const Scene scene(with_nakatsu().specialists(0, "").specialists(1, "nakatsu"));
  EXPECT_THAT(scene.legal("change"), IsEmpty());
  EXPECT_THAT(scene.refusals("change"), IsEmpty());
}

// ---- when they may be used

auto all_three() {
  return testing::IsSupersetOf({"gild green green", "token-for-yellow tea", "change red red"});
}

Table exchangers() {
  return Table()
      .specialists(0, "raijin michimata nakatsu")
      .hand(0, "green green yellow")
      .culture(0, "tea rice");
}

TEST(YamataiExchanges, YAM_P19_BeforeABoatIsPlaced) {
  EXPECT_THAT(Scene(exchangers()).legal(), all_three());
  Scene scene(exchangers());
  scene.play({"buy brown"});
  EXPECT_THAT(scene.legal(), all_three());
}

TEST(YamataiExchanges, YAM_P19_NotBeforeTheFleetIsTaken) {
  const Scene scene(exchangers().choosing_fleet());
  EXPECT_THAT(scene.legal(), ElementsAre("fleet 1", "fleet 2", "fleet 3", "fleet 4", "fleet 5"));
  EXPECT_THAT(Scene(exchangers().free_boat()).legal(),
              ElementsAre("boat green", "boat brown", "boat black", "boat red", "boat yellow"));
}

TEST(YamataiExchanges, YAM_P19_BetweenTwoBoatsAndTheNewOnesArePlaced) {
  Scene scene(exchangers());
  scene.play({"place green 1", "change red red", "place red 2", "gild green red",
              "token-for-yellow rice", "place yellow 3"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: gild token_for_yellow change", "placed: 1 2 3", "last: 3",
                                   "begun: true", "boat 1: green", "boat 2: red", "boat 3: yellow",
                                   "supply green: 21", "supply red: 12", "supply yellow: 8",
                                   "boats 0: yellow", "culture 0: tea"));
}

TEST(YamataiExchanges, YAM_P19_AfterCollectingToThePortOrAside) {
  Scene scene(exchangers().boats("1=red").placed("1").tokens("1=indigo"));
  scene.play({"collect"});
  EXPECT_EQ(scene.says("now"), "port 0");
  EXPECT_THAT(scene.legal(), all_three());
  // The token just taken, too.
  scene.play({"token-for-yellow indigo"}).mark().play({"gild green green", "keep yellow"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 9", "active: 1", "place: 1", "used: ", "now: fleet 1",
                                   "supply green: 22", "supply yellow: 7", "aside 0: 2",
                                   "boats 0: yellow"));
}

TEST(YamataiExchanges, YAM_P19_AfterBuildingToo) {
  Scene scene(exchangers().boats("1=green 2=brown").placed("1").row("fishing-hut"));
  scene.play({"build fishing-hut 2"});
  EXPECT_EQ(scene.says("now"), "port 0");
  EXPECT_THAT(scene.legal(), all_three());
}

TEST(YamataiExchanges, YAM_P19_NotWhileCollecting) {
  // One boat, two tokens; then Ebisu's.
  Scene scene(exchangers()
                  .specialists(0, "raijin michimata nakatsu ebisu hetsuka")
                  .boats("1=red")
                  .placed("1")
                  .tokens("1=indigo 2=tea 20=rice"));
  scene.play({"collect"});
  EXPECT_THAT(scene.legal(), ElementsAre("take 1", "take 2"));
  scene.play({"take 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("extra 2", "extra 20", "done"));
}

TEST(YamataiExchanges, YAM_P19_NotAfterThePort) {
  Scene scene(exchangers().hand(0, "yellow yellow").culture(0, "tea tea").port());
  scene.play({"keep yellow"});
  EXPECT_EQ(scene.says("active"), "0") << "there is somebody to recruit";
  EXPECT_THAT(scene.legal("gild"), IsEmpty());
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  EXPECT_THAT(scene.legal("change"), IsEmpty());
  // What is not open any more is not lacking either.
  for (const char* verb : {"gild", "token", "change"}) {
    EXPECT_THAT(scene.refusals(verb), IsEmpty());
  }
}

TEST(YamataiExchanges, YAM_P19_NotInTheTurnTheyAreRecruited) {
  for (const char* name : {"raijin", "michimata", "nakatsu"}) {
    Scene scene(Table()
                    .hand(0, "yellow yellow")
                    .specialist_row(name)
                    .culture(0, "tea tea rice")
                    .recruiting());
    scene.play({std::string("recruit ") + name + " tea"});
    EXPECT_EQ(scene.says("active"), "1") << "nothing is left to choose";
  }
}

TEST(YamataiExchanges, YAM_P19_NothingIsCompulsory) {
  Scene scene(exchangers().hand(0, "green yellow"));
  scene.play({"done", "keep green"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_THAT(scene.events("YAM-P3"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::yamatai_tests
