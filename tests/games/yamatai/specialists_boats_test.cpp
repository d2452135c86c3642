// Specialists that bring boats or change where they go: Raijin (YAM-P3), Riu (YAM-P6), Michimata
// (YAM-P14), Toyo Tama (YAM-P15), Nakatsu (YAM-P17); when these may be used (YAM-P19).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

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
  const Scene scene(with_raijin("green red yellow yellow").supply("yellow=0"));
  EXPECT_THAT(scene.legal("gild"), IsEmpty());
  EXPECT_THAT(scene.refusals("gild"), ElementsAre("gild green green: YAM-S5 none_in_supply 0 0"));
  EXPECT_THAT(Scene(with_raijin("green red").supply("yellow=1")).legal("gild"),
              ElementsAre("gild green red"));
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

const Lines kAllThree = {"gild green green", "token-for-yellow tea", "change red red"};

Table exchangers() {
  return Table()
      .specialists(0, "raijin michimata nakatsu")
      .hand(0, "green green yellow")
      .culture(0, "tea rice");
}

TEST(YamataiExchanges, YAM_P19_BeforeABoatIsPlaced) {
  EXPECT_THAT(Scene(exchangers()).legal(), testing::IsSupersetOf(kAllThree));
  Scene scene(exchangers());
  scene.play({"buy brown"});
  EXPECT_THAT(scene.legal(), testing::IsSupersetOf(kAllThree));
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
  EXPECT_THAT(scene.legal(), testing::IsSupersetOf(kAllThree));
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
  EXPECT_THAT(scene.legal(), testing::IsSupersetOf(kAllThree));
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

// ---- Riu

// `keep …` for each way to keep so many of the boats.
Lines ways_to_keep(const std::array<int, 5>& boats, int kept) {
  static const std::array<std::string, 5> kNames = {"green", "brown", "black", "red", "yellow"};
  Lines ways;
  std::array<int, 5> n{};
  for (n[0] = 0; n[0] <= boats[0]; ++n[0]) {
    for (n[1] = 0; n[1] <= boats[1]; ++n[1]) {
      for (n[2] = 0; n[2] <= boats[2]; ++n[2]) {
        for (n[3] = 0; n[3] <= boats[3]; ++n[3]) {
          n[4] = kept - n[0] - n[1] - n[2] - n[3];
          if (n[4] < 0 || n[4] > boats[4]) continue;
          std::string way;
          for (std::size_t i = 0; i < n.size(); ++i) {
            for (int j = 0; j < n[i]; ++j) way += (way.empty() ? "" : "+") + kNames[i];
          }
          ways.push_back("keep " + way);
        }
      }
    }
  }
  return ways;
}

TEST(YamataiRiu, YAM_P6_EveryWayToKeepThreeOfTenBoats) {
  const char* const ten = "green green green green brown brown black red red yellow";
  Scene scene(Table().specialists(0, "riu").hand(0, ten).port());
  const Lines ways = ways_to_keep({4, 2, 1, 2, 1}, 3);
  EXPECT_EQ(ways.size(), 23U);
  EXPECT_THAT(scene.legal(), testing::UnorderedElementsAreArray(ways));
  scene.play({"keep green+red+red"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 9", "active: 1", "place: 1", "now: fleet 1", "aside 0: 7",
                                   "boats 0: green red red"));
  EXPECT_THAT(scene.events("YAM-T10"),
              ElementsAre("YAM-T10 port_kept boats:black=0 brown=0 green=1 red=2 yellow=0 seat:0",
                          "YAM-T10 set_aside boats:black=1 brown=2 green=3 red=0 yellow=1 seat:0"));
}

TEST(YamataiRiu, YAM_P6_ThreeBoatsStayWithoutAChoice) {
  Scene scene(Table().specialists(0, "riu").hand(0, "green red yellow"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 9", "active: 1", "place: 1", "now: fleet 1"));
}

TEST(YamataiRiu, YAM_P6_ForTheOwnerOnly) {
  const Scene scene(Table().specialists(1, "riu").hand(0, "green red yellow").port());
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("keep green", "keep red", "keep yellow"));
}

// Recruited after the boats were set aside, it comes into its own in the turn after.
TEST(YamataiRiu, YAM_P6_FromTheNextTurnOn) {
  Scene scene(Table()
                  .specialist_row("riu")
                  .culture(0, "tea tea")
                  .hand(0, "green red yellow")
                  .track("9 3 4 6 - / 2 / 5 7 8 10")
                  .port());
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("keep green", "keep red", "keep yellow"));
  scene.play({"keep red", "recruit riu tea"});
  EXPECT_EQ(scene.says("boats 0"), "red");
  EXPECT_EQ(scene.says("aside 0"), "2");
  scene.play({"fleet 9", "done", "keep black", "fleet 6", "buy brown", "done"});
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("keep green+brown+brown", "keep green+brown+red",
                                                  "keep brown+brown+red"));
  EXPECT_EQ(scene.says("aside 0"), "2") << "what lies aside stays there";
}

// ---- Toyo Tama

const Lines kShore = {"1",  "2",  "3",  "4",  "5",  "6",  "11", "12", "22", "23",
                      "37", "40", "47", "48", "49", "50", "51", "52", "53", "54"};

Lines placings(const std::string& colour, const Lines& spaces) {
  Lines moves;
  for (const std::string& space : spaces) moves.push_back("place " + colour + " " + space);
  return moves;
}

TEST(YamataiToyoTama, YAM_P15_TheFirstBoatAnywhereOnTheOuterShore) {
  const Scene with(Table().specialists(0, "toyo-tama").hand(0, "red"));
  EXPECT_EQ(with.legal("place"), placings("red", kShore));
  const Scene without(Table().hand(0, "red"));
  EXPECT_EQ(without.legal("place"), placings("red", {"1", "12", "23", "37", "48"}));
}

TEST(YamataiToyoTama, YAM_P15_OnFreeSpacesAndBesideItsColourAsEver) {
  // Space 14 is linked to 2, 7, 17 and 18.
  const Scene scene(
      Table().specialists(0, "toyo-tama").boats("2=green 14=red 53=black").hand(0, "red"));
  Lines spaces = {"1", "3", "4", "5", "6", "7", "11", "12", "17", "18", "22", "23"};
  for (const char* space : {"37", "40", "47", "48", "49", "50", "51", "52", "54"}) {
    spaces.emplace_back(space);
  }
  EXPECT_EQ(scene.legal("place"), placings("red", spaces));
}

TEST(YamataiToyoTama, YAM_P15_TheNextBoatIsLinkedToTheOneBefore) {
  Scene scene(Table().specialists(0, "toyo-tama").hand(0, "red green"));
  scene.play({"place red 54"});
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place green 38", "place green 49", "place green 53"));
}

TEST(YamataiToyoTama, YAM_P15_ForTheOwnerOnly) {
  const Scene scene(Table().specialists(1, "toyo-tama").hand(0, "red"));
  EXPECT_EQ(scene.legal("place"), placings("red", {"1", "12", "23", "37", "48"}));
}

TEST(YamataiToyoTama, YAM_P15_ABoatSlidAwayOpensAnEntry) {
  Scene scene(Table().fleet(4).specialists(0, "toyo-tama").boats("2=green").hand(0, "red"));
  EXPECT_THAT(scene.legal("place red 2"), ElementsAre("place red 22", "place red 23"));
  scene.play({"slide 2 14"});
  EXPECT_EQ(scene.legal("place"), placings("red", kShore));
}

TEST(YamataiToyoTama, YAM_P15_WithTheShoreFullOnlyBesideItsColour) {
  std::string boats = "14=red";
  for (const std::string& space : kShore) boats += " " + space + "=green";
  // Twenty green boats of twenty-two.
  const Scene scene(Table().specialists(0, "toyo-tama").boats(boats).hand(0, "red yellow"));
  EXPECT_THAT(scene.legal("place"), ElementsAre("place red 7", "place red 17", "place red 18"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
