// What fleets allow beside their boats (YAM-F2, F4 to F9, F11).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// With something left to do in every step, so that none ends by itself.
Table with(int fleet) { return Table().fleet(fleet).specialists(0, "hetsuka").culture(0, "tea"); }

// Whether the power stands among the moves.
bool open(const Scene& scene, const char* verb) { return !scene.legal(verb).empty(); }

// ---- YAM-F2

TEST(YamataiFleetPowers, YAM_F2_ReservesABuildingOfTheRow) {
  Scene scene(with(2).row("forge theatre - boathouse lotus-palace"));
  EXPECT_THAT(scene.legal("reserve"), ElementsAre("reserve forge", "reserve theatre",
                                                  "reserve boathouse", "reserve lotus-palace"));
  scene.play({"reserve boathouse"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("used: fleet", "reserved 0: boathouse",
                                                    "buildings: forge theatre - - lotus-palace"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F2 reserved building:boathouse seat:0"));
}

TEST(YamataiFleetPowers, YAM_F2_YAM_T2_Once) {
  Scene scene(with(2).row("forge theatre"));
  scene.play({"reserve theatre"});
  EXPECT_THAT(scene.legal("reserve"), IsEmpty());
  EXPECT_THAT(scene.refusals("reserve"), ElementsAre("reserve forge: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiFleetPowers, YAM_F2_NothingFromAnEmptyRow) {
  const Scene scene(with(2).row("-"));
  EXPECT_THAT(scene.legal("reserve"), IsEmpty());
  EXPECT_THAT(scene.refusals("reserve"), ElementsAre("reserve fishing-hut: YAM-F2 row_empty 0 0"));
}

// An empty island 1 between two boats of its own turn.
Table building_site(int fleet) {
  return with(fleet).boats("1=green 7=brown 12=red").placed("1 7").row("fishing-hut forge");
}

TEST(YamataiFleetPowers, YAM_F2_BuiltInTheSameTurn) {
  Scene scene(building_site(2));
  scene.play({"reserve fishing-hut"});
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 1", "build fishing-hut 2"));
  scene.mark().play({"build fishing-hut 1"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("built 0: fishing-hut", "reserved 0: ", "building 1: 0",
                                   "pieces_left 0: 9"));
}

TEST(YamataiFleetPowers, YAM_F2_BuiltInALaterTurn) {
  Scene scene(with(1).reserved(0, "fishing-hut").boats("1=green 7=brown").placed("7").row("forge"));
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 1", "build fishing-hut 2"));
  scene.play({"build fishing-hut 2"});
  EXPECT_EQ(scene.says("reserved 0") + "|" + scene.says("built 0"), "|fishing-hut");
  EXPECT_EQ(scene.says("buildings"), "forge - - - -");
}

// As that turn's building: one is built in all.
TEST(YamataiFleetPowers, YAM_F2_InsteadOfAnotherBuilding) {
  Scene scene(building_site(2).reserved(0, "boathouse"));
  scene.play({"build fishing-hut 1"});
  EXPECT_FALSE(open(scene, "build"));
  EXPECT_THAT(scene.legal("reserve"), ElementsAre("reserve forge"));
}

TEST(YamataiFleetPowers, YAM_F2_OnlyItsOwnerBuildsIt) {
  const Scene scene(building_site(1).reserved(1, "fishing-hut").row("forge"));
  EXPECT_FALSE(open(scene, "build"));
}

TEST(YamataiFleetPowers, YAM_F2_SeveralAtATime) {
  Scene scene(with(2)
                  .boats("1=green 7=brown 12=brown")
                  .placed("1 7 12")
                  .reserved(0, "fishing-hut")
                  .row("rice-barn"));
  scene.play({"reserve rice-barn"});
  EXPECT_EQ(scene.says("reserved 0"), "fishing-hut rice-barn");
  EXPECT_THAT(scene.legal("build"),
              ElementsAre("build fishing-hut 1", "build fishing-hut 2", "build rice-barn 1"));
}

// The row is filled up again at the end of the round only.
TEST(YamataiFleetPowers, YAM_F2_ItLeavesTheRowAtOnce) {
  Scene scene(with(2).row("forge theatre boathouse fishing-hut rice-barn"));
  const std::string deck = scene.says("building_deck");
  scene.play({"reserve forge", "done", "done"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_EQ(scene.says("buildings"), "- theatre boathouse fishing-hut rice-barn");
  EXPECT_EQ(scene.says("building_deck"), deck);
}

// ---- YAM-F4

TEST(YamataiFleetPowers, YAM_F4_SlidesABoatToALinkedFreeSpace) {
  Scene scene(with(4).boats("1=green 2=red 54=black"));
  EXPECT_THAT(scene.legal("slide"),
              ElementsAre("slide 1 7", "slide 1 12", "slide 2 3", "slide 2 14", "slide 54 38",
                          "slide 54 49", "slide 54 53"));
  scene.play({"slide 54 38"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("used: fleet", "boat 54: -", "boat 38: black"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F4 boat_slid colour:black from:54 seat:0 space:38"));
  EXPECT_FALSE(open(scene, "slide"));
  EXPECT_THAT(scene.refusals("slide"), ElementsAre("slide 1 2: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiFleetPowers, YAM_F4_WhereOneOfItsColourNowLiesThePlacingBegins) {
  Scene scene(with(4).boats("2=red").hand(0, "red"));
  scene.play({"slide 2 3"});
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place red 1", "place red 2", "place red 4", "place red 8",
                          "place red 12", "place red 23", "place red 37", "place red 48"));
}

TEST(YamataiFleetPowers, YAM_F11_F4_ABoatSlidIsNotOnePlacedThisTurn) {
  Scene scene(with(4).boats("2=red").tokens("3=tea 4=rice"));
  scene.play({"slide 2 3"});
  EXPECT_EQ(scene.says("placed"), "");
  EXPECT_FALSE(open(scene, "collect"));
}

TEST(YamataiFleetPowers, YAM_F11_F4_ABoatPlacedThisTurnTouchesTheIslandsWhereItHasGone) {
  Scene scene(with(4).hand(0, "green red").tokens("1=tea 8=rice"));
  scene.play({"place green 1", "slide 1 12"});
  EXPECT_EQ(scene.says("placed"), "12");
  EXPECT_THAT(scene.legal("place"), ElementsAre("place red 1", "place red 13", "place red 23"));
  scene.play({"collect", "take 8"});
  EXPECT_EQ(scene.says("culture 0"), "tea rice");
}

// Away from a token: nothing is to be collected there any more.
TEST(YamataiFleetPowers, YAM_F11_F4_AndNoLongerThoseOfBefore) {
  Scene scene(with(4).hand(0, "green").tokens("1=tea"));
  scene.play({"place green 1", "slide 1 2"});
  EXPECT_FALSE(open(scene, "collect"));
  EXPECT_THAT(scene.legal("done"), ElementsAre("done"));
  EXPECT_THAT(scene.refusals("collect"), ElementsAre("collect: YAM-T6 nothing_to_collect 0 0"));
}

// One in the middle of the chain: the last one stays the last one.
TEST(YamataiFleetPowers, YAM_F11_F4_AnEarlierBoatOfTheChainMoves) {
  Scene scene(with(4).hand(0, "green red black").tokens("1=tea"));
  scene.play({"place green 1", "place red 7", "slide 1 2"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "2 7 last 7");
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place black 1", "place black 13", "place black 14"));
}

TEST(YamataiFleetPowers, YAM_F4_AfterBuildingWithTheBoatsOfTheBuilding) {
  Scene scene(building_site(4));
  scene.play({"build fishing-hut 1"});
  EXPECT_THAT(scene.legal("slide 1 "), ElementsAre("slide 1 2"));
  scene.mark().play({"slide 1 2"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("used: fleet", "boat 1: -", "boat 2: green"));
}

TEST(YamataiFleetPowers, YAM_F4_OpensASpaceForTheFirstBoat) {
  Scene scene(with(4).boats("1=red 12=red 23=red 37=red 48=red").hand(0, "green"));
  EXPECT_FALSE(open(scene, "place"));
  scene.play({"slide 48 41"});
  EXPECT_THAT(scene.legal("place"), ElementsAre("place green 48"));
}

// ---- YAM-F5

TEST(YamataiFleetPowers, YAM_F5_ASanctuaryOnAnEmptyIsland) {
  Scene scene(with(5));
  scene.play({"sanctuary 28"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "sanctuary 28: true", "sanctuaries_left: 7"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F5 sanctuary_put island:28 seat:0"));
  EXPECT_FALSE(open(scene, "sanctuary"));
  EXPECT_THAT(scene.refusals("sanctuary"), ElementsAre("sanctuary 1: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiFleetPowers, YAM_G2_YAM_F5_WhichIslandsAreEmpty) {
  const Scene scene(with(5)
                        .tokens("1=tea 28=rice")
                        .pieces(0, "2")
                        .pieces(1, "3")
                        .torii("4")
                        .palaces("5")
                        .sanctuaries("6"));
  Lines empty;
  for (int island = 7; island <= 34; ++island) {  // mountains from 28 on
    if (island != 28) empty.push_back("sanctuary " + std::to_string(island));
  }
  EXPECT_EQ(scene.legal("sanctuary"), empty);
  EXPECT_THAT(
      scene.refusals("sanctuary"),
      ElementsAre(
          "sanctuary 1: YAM-F5 island_not_empty 0 0", "sanctuary 2: YAM-F5 island_not_empty 0 0",
          "sanctuary 3: YAM-F5 island_not_empty 0 0", "sanctuary 4: YAM-F5 island_not_empty 0 0",
          "sanctuary 5: YAM-F5 island_not_empty 0 0", "sanctuary 6: YAM-F5 island_not_empty 0 0",
          "sanctuary 28: YAM-F5 island_not_empty 0 0"));
}

TEST(YamataiFleetPowers, YAM_F5_NobodyBuildsWhereItLies) {
  Scene scene(building_site(5));
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 1", "build fishing-hut 2"));
  scene.play({"sanctuary 1"});
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 2"));
  const Scene other(building_site(1).sanctuaries("1 2"));
  EXPECT_FALSE(open(other, "build"));
}

// What can no longer be done need not be.
TEST(YamataiFleetPowers, YAM_T5_YAM_F5_ASanctuaryOnTheOnlySite) {
  Scene scene(building_site(5).tokens("2=tea 9=tea").boats("7=brown").sanctuaries("8"));
  EXPECT_FALSE(open(scene, "done"));
  Scene site(with(5).boats("12=green 23=brown").placed("23").row("fishing-hut").sanctuaries("15"));
  EXPECT_THAT(site.legal("build"), ElementsAre("build fishing-hut 8"));
  EXPECT_FALSE(open(site, "done"));
  site.play({"sanctuary 8"});
  EXPECT_THAT(site.legal(), ElementsAre("token-for-coins tea", "done"));
}

TEST(YamataiFleetPowers, YAM_F5_KachikoRemovesItInTheSameTurn) {
  Scene scene(with(5).specialists(0, "kachiko hetsuka"));
  scene.play({"sanctuary 9", "cleanse 9"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("used: cleanse fleet", "coins 0: 8"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F5 sanctuary_put island:9 seat:0",
                                          "YAM-P8 coins_paid coins:2 seat:0",
                                          "YAM-P8 sanctuary_removed island:9 seat:0"));
}

TEST(YamataiFleetPowers, YAM_S5_WithoutASanctuaryLeftNoneIsPut) {
  Scene scene(with(5).sanctuaries("1 2 3 4 5 6 7 8").specialists(0, "kachiko hetsuka"));
  EXPECT_FALSE(open(scene, "sanctuary"));
  EXPECT_THAT(scene.refusals("sanctuary"),
              ElementsAre("sanctuary 9: YAM-S5 no_sanctuary_left 0 0"));
  scene.play({"cleanse 3"});  // and it returned to the supply
  EXPECT_EQ(scene.says("sanctuaries_left"), "1");
  EXPECT_THAT(scene.legal("sanctuary"), SizeIs(27));
  scene.play({"sanctuary 34"});
  EXPECT_EQ(scene.says("sanctuaries_left"), "0");
}

// ---- YAM-F6

TEST(YamataiFleetPowers, YAM_F6_SwapsTwoTokens) {
  Scene scene(with(6).tokens("2=tea 5=rice 9=tea 33=indigo"));
  EXPECT_THAT(scene.legal("swap-tokens"),
              ElementsAre("swap-tokens 2", "swap-tokens 5", "swap-tokens 9"));
  scene.play({"swap-tokens 2"});
  EXPECT_THAT(scene.legal(), ElementsAre("with-token 5", "with-token 33"));
  scene.play({"with-token 33"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "token 2: indigo", "token 33: tea"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F6 tokens_swapped island:2 seat:0 with:33"));
  EXPECT_FALSE(open(scene, "swap"));
  EXPECT_THAT(scene.refusals("swap-tokens"),
              ElementsAre("swap-tokens 2: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiFleetPowers, YAM_F6_MountainsStay) {
  Scene scene(with(6).tokens("1=tea 28=rice"));
  scene.play({"swap-tokens 1"});  // with the only other one
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "token 1: rice", "token 28: tea"));
}

TEST(YamataiFleetPowers, YAM_F6_EqualOnesChangeNothing) {
  const Scene scene(with(6).tokens("1=tea 2=tea 28=tea"));
  EXPECT_FALSE(open(scene, "swap"));
}

TEST(YamataiFleetPowers, YAM_F6_BeforeCollecting) {
  Scene scene(with(6).hand(0, "green").tokens("1=rice 33=indigo"));
  scene.play({"place green 12", "swap-tokens 1", "collect"});
  EXPECT_EQ(scene.says("culture 0"), "tea indigo");
  EXPECT_EQ(scene.says("token 33"), "rice");
}

TEST(YamataiFleetPowers, YAM_F6_AfterCollecting) {
  Scene scene(with(6).boats("12=green").placed("12").tokens("1=rice 33=indigo 34=tea"));
  scene.play({"collect"});
  EXPECT_THAT(scene.legal("swap-tokens"), ElementsAre("swap-tokens 33"));
}

TEST(YamataiFleetPowers, YAM_T2_YAM_F6_NotInsideACollecting) {
  Scene scene(with(6).boats("1=green").placed("1").tokens("1=rice 2=tea 33=indigo"));
  scene.play({"collect"});
  EXPECT_THAT(scene.legal(), ElementsAre("take 1", "take 2"));
}

// ---- YAM-F7

TEST(YamataiFleetPowers, YAM_F7_ReturnsTwoBoatsToTheSupply) {
  Scene scene(with(7).boats("1=green 2=red 54=black"));
  EXPECT_THAT(scene.legal("remove"), ElementsAre("remove 1", "remove 2", "remove 54"));
  scene.play({"remove 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("remove 2", "remove 54", "done"));
  scene.play({"remove 54"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("used: fleet", "boat 1: -", "boat 54: -",
                                                    "supply green: 22", "supply black: 16"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F7 boat_removed colour:green seat:0 space:1",
                                          "YAM-F7 boat_removed colour:black seat:0 space:54"));
  EXPECT_FALSE(open(scene, "remove"));
  EXPECT_THAT(scene.refusals("remove"), ElementsAre("remove 2: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiFleetPowers, YAM_F7_OrOne) {
  Scene scene(with(7).boats("1=green 2=red"));
  scene.play({"remove 1", "done"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "boat 1: -", "supply green: 22"));
  EXPECT_FALSE(open(scene, "remove"));
  EXPECT_EQ(scene.says("now"), "main 0");
}

// Two are named by rising spaces: from the highest on there is no second one.
TEST(YamataiFleetPowers, YAM_F7_TheLowerSpaceFirst) {
  Scene scene(with(7).boats("1=green 2=red 54=black"));
  scene.play({"remove 54"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "boat 54: -", "supply black: 16"));
  EXPECT_EQ(scene.says("now"), "main 0");
}

// All of the power at one moment.
TEST(YamataiFleetPowers, YAM_T2_YAM_F7_NothingComesBetweenTheTwo) {
  Scene scene(with(7).boats("1=green 2=red").hand(0, "brown").tokens("1=tea"));
  scene.play({"remove 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("remove 2", "done"));
}

TEST(YamataiFleetPowers, YAM_F7_AColourThatHadRunOutIsThereAgain) {
  Scene scene(with(7).boats("1=red 2=green").supply("red=0"));
  EXPECT_FALSE(open(scene, "buy red"));
  scene.play({"remove 1", "done"});
  EXPECT_TRUE(open(scene, "buy red"));
}

TEST(YamataiFleetPowers, YAM_F11_F7_ABoatPlacedThisTurnIsNoneAnyMore) {
  Scene scene(with(7).hand(0, "green brown red").tokens("1=tea 2=rice 3=indigo"));
  scene.play({"place green 1", "place brown 2", "remove 1", "done"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "2 last 2");
  EXPECT_THAT(scene.legal("place"), ElementsAre("place red 1", "place red 3", "place red 14"));
  scene.mark().play({"collect"});
  EXPECT_THAT(scene.legal(), ElementsAre("take 2", "take 3"));  // one boat, one token
}

TEST(YamataiFleetPowers, YAM_F11_F7_TheOthersCountStillWhenTheLastOneGoes) {
  Scene scene(with(7).hand(0, "green brown red").tokens("1=indigo"));
  scene.play({"place green 1", "place brown 2", "remove 2"});
  EXPECT_THAT(scene.legal(), ElementsAre("collect", "token-for-coins tea"));
  scene.play({"collect"});
  EXPECT_EQ(scene.says("culture 0"), "tea indigo");
}

TEST(YamataiFleetPowers, YAM_F11_F7_BothPlacedBoatsGone) {
  Scene scene(with(7).hand(0, "green brown red").tokens("1=indigo"));
  scene.play({"place green 1", "place brown 2", "remove 1", "remove 2"});
  EXPECT_THAT(scene.legal(), ElementsAre("token-for-coins tea", "done"));
  EXPECT_THAT(scene.refusals("collect"), ElementsAre("collect: YAM-T5 no_boat_placed 0 0"));
}

TEST(YamataiFleetPowers, YAM_F7_BeforePlacingItFreesASpace) {
  Scene scene(with(7).boats("1=red 12=red 23=red 37=red 48=red").hand(0, "green"));
  scene.play({"remove 12", "done"});
  EXPECT_THAT(scene.legal("place"), ElementsAre("place green 12"));
}

TEST(YamataiFleetPowers, YAM_F7_AfterBuilding) {
  Scene scene(building_site(7));
  scene.play({"build fishing-hut 1", "remove 1", "remove 7"});
  EXPECT_EQ(scene.says("building 1"), "0");
  EXPECT_EQ(scene.says("boat 1") + scene.says("boat 7"), "--");
}

// At the port of a turn with fleet 7, nothing yellow left in the supply.
Table at_port(const char* specialists, const char* supply = "yellow=0") {
  return Table().fleet(7).specialists(0, specialists).supply(supply).port();
}

// A boat power draws from the supply that the fleet refills, and ends with the port.
TEST(YamataiFleetPowers, YAM_T2_YAM_F7_AtThePortForAPowerWithBoats) {
  Scene scene(at_port("michimata").boats("1=yellow 2=red").culture(0, "tea"));
  EXPECT_THAT(scene.legal(), ElementsAre("done", "remove 1", "remove 2"));
  scene.play({"remove 1", "done"});
  EXPECT_EQ(scene.says("now"), "port 0");
  EXPECT_THAT(scene.legal(), ElementsAre("done", "token-for-yellow tea"));
  scene.play({"token-for-yellow tea"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 9", "active: 1", "place: 1", "now: fleet 1", "boat 1: -",
                                   "boats 0: yellow", "culture 0: "));
}

TEST(YamataiFleetPowers, YAM_T2_YAM_F7_AtThePortForEachPowerWithBoats) {
  Scene gild(at_port("raijin").boats("1=yellow").hand(0, "green red"));
  gild.play({"remove 1", "gild green red"});
  EXPECT_EQ(gild.says("boats 0"), "yellow");
  Scene change(at_port("nakatsu", "yellow=0 green=0 brown=0 black=0 red=1")
                   .boats("1=red")
                   .hand(0, "yellow"));
  EXPECT_THAT(change.legal(), ElementsAre("keep yellow", "remove 1"));
  change.play({"remove 1"});
  EXPECT_THAT(change.legal(), ElementsAre("keep yellow", "change red red"));
  // Two powers, one yellow boat.
  const Scene two(at_port("raijin michimata", "yellow=1")
                      .boats("1=yellow")
                      .hand(0, "green red")
                      .culture(0, "tea"));
  EXPECT_THAT(two.legal("remove"), ElementsAre("remove 1"));
  // The one power feeds the other.
  const Scene chain(at_port("michimata nakatsu").boats("1=yellow").culture(0, "tea"));
  EXPECT_THAT(chain.legal(), ElementsAre("done", "remove 1"));
}

// Where it brings no power with boats anything, it comes to the same while recruiting.
TEST(YamataiFleetPowers, YAM_T2_YAM_F7_AtThePortOnlyForThem) {
  const auto offered = [](const Table& table) { return open(Scene(table), "remove"); };
  const auto table = [](const char* name, const char* boats = "1=yellow",
                        const char* supply = "yellow=0") {
    return at_port(name, supply).boats(boats).hand(0, "green red").culture(0, "tea");
  };
  EXPECT_TRUE(offered(table("michimata")));
  EXPECT_FALSE(offered(table("hetsuka")));
  EXPECT_FALSE(offered(table("").specialists(1, "michimata")));
  EXPECT_FALSE(offered(table("michimata").used("fleet")));
  EXPECT_FALSE(offered(table("michimata").used("token_for_yellow")));
  EXPECT_FALSE(offered(table("michimata").culture(0, "")));
  EXPECT_FALSE(offered(table("michimata", "1=yellow", "yellow=1")));
  EXPECT_FALSE(offered(table("michimata", "1=red")));
  EXPECT_FALSE(offered(table("michimata").fleet(8)));
  EXPECT_FALSE(offered(table("raijin").hand(0, "green")));
  EXPECT_FALSE(offered(table("nakatsu")));
}

// ---- YAM-F8

TEST(YamataiFleetPowers, YAM_F8_SwapsTwoBoats) {
  Scene scene(with(8).boats("1=green 2=red 20=green 54=black"));
  EXPECT_THAT(scene.legal("swap-boats"),
              ElementsAre("swap-boats 1", "swap-boats 2", "swap-boats 20"));
  scene.play({"swap-boats 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("with-boat 2", "with-boat 54"));
  scene.play({"with-boat 54"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "boat 1: black", "boat 54: green"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F8 boats_swapped seat:0 space:1 with:54"));
  EXPECT_FALSE(open(scene, "swap"));
  EXPECT_THAT(scene.refusals("swap-boats"), ElementsAre("swap-boats 1: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiFleetPowers, YAM_F8_EqualOnesChangeNothing) {
  const Scene scene(with(8).boats("1=green 2=green 20=green"));
  EXPECT_FALSE(open(scene, "swap"));
}

TEST(YamataiFleetPowers, YAM_F11_F8_ABoatPlacedThisTurnGoesWithItsMark) {
  Scene scene(with(8).boats("30=red").hand(0, "green black").tokens("15=rice 1=indigo"));
  scene.play({"place green 1", "swap-boats 1"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "30 last 30");
  EXPECT_EQ(scene.says("boat 1") + " " + scene.says("boat 30"), "red green");
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place black 24", "place black 29", "place black 31"));
  scene.play({"collect"});  // of what it touches there
  EXPECT_EQ(scene.says("culture 0"), "tea rice");
}

// Of one colour: which of them was placed this turn is a difference.
TEST(YamataiFleetPowers, YAM_F11_F8_WithAnEqualOneItChangesPlacesToo) {
  Scene scene(with(8).boats("30=green 36=green").hand(0, "green green").tokens("15=rice 1=indigo"));
  scene.play({"place green 1", "swap-boats 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("with-boat 30", "with-boat 36"));
  scene.play({"with-boat 30"});
  EXPECT_THAT(scene.changes({"boats 0", "begun"}),
              UnorderedElementsAre("used: fleet", "boat 1: green", "placed: 30", "last: 30"));
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place green 24", "place green 29", "place green 31"));
}

// Not the last one of the chain: the mark alone goes elsewhere.
TEST(YamataiFleetPowers, YAM_F11_F8_AnEarlierOneWithAnEqualOne) {
  Scene scene(with(8).boats("30=green").hand(0, "green brown red").tokens("15=rice 2=indigo"));
  scene.play({"place green 1", "place brown 2", "swap-boats 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("with-boat 2", "with-boat 30"));
  scene.play({"with-boat 30"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "2 30 last 2");
  scene.play({"collect"});
  EXPECT_EQ(scene.says("culture 0"), "tea indigo rice");
}

TEST(YamataiFleetPowers, YAM_F11_F8_TwoPlacedThisTurn) {
  Scene scene(with(8).hand(0, "green red black").tokens("1=indigo"));
  scene.play({"place green 1", "place red 2", "swap-boats 1"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "1 2 last 1");
  EXPECT_EQ(scene.says("boat 1") + " " + scene.says("boat 2"), "red green");
  EXPECT_THAT(scene.legal("place"), ElementsAre("place black 7", "place black 12"));
}

// The last one has gone elsewhere, and the chain goes on from there.
TEST(YamataiFleetPowers, YAM_F11_F8_TwoEqualOnesPlacedThisTurn) {
  Scene scene(with(8).hand(0, "green green green black").tokens("1=indigo"));
  scene.play({"place green 1", "place green 2", "place green 3"});
  EXPECT_THAT(scene.legal("swap-boats"), ElementsAre("swap-boats 1", "swap-boats 2"));
  Scene last = scene;
  last.play({"swap-boats 1"});  // with the last one only
  EXPECT_EQ(last.says("placed") + " last " + last.says("last"), "1 2 3 last 1");
  EXPECT_THAT(last.legal("place"), ElementsAre("place black 7", "place black 12"));
}

TEST(YamataiFleetPowers, YAM_F11_F8_AfterwardsEqualOnesAreEqual) {
  Scene scene(with(8).boats("1=green 7=brown 30=green").placed("1 7").row("fishing-hut"));
  EXPECT_THAT(scene.legal("swap-boats"), ElementsAre("swap-boats 1", "swap-boats 7"));
  scene.play({"build fishing-hut 1", "swap-boats 1"});  // with the brown one alone
  EXPECT_EQ(scene.says("boat 1") + " " + scene.says("boat 7"), "brown green");
}

TEST(YamataiFleetPowers, YAM_F8_BringsTheBoatsOfACostTogether) {
  Scene scene(with(8).boats("1=green 7=green 40=brown").placed("1 7").row("fishing-hut -"));
  EXPECT_FALSE(open(scene, "build"));
  scene.play({"swap-boats 1", "with-boat 40"});
  // The green boat placed at 1 lies at 40 now, the brown one was not placed this turn.
  EXPECT_EQ(scene.says("placed"), "7 40");
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 1", "build fishing-hut 2"));
}

TEST(YamataiFleetPowers, YAM_F8_BeforePlacing) {
  Scene scene(with(8).boats("2=red 54=green").hand(0, "red"));
  scene.play({"swap-boats 2"});
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place red 1", "place red 12", "place red 23", "place red 37",
                          "place red 38", "place red 48", "place red 49", "place red 53"));
}

// ---- YAM-F9

Table easing() { return with(9).boats("1=green 7=brown 12=red").placed("7"); }

TEST(YamataiFleetPowers, YAM_F9_OneBoatFewerOfAnyColour) {
  for (const char* const tile : {"watermill", "weaving-house", "theatre", "bathhouse", "forge"}) {
    Scene scene(easing().row(tile));
    // Green, brown and red lie beside island 1.
    const Lines allowed = scene.legal("build " + std::string(tile) + " 1");
    const bool near = std::string(tile) != "bathhouse";
    EXPECT_EQ(allowed.size(), near ? 1U : 0U) << tile;
    if (!near) continue;
    scene.play(allowed);
    EXPECT_EQ(scene.says("built 0"), tile);
    const bool whole = std::string(tile) == "weaving-house";
    EXPECT_EQ(scene.says("used"), whole ? "" : "fleet") << tile;
    EXPECT_THAT(scene.events("YAM-T7"),
                ElementsAre("YAM-T7 built building:" + std::string(tile) +
                            " island:1 seat:0 spared:" + (whole ? "0" : "1")));
  }
}

TEST(YamataiFleetPowers, YAM_F9_ForEveryKindOfBuilding) {
  Scene scene(easing()
                  .boats("13=red")
                  .row("silk-shop dawn-torii lotus-palace")
                  .reserved(0, "guild-hall theatre"));
  EXPECT_THAT(scene.legal("build"), IsSupersetOf(Lines{"build silk-shop 1", "build dawn-torii 1",
                                                       "build lotus-palace 1", "build theatre 1"}));
  EXPECT_FALSE(open(scene, "build guild-hall"));  // two are lacking
  EXPECT_THAT(scene.refusals("build guild-hall"),
              ElementsAre("build guild-hall 1: YAM-T7 boats_lacking 2 5"));
  Scene shop = scene;
  shop.play({"build silk-shop 1"});
  EXPECT_EQ(shop.says("building 1"), "0");
  Scene palace = scene;
  palace.play({"build lotus-palace 1"});
  EXPECT_EQ(palace.says("building 1"), "palace");
  Scene reserved = scene;
  reserved.play({"build theatre 1"});
  EXPECT_EQ(reserved.says("reserved 0"), "guild-hall");
  scene.play({"build dawn-torii 1"});
  EXPECT_EQ(scene.says("building 1"), "torii");
}

TEST(YamataiFleetPowers, YAM_F11_F9_ABoatPlacedThisTurnStillTouchesTheIsland) {
  // Green and brown lie beside island 30, the boat placed this turn elsewhere.
  const Scene scene(with(9).boats("42=green 50=brown 1=red").placed("1").row("watermill"));
  EXPECT_FALSE(open(scene, "build"));
}

TEST(YamataiFleetPowers, YAM_F9_ThisTurnAlone) {
  const Scene scene(with(1).boats("1=green 7=brown").placed("7").row("watermill"));
  EXPECT_FALSE(open(scene, "build"));
}

// It leaves the player free.
TEST(YamataiFleetPowers, YAM_T5_YAM_F9_NotCountedForWhatIsCompulsory) {
  Scene scene(easing().row("watermill"));
  EXPECT_THAT(scene.legal(),
              ElementsAre("build watermill 1", "build watermill 2", "token-for-coins tea", "done"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("built 0"), "");
  const Scene whole(easing().row("weaving-house"));
  EXPECT_FALSE(open(whole, "done"));
}

TEST(YamataiFleetPowers, YAM_F9_HasNoMoveOfItsOwn) {
  Scene scene(easing().row("forge").boats("13=black").tokens("2=tea"));
  scene.play({"build forge 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "token-for-coins tea"));
}

// ---- YAM-T2: when

TEST(YamataiFleetPowers, YAM_T2_AtEachMomentOfTheTurn) {
  struct Power {
    int fleet;
    const char* verb;
  };
  for (const auto& [fleet, verb] :
       {Power{2, "reserve"}, Power{3, "look"}, Power{4, "slide"}, Power{5, "sanctuary"},
        Power{6, "swap-tokens"}, Power{7, "remove"}, Power{8, "swap-boats"}}) {
    const auto table = [&] {
      return with(fleet)
          .boats("30=red 31=green")
          .tokens("1=indigo 20=rice 21=tea")
          .culture(0, "rice rice tea")
          .specialist_row("yasoma riu")
          .hand(0, "green green brown black");
    };
    Scene scene(table());
    const auto expect_open = [&](const char* when) {
      EXPECT_TRUE(open(scene, verb)) << verb << " " << when;
    };
    expect_open("at first");
    scene.play({"buy brown"});
    expect_open("after the trade");
    scene.play({"place green 1"});
    expect_open("after a boat");
    scene.play({"place brown 12"});
    expect_open("after another");
    scene.play({"collect"});
    // At the port it would come to the same as while recruiting, and is not offered twice.
    EXPECT_EQ(scene.says("now"), "port 0");
    EXPECT_THAT(scene.legal(), ElementsAre("keep black", "keep brown", "keep green"));
    scene.play({"keep green"});
    expect_open("before recruiting");
    scene.play({"recruit yasoma rice"});
    expect_open("after recruiting");
    scene.play({"done"});
    EXPECT_EQ(scene.says("active"), "1");
    EXPECT_EQ(scene.says("used"), "");
    EXPECT_FALSE(open(scene, verb));
  }
}

TEST(YamataiFleetPowers, YAM_T2_AfterBuildingToo) {
  Scene scene(building_site(5));
  scene.play({"build fishing-hut 1"});
  EXPECT_THAT(scene.legal("sanctuary"), SizeIs(33));
}

TEST(YamataiFleetPowers, YAM_T2_UnusedItIsLost) {
  Scene scene(with(5).track("1 2 3 4 - / 6 / 7 8 9 10"));
  scene.play({"done", "done", "fleet 1", "done", "fleet 2"});
  EXPECT_EQ(scene.says("active"), "0");
  EXPECT_FALSE(open(scene, "sanctuary"));
  EXPECT_TRUE(open(scene, "reserve"));
}

TEST(YamataiFleetPowers, YAM_T2_NotAnothersTurn) {
  Scene scene(with(5));
  scene.play({"done", "done", "fleet 1"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_FALSE(open(scene, "sanctuary"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
