// The other specialists: Riu (YAM-P6), Kachiko (YAM-P8), Ebisu (YAM-P10), Toyo Tama (YAM-P15),
// Hetsuka (YAM-P16), Yasoma (YAM-P18). Izanami (YAM-P5) is in recruit_test.cpp, who counts at the
// end (YAM-P1, YAM-P13) in scoring_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// ---- Riu

// `green+red` for each way to keep so many more of the boats, those of this colour and the later
// ones, beside what is kept already.
Lines ways_to_keep(const std::vector<int>& boats, std::size_t colour, int kept,
                   const std::string& already) {
  static const Lines kNames = {"green", "brown", "black", "red", "yellow"};
  if (kept == 0) return {already};
  if (colour == boats.size()) return {};
  Lines ways;
  std::string with = already;
  for (int n = 0; n <= std::min(kept, boats[colour]); ++n) {
    if (n > 0) with.append(with.empty() ? "" : "+").append(kNames[colour]);
    const Lines more = ways_to_keep(boats, colour + 1, kept - n, with);
    ways.insert(ways.end(), more.begin(), more.end());
  }
  return ways;
}

TEST(YamataiRiu, YAM_P6_EveryWayToKeepThreeOfTenBoats) {
  const char* const ten = "green green green green brown brown black red red yellow";
  Scene scene(Table().specialists(0, "riu").hand(0, ten).port());
  Lines ways = ways_to_keep({4, 2, 1, 2, 1}, 0, 3, "");
  EXPECT_EQ(ways.size(), 23U);
  for (std::string& way : ways) way.insert(0, "keep ");
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

// ---- Kachiko

Table with_kachiko() {
  return Table().specialists(0, "kachiko").sanctuaries("7 9 33").hand(0, "green brown");
}

TEST(YamataiKachiko, YAM_P8_TwoCoinsRemoveAnySanctuary) {
  Scene scene(with_kachiko());
  EXPECT_THAT(scene.legal("cleanse"), ElementsAre("cleanse 7", "cleanse 9", "cleanse 33"));
  scene.play({"cleanse 9"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("used: cleanse", "sanctuary 9: false",
                                                    "sanctuaries_left: 6", "coins 0: 8"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P8 coins_paid coins:2 seat:0",
                                          "YAM-P8 sanctuary_removed island:9 seat:0"));
}

TEST(YamataiKachiko, YAM_P8_OnceATurn) {
  Scene scene(with_kachiko());
  scene.play({"cleanse 9"});
  EXPECT_THAT(scene.legal("cleanse"), IsEmpty());
  EXPECT_THAT(scene.refusals("cleanse"), ElementsAre("cleanse 7: YAM-P8 used_this_turn 0 0"));
}

TEST(YamataiKachiko, YAM_P8_NotWithOneCoin) {
  EXPECT_EQ(Scene(with_kachiko().coins(0, 2)).play({"cleanse 7"}).says("coins 0"), "0");
  const Scene scene(with_kachiko().coins(0, 1));
  EXPECT_THAT(scene.legal("cleanse"), IsEmpty());
  EXPECT_THAT(scene.refusals("cleanse"), ElementsAre("cleanse 7: YAM-P8 not_enough_coins 2 1"));
}

TEST(YamataiKachiko, YAM_P8_NothingToRemove) {
  const Scene scene(with_kachiko().sanctuaries(""));
  EXPECT_THAT(scene.legal("cleanse"), IsEmpty());
  EXPECT_THAT(scene.refusals("cleanse"), IsEmpty());
}

TEST(YamataiKachiko, YAM_P8_ForTheOwnerOnly) {
  const Scene scene(with_kachiko().specialists(0, "").specialists(1, "kachiko"));
  EXPECT_THAT(scene.legal("cleanse"), IsEmpty());
  EXPECT_THAT(scene.refusals("cleanse"), IsEmpty());
}

TEST(YamataiKachiko, YAM_P8_ThereOneMayBuildAndThenMust) {
  Scene scene(
      with_kachiko().boats("2=green 8=brown").placed("8").sanctuaries("3 20").row("fishing-hut"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.legal("done"), ElementsAre("done"));
  scene.play({"cleanse 3"});
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 3"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YAM-T5 must_act 0 0"));
}

TEST(YamataiKachiko, YAM_P19_AtEveryDecisionFromTheFleetOn) {
  const auto table = [] { return with_kachiko().sanctuaries("33"); };
  EXPECT_THAT(Scene(table().choosing_fleet()).legal("cleanse"), IsEmpty());
  const Table competing = table().boats("1=green").placed("1").tokens("1=tea 2=rice");
  EXPECT_THAT(Scene(competing).legal("cleanse"), ElementsAre("cleanse 33"));
  EXPECT_THAT(Scene(competing).play({"collect"}).legal(), ElementsAre("take 1", "take 2"));
  // At the port it would come to the same as while recruiting.
  EXPECT_THAT(Scene(table().port().hand(0, "green red")).legal("cleanse"), IsEmpty());
  EXPECT_THAT(Scene(table().recruiting()).legal("cleanse"), ElementsAre("cleanse 33"));
  EXPECT_THAT(Scene(table().recruiting(true)).legal("cleanse"), ElementsAre("cleanse 33"));
}

// The token removed can be put again (YAM-S5).
TEST(YamataiKachiko, YAM_P8_BackToTheSupply) {
  Scene scene(with_kachiko().fleet(5).sanctuaries("1 2 3 4 5 6 7 8"));
  EXPECT_THAT(scene.legal("sanctuary"), IsEmpty());
  EXPECT_THAT(scene.refusals("sanctuary"),
              ElementsAre("sanctuary 9: YAM-S5 no_sanctuary_left 0 0"));
  scene.play({"cleanse 8"});
  EXPECT_EQ(scene.legal("sanctuary").size(), 27U);
  scene.play({"sanctuary 8"});
  EXPECT_EQ(scene.says("sanctuaries_left"), "0");
}

// ---- Ebisu

Table with_ebisu() {
  return Table()
      .specialists(0, "ebisu")
      .boats("1=green")
      .placed("1")
      .mountains("2 20 30 31 32 33 34")
      .tokens("1=tea 2=rice 20=indigo 26=tea")
      .hand(0, "green brown");
}

TEST(YamataiEbisu, YAM_P10_OneMoreTokenFromAnyIsland) {
  Scene scene(with_ebisu());
  scene.play({"collect", "take 1"});
  EXPECT_EQ(scene.says("now"), "extra 0");
  // Also one next to the boat, also those of mountains; not the one that was taken.
  EXPECT_THAT(scene.legal(), ElementsAre("extra 2", "extra 20", "extra 26", "done"));
  scene.mark().play({"extra 20"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: port 0", "token 20: -", "culture 0: tea indigo"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P10 collected island:20 kind:indigo seat:0"));
}

TEST(YamataiEbisu, YAM_P10_MayBeDeclined) {
  Scene scene(with_ebisu());
  scene.play({"collect", "take 2"}).mark().play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: port 0"));
  EXPECT_THAT(scene.events(), IsEmpty());
}

TEST(YamataiEbisu, YAM_P10_AfterAllTokensOfTheBoats) {
  Scene scene(with_ebisu().boats("2=red").placed("1 2").tokens("3=rice"));
  scene.play({"collect"});
  EXPECT_EQ(scene.says("now"), "collect 0");
  scene.play({"take 1", "take 3"});
  EXPECT_THAT(scene.legal(), ElementsAre("extra 2", "extra 20", "extra 26", "done"));
}

TEST(YamataiEbisu, YAM_P10_OnlyWithATokenTakenByABoat) {
  // No token next to the boat.
  const Scene collecting(with_ebisu().boats("48=red").placed("48").last(48));
  EXPECT_THAT(collecting.legal("collect"), IsEmpty());
  EXPECT_THAT(collecting.refusals("collect"),
              ElementsAre("collect: YAM-T6 nothing_to_collect 0 0"));
  // Not with a building.
  Scene building(
      with_ebisu().boats("12=brown 13=green").placed("12 13 1").last(12).row("fishing-hut"));
  building.play({"build fishing-hut 8"});
  EXPECT_EQ(building.says("now"), "port 0");
}

TEST(YamataiEbisu, YAM_P10_ALastTokenMayBeLeft) {
  Scene one(Table()
                .specialists(0, "ebisu")
                .boats("1=green")
                .placed("1")
                .tokens("1=tea 20=rice")
                .hand(0, "green brown"));
  one.play({"collect"});
  EXPECT_THAT(one.legal(), ElementsAre("extra 20", "done"));
  Scene none(Table()
                 .specialists(0, "ebisu")
                 .boats("1=green")
                 .placed("1")
                 .tokens("1=tea")
                 .hand(0, "green brown"));
  none.play({"collect"});
  EXPECT_EQ(none.says("now"), "port 0") << "there is no other token";
}

TEST(YamataiEbisu, YAM_P10_ForTheOwnerOnly) {
  Scene scene(with_ebisu().specialists(0, "").specialists(1, "ebisu"));
  scene.play({"collect", "take 1"});
  EXPECT_EQ(scene.says("now"), "port 0");
}

// ---- Toyo Tama

const Lines& shore() {
  static const Lines kSpaces = {"1",  "2",  "3",  "4",  "5",  "6",  "11", "12", "22", "23",
                                "37", "40", "47", "48", "49", "50", "51", "52", "53", "54"};
  return kSpaces;
}

Lines placings(const std::string& colour, const Lines& spaces) {
  Lines moves;
  for (const std::string& space : spaces)
    moves.push_back(std::string("place ").append(colour).append(" ").append(space));
  return moves;
}

TEST(YamataiToyoTama, YAM_P15_TheFirstBoatAnywhereOnTheOuterShore) {
  const Scene with(Table().specialists(0, "toyo-tama").hand(0, "red"));
  EXPECT_EQ(with.legal("place"), placings("red", shore()));
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
  EXPECT_EQ(scene.legal("place"), placings("red", shore()));
}

TEST(YamataiToyoTama, YAM_P15_WithTheShoreFullOnlyBesideItsColour) {
  std::string boats = "14=red";
  for (const std::string& space : shore()) boats.append(" ").append(space).append("=green");
  // Twenty green boats of twenty-two.
  const Scene scene(Table().specialists(0, "toyo-tama").boats(boats).hand(0, "red yellow"));
  EXPECT_THAT(scene.legal("place"), ElementsAre("place red 7", "place red 17", "place red 18"));
}

// ---- Hetsuka

Table with_hetsuka() {
  return Table().specialists(0, "hetsuka").culture(0, "tea tea rice").hand(0, "green brown");
}

TEST(YamataiHetsuka, YAM_P16_ATokenForFourCoins) {
  Scene scene(with_hetsuka());
  EXPECT_THAT(scene.legal("token"), ElementsAre("token-for-coins tea", "token-for-coins rice"));
  scene.play({"token-for-coins tea"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: token_for_coins", "coins 0: 14", "culture 0: tea rice"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P16 token_spent count:1 kind:tea seat:0",
                                          "YAM-P16 coins_gained coins:4 group:0 seat:0"));
}

TEST(YamataiHetsuka, YAM_P16_OnceATurn) {
  Scene scene(with_hetsuka());
  scene.play({"token-for-coins rice"});
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  EXPECT_THAT(scene.refusals("token"),
              ElementsAre("token-for-coins persimmon: YAM-P16 used_this_turn 0 0"));
}

TEST(YamataiHetsuka, YAM_P16_NotWithoutAToken) {
  const Scene scene(with_hetsuka().culture(0, "").culture(1, "tea"));
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  EXPECT_THAT(scene.refusals("token"),
              ElementsAre("token-for-coins persimmon: YAM-P16 no_token 0 0"));
}

TEST(YamataiHetsuka, YAM_P16_ForTheOwnerOnly) {
  const Scene scene(with_hetsuka().specialists(0, "").specialists(1, "hetsuka"));
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  EXPECT_THAT(scene.refusals("token"), IsEmpty());
}

TEST(YamataiHetsuka, YAM_P19_BesideMichimataEachOnce) {
  Scene scene(with_hetsuka().specialists(0, "hetsuka michimata"));
  scene.play({"token-for-coins tea", "token-for-yellow tea"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("used: token_for_yellow token_for_coins", "supply yellow: 9",
                           "coins 0: 14", "boats 0: green brown yellow", "culture 0: rice"));
  EXPECT_THAT(scene.legal("token"), IsEmpty());
}

TEST(YamataiHetsuka, YAM_P19_AlsoAfterThePort) {
  Scene scene(with_hetsuka());
  scene.play({"done", "keep green"});
  EXPECT_THAT(scene.legal("token"), ElementsAre("token-for-coins tea", "token-for-coins rice"));
}

// Recruited, it may be used at once, and the tokens it takes are lacking for nobody else.
TEST(YamataiHetsuka, YAM_P19_InTheTurnItIsRecruited) {
  Scene scene(Table().specialist_row("hetsuka=2").culture(0, "tea tea rice").recruiting());
  EXPECT_THAT(scene.legal("token"), IsEmpty());
  scene.play({"recruit hetsuka tea"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "token-for-coins rice"));
  scene.play({"token-for-coins rice"});
  EXPECT_EQ(scene.says("coins 0"), "16");
  EXPECT_EQ(scene.says("active"), "1");
}

// ---- Yasoma

TEST(YamataiYasoma, YAM_P18_PointsOnly) {
  const auto table = [] {
    return Table()
        .hand(0, "green red yellow")
        .culture(0, "tea tea rice")
        .sanctuaries("7")
        .specialist_row("riu hetsuka");
  };
  const Scene without(table());
  const Scene with(table().specialists(0, "yasoma"));
  EXPECT_EQ(with.legal(), without.legal());
  EXPECT_EQ(with.refusals(""), without.refusals(""));
  EXPECT_EQ(with.result().score[0] - without.result().score[0], 7);
}

}  // namespace
}  // namespace kaisho::yamatai_tests
