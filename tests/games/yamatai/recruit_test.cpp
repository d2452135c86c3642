// Recruiting (YAM-T11) and Izanami's share of it (YAM-P5).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Afterwards a sanctuary could still be removed: the step waits.
Table recruiting(const char* tokens, int seats = 2) {
  return Table(seats)
      .specialist_row("riu=2 - yasoma=4 hetsuka -")
      .specialists(0, "kachiko")
      .sanctuaries("5")
      .culture(0, tokens)
      .recruiting();
}

// ---- the price

TEST(YamataiRecruit, YAM_T11_ForTwoEqualTokens) {
  Scene scene(recruiting("tea tea"));
  EXPECT_THAT(scene.legal("recruit"),
              ElementsAre("recruit riu tea", "recruit yasoma tea", "recruit hetsuka tea"));
  scene.play({"recruit hetsuka tea"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: recruit 0 recruited true", "specialists: riu=2 - yasoma=4 - -",
                           "culture 0: ", "specialists 0: kachiko hetsuka"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T11 token_spent count:2 kind:tea seat:0",
                                          "YAM-T11 recruited coins:0 seat:0 specialist:hetsuka"));
}

TEST(YamataiRecruit, YAM_T11_ForThreeDifferentTokens) {
  Scene scene(recruiting("tea indigo rice"));
  EXPECT_THAT(scene.legal("recruit"),
              ElementsAre("recruit riu tea+indigo+rice", "recruit yasoma tea+indigo+rice",
                          "recruit hetsuka tea+indigo+rice"));
  scene.play({"recruit hetsuka tea+indigo+rice"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: recruit 0 recruited true", "specialists: riu=2 - yasoma=4 - -",
                           "culture 0: ", "specialists 0: kachiko hetsuka"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T11 token_spent count:1 kind:tea seat:0",
                                          "YAM-T11 token_spent count:1 kind:indigo seat:0",
                                          "YAM-T11 token_spent count:1 kind:rice seat:0",
                                          "YAM-T11 recruited coins:0 seat:0 specialist:hetsuka"));
}

TEST(YamataiRecruit, YAM_T11_EveryWayToPay) {
  const Scene scene(recruiting("persimmon tea tea tea wisteria rice rice").specialist_row("riu"));
  EXPECT_THAT(
      scene.legal("recruit"),
      UnorderedElementsAre("recruit riu tea", "recruit riu rice",
                           "recruit riu persimmon+tea+wisteria", "recruit riu persimmon+tea+rice",
                           "recruit riu persimmon+wisteria+rice", "recruit riu tea+wisteria+rice"));
}

TEST(YamataiRecruit, YAM_T11_OfThreeEqualOnesOneIsLeft) {
  Scene scene(recruiting("tea tea tea rice"));
  scene.play({"recruit riu tea"});
  EXPECT_EQ(scene.says("culture 0"), "tea rice");
}

TEST(YamataiRecruit, YAM_T11_NotForTwoDifferentOnes) {
  const Scene scene(recruiting("tea rice"));
  EXPECT_THAT(scene.legal("recruit"), IsEmpty());
  EXPECT_THAT(scene.refusals("recruit"),
              ElementsAre("recruit riu persimmon: YAM-T11 tokens_lacking 1 2",
                          "recruit yasoma persimmon: YAM-T11 tokens_lacking 1 2",
                          "recruit hetsuka persimmon: YAM-T11 tokens_lacking 1 2"));
}

TEST(YamataiRecruit, YAM_T11_NotWithoutTokens) {
  const Scene scene(recruiting("").specialist_row("riu"));
  EXPECT_THAT(scene.legal("recruit"), IsEmpty());
  EXPECT_THAT(scene.refusals("recruit"),
              ElementsAre("recruit riu persimmon: YAM-T11 tokens_lacking 0 0"));
}

// A mountain token, from island 1, and a plain one of its kind, from island 3.
TEST(YamataiRecruit, YAM_T11_PlainAndMountainTokensOfAKindAreEqual) {
  Scene scene(Table()
                  .specialist_row("riu")
                  .boats("1=green 2=green")
                  .placed("1 2")
                  .mountains("1 29 30 31 32 33 34")
                  .tokens("1=tea 3=tea"));
  scene.play({"collect"});
  EXPECT_THAT(scene.legal(), ElementsAre("recruit riu tea", "done"));
  // A mountain token among three different ones.
  Scene different(Table()
                      .specialist_row("riu")
                      .boats("1=green")
                      .placed("1")
                      .mountains("1 29 30 31 32 33 34")
                      .tokens("1=tea")
                      .culture(0, "rice indigo"));
  different.play({"collect"});
  EXPECT_THAT(different.legal(), ElementsAre("recruit riu tea+indigo+rice", "done"));
}

// ---- once, and what comes with it

TEST(YamataiRecruit, YAM_T11_OnceATurn) {
  Scene scene(recruiting("tea tea rice rice"));
  scene.play({"recruit riu tea"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "cleanse 5"));
  EXPECT_THAT(scene.refusals("recruit"),
              ElementsAre("recruit yasoma persimmon: YAM-T11 recruited_one 0 0",
                          "recruit hetsuka persimmon: YAM-T11 recruited_one 0 0"));
}

// With two players each has two turns in a round.
TEST(YamataiRecruit, YAM_T11_OnceInEachTurnOfARound) {
  Scene scene(recruiting("tea tea rice rice").track("9 3 4 6 - / 2 / 5 7 8 10"));
  scene.play({"recruit riu tea", "done", "fleet 9", "done", "keep brown", "fleet 6", "done"});
  EXPECT_THAT(scene.legal("recruit"), ElementsAre("recruit yasoma rice", "recruit hetsuka rice"));
}

TEST(YamataiRecruit, YAM_T11_MayBeLeft) {
  Scene scene(recruiting("tea tea"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 9", "active: 1", "place: 1", "now: fleet 1"));
  EXPECT_THAT(scene.events("YAM-T11"), IsEmpty());
}

TEST(YamataiRecruit, YAM_T11_NothingIsAskedWithoutTheTokens) {
  Scene scene(Table().specialist_row("riu").culture(0, "tea rice").hand(0, "green brown").port());
  scene.play({"keep green"});
  EXPECT_EQ(scene.says("active"), "1");
}

TEST(YamataiRecruit, YAM_T11_TheRecruiterTakesTheCoinsOnIt) {
  Scene scene(recruiting("tea tea"));
  scene.play({"recruit yasoma tea"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: recruit 0 recruited true", "specialists: riu=2 - - hetsuka=0 -",
                           "culture 0: ", "coins 0: 14", "specialists 0: kachiko yasoma"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T11 token_spent count:2 kind:tea seat:0",
                                          "YAM-T11 recruited coins:4 seat:0 specialist:yasoma"));
}

// Coins that just lay on a specialist can pay for a power at once.
TEST(YamataiRecruit, YAM_T11_TheCoinsAreThereAtOnce) {
  Scene scene(recruiting("tea tea").coins(0, 0));
  EXPECT_THAT(scene.legal("cleanse"), IsEmpty());
  scene.play({"recruit riu tea", "cleanse 5"});
  EXPECT_EQ(scene.says("coins 0"), "0");
}

TEST(YamataiRecruit, YAM_T11_ItWorksFromNowOn) {
  // Hetsuka and Kachiko do so in this very turn (YAM-P19).
  Scene coins(Table().specialist_row("hetsuka").culture(0, "tea tea rice").recruiting());
  coins.play({"recruit hetsuka tea", "token-for-coins rice"});
  EXPECT_THAT(coins.changes({"turn", "active", "place"}),
              UnorderedElementsAre("specialists: - - - - -", "coins 0: 14",
                                   "culture 0: ", "specialists 0: hetsuka"));
  Scene sanctuary(
      Table().specialist_row("kachiko").culture(0, "tea tea").sanctuaries("7 9").recruiting());
  sanctuary.play({"recruit kachiko tea"});
  EXPECT_THAT(sanctuary.legal(), ElementsAre("done", "cleanse 7", "cleanse 9"));
  sanctuary.play({"cleanse 9"});
  EXPECT_THAT(
      sanctuary.changes({"turn", "active", "place"}),
      UnorderedElementsAre("sanctuary 9: false", "sanctuaries_left: 7", "specialists: - - - - -",
                           "coins 0: 8", "culture 0: ", "specialists 0: kachiko"));
}

TEST(YamataiRecruit, YAM_T11_AfterTheBoatsWereSetAside) {
  Scene scene(Table().specialist_row("riu").culture(0, "tea tea").hand(0, "green red"));
  scene.play({"done"});
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("keep green", "keep red"));
  scene.play({"keep red"});
  EXPECT_THAT(scene.legal(), ElementsAre("recruit riu tea", "done"));
}

// A power of the fleet is still open then (YAM-T2).
TEST(YamataiRecruit, YAM_T11_TheFleetsPowerAfterIt) {
  Scene scene(
      Table().fleet(2).specialist_row("riu").row("forge").culture(0, "tea tea").recruiting());
  scene.play({"recruit riu tea"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "reserve forge"));
}

// ---- Izanami

// Seat 1 has her; so many coins lie on Riu.
Table with_izanami(int coins, int seats = 2) {
  return recruiting("tea tea", seats)
      .specialist_row("riu=" + std::to_string(coins))
      .specialists(1, "izanami");
}

TEST(YamataiIzanami, YAM_P5_HalfTheCoinsGoToTheOwner) {
  Scene scene(with_izanami(4));
  scene.play({"recruit riu tea"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: recruit 0 recruited true", "specialists: - - - - -", "coins 0: 12",
                           "coins 1: 12", "culture 0: ", "specialists 0: riu kachiko"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T11 token_spent count:2 kind:tea seat:0",
                                          "YAM-T11 recruited coins:2 seat:0 specialist:riu",
                                          "YAM-P5 share_got coins:2 from:0 seat:1"));
}

TEST(YamataiIzanami, YAM_P5_TheRecruiterGetsTheRest) {
  // An odd coin is no half.
  for (const auto& [on_it, recruiter, owner] :
       {std::array{5, 13, 12}, {7, 14, 13}, {6, 13, 13}, {2, 11, 11}, {1, 11, 10}, {0, 10, 10}}) {
    Scene scene(with_izanami(on_it));
    scene.play({"recruit riu tea"});
    EXPECT_EQ(scene.number("coins 0"), recruiter) << on_it;
    EXPECT_EQ(scene.number("coins 1"), owner) << on_it;
  }
  Scene one(with_izanami(1));
  one.play({"recruit riu tea"});
  EXPECT_THAT(one.events("YAM-P5"), IsEmpty());
}

TEST(YamataiIzanami, YAM_P5_NotFromTheOwnersRecruiting) {
  Scene scene(with_izanami(4).specialists(0, "kachiko izanami").specialists(1, ""));
  scene.play({"recruit riu tea"});
  EXPECT_THAT(scene.changes({"culture 0", "specialists", "specialists 0"}),
              ElementsAre("coins 0: 14"));
  EXPECT_THAT(scene.events("YAM-P5"), IsEmpty());
}

TEST(YamataiIzanami, YAM_P5_NotFromHerOwnRecruiting) {
  // Neither by herself, just recruited, nor by nobody.
  Scene scene(with_izanami(0).specialist_row("izanami=4").specialists(1, ""));
  scene.play({"recruit izanami tea"});
  EXPECT_EQ(scene.says("coins 0"), "14");
  EXPECT_EQ(scene.says("coins 1"), "10");
}

TEST(YamataiIzanami, YAM_P5_WhoeverTheOpponentIs) {
  Scene scene(with_izanami(3, 3).specialists(1, "").specialists(2, "izanami"));
  scene.play({"recruit riu tea"});
  EXPECT_EQ(scene.says("coins 0"), "12");
  EXPECT_EQ(scene.says("coins 1"), "10");
  EXPECT_EQ(scene.says("coins 2"), "11");
}

}  // namespace
}  // namespace kaisho::yamatai_tests
