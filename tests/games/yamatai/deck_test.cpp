// Fleet 3, and who knows what of the building deck afterwards (YAM-F3, YAM-H1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const char* const kTop = "forge theatre boathouse bathhouse watermill";

Table looking(int seats = 2, int seat = 0) {
  return Table(seats)
      .active(seat)
      .fleet(3)
      .row("fishing-hut")
      .building_deck(kTop)
      .specialists(seat, "hetsuka")
      .culture(seat, "tea");
}
// With so many tiles left.
Table left(int count) {
  Table table = looking().buildings_left(count);
  const char* const tops[] = {"", "forge", "forge theatre", "forge theatre boathouse"};
  return table.building_deck(count < 3 ? tops[count] : tops[3]);
}

// The first tiles of the deck, and the last ones.
Lines deck_of(const Scene& scene) { return scene.json()["building_deck"]; }
Lines top_of(const Scene& scene, std::size_t count) {
  Lines deck = deck_of(scene);
  deck.resize(count);
  return deck;
}
Lines bottom_of(const Scene& scene, std::ptrdiff_t count) {
  const Lines deck = deck_of(scene);
  return {deck.end() - count, deck.end()};
}

// `2 / 1 3` of forge, theatre and boathouse, by the numbers they have as they were taken up.
std::string sort(const Scene& scene, std::string order) {
  const Lines lay = {"forge", "theatre", "boathouse"};
  const Lines deck = deck_of(scene);
  for (char& number : order) {
    if (number < '1' || number > '3') continue;
    const std::string& tile = lay[static_cast<std::size_t>(number - '1')];
    number = static_cast<char>('1' + (std::ranges::find(deck, tile) - deck.begin()));
  }
  return "sort " + order;
}
Scene& look_and_sort(Scene& scene, const std::string& order) {
  scene.play({"look"});
  return scene.play({sort(scene, order)});
}

TEST(YamataiDeck, YAM_F3_LooksAtTheTopThree) {
  Scene scene(looking());
  EXPECT_THAT(scene.legal("look"), ElementsAre("look"));
  scene.play({"look"});
  EXPECT_THAT(top_of(scene, 3), UnorderedElementsAre("forge", "theatre", "boathouse"));
  EXPECT_THAT(scene.changes({"building_deck", "random"}),
              UnorderedElementsAre("used: fleet",
                                   "knows 0: 0=" + deck_of(scene)[0] + " 1=" + deck_of(scene)[1] +
                                       " 2=" + deck_of(scene)[2],
                                   "reveals: 31"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F3 looked count:3 seat:0"));
}

// Six orders, of each none to all of them on top.
TEST(YamataiDeck, YAM_F3_EachBackOnTopOrAtTheBottomInAnyOrder) {
  Scene scene(looking());
  scene.play({"look"});
  Lines all;
  for (const char* const order : {"1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"}) {
    const std::string text(order);
    all.push_back("sort " + text);
    all.push_back("sort " + text.substr(0, 4) + "/ " + text.substr(4));
    all.push_back("sort " + text.substr(0, 2) + "/ " + text.substr(2));
    all.push_back("sort / " + text);
  }
  EXPECT_THAT(scene.legal(), testing::UnorderedElementsAreArray(all));
}

TEST(YamataiDeck, YAM_F3_AllOnTopInAnotherOrder) {
  Scene scene(looking());
  const Lines before = deck_of(scene);
  scene.play({"look"}).mark();
  scene.play({sort(scene, "3 1 2")});
  EXPECT_THAT(top_of(scene, 4), ElementsAre("boathouse", "forge", "theatre", "bathhouse"));
  EXPECT_THAT(deck_of(scene), testing::UnorderedElementsAreArray(before));
  EXPECT_THAT(scene.changes({"building_deck"}),
              ElementsAre("knows 0: 0=boathouse 1=forge 2=theatre"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F3 sorted bottom:0 seat:0 top:3"));
  EXPECT_EQ(scene.says("now"), "main 0");
}

TEST(YamataiDeck, YAM_F3_SomeAtTheBottomTheLastOneLowest) {
  Scene scene(looking());
  look_and_sort(scene, "3 / 2 1");
  EXPECT_THAT(top_of(scene, 3), ElementsAre("boathouse", "bathhouse", "watermill"));
  EXPECT_THAT(bottom_of(scene, 2), ElementsAre("theatre", "forge"));
  EXPECT_EQ(scene.says("knows 0"), "0=boathouse 25=theatre 26=forge");
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-F3 looked count:3 seat:0", "YAM-F3 sorted bottom:2 seat:0 top:1"));
}

TEST(YamataiDeck, YAM_F3_AllAtTheBottom) {
  Scene scene(looking());
  look_and_sort(scene, "/ 2 3 1");
  EXPECT_THAT(top_of(scene, 2), ElementsAre("bathhouse", "watermill"));
  EXPECT_THAT(bottom_of(scene, 3), ElementsAre("theatre", "boathouse", "forge"));
  EXPECT_EQ(scene.says("knows 0"), "24=theatre 25=boathouse 26=forge");
}

TEST(YamataiDeck, YAM_F3_OnceATurn) {
  Scene scene(looking());
  look_and_sort(scene, "1 2 3");
  EXPECT_THAT(scene.legal("look"), IsEmpty());
  EXPECT_THAT(scene.refusals("look"), ElementsAre("look: YAM-T2 used_this_turn 0 0"));
}

TEST(YamataiDeck, YAM_F3_AfterLookingTheTilesArePutBackFirst) {
  Scene scene(looking().hand(0, "green"));
  scene.play({"look"});
  EXPECT_THAT(scene.legal(), SizeIs(24));
  EXPECT_THAT(scene.legal("sort"), SizeIs(24));
}

// What was looked at is what is drawn.
TEST(YamataiDeck, YAM_F3_TheRowIsFilledInThatOrder) {
  Scene scene(looking(3, 2));
  look_and_sort(scene, "2 1 / 3").play({"done", "done"});
  EXPECT_EQ(scene.says("buildings"), "fishing-hut theatre forge bathhouse watermill");
}

// ---- fewer than three left

TEST(YamataiDeck, YAM_F3_WithTwoLeftBothOfThem) {
  Scene scene(left(2));
  scene.play({"look"});
  EXPECT_THAT(deck_of(scene), UnorderedElementsAre("forge", "theatre"));
  EXPECT_EQ(scene.says("knows 0"), "0=" + deck_of(scene)[0] + " 1=" + deck_of(scene)[1]);
  // Top and bottom are the same.
  EXPECT_THAT(scene.legal(), ElementsAre("sort 1 2", "sort 2 1"));
  scene.play({sort(scene, "2 1")});
  EXPECT_THAT(deck_of(scene), ElementsAre("theatre", "forge"));
  EXPECT_EQ(scene.says("knows 0"), "0=theatre 1=forge");
}

TEST(YamataiDeck, YAM_F3_WithThreeLeftTopAndBottomAreTheSame) {
  Scene scene(left(3));
  scene.play({"look"});
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("sort 1 2 3", "sort 1 3 2", "sort 2 1 3",
                                                  "sort 2 3 1", "sort 3 1 2", "sort 3 2 1"));
}

TEST(YamataiDeck, YAM_F3_WithFourLeftTheyAreNot) {
  Scene scene(left(4));
  scene.play({"look"});
  EXPECT_THAT(scene.legal(), SizeIs(24));
}

TEST(YamataiDeck, YAM_F3_TheLastOneIsSeenAndLies) {
  Scene scene(left(1));
  scene.play({"look"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "knows 0: 0=forge", "reveals: 31"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-F3 looked count:1 seat:0", "YAM-F3 sorted bottom:0 seat:0 top:1"));
}

TEST(YamataiDeck, YAM_F3_WithNoneThereIsNothingToLookAt) {
  const Scene scene(left(0));
  EXPECT_THAT(scene.legal("look"), IsEmpty());
}

// The numbers of the move that sorts, which all may hear, are those of the order in which the tiles
// were taken up: even who knew how they lay learns nothing from it.
TEST(YamataiDeck, YAM_H1_TheOrderTheyAreTakenUpInIsByChance) {
  std::set<Lines> orders;
  for (int seed = 0; seed < 40; ++seed) {
    Json position = looking().knows(1, "0 1 2").json();
    position["random"]["used"] = 1000 + seed;
    Scene scene(position);
    scene.play({"look"});
    EXPECT_EQ(scene.says("knows 1"), "0,1,2=boathouse+forge+theatre");
    orders.insert(top_of(scene, 3));
  }
  EXPECT_THAT(orders, SizeIs(6));
}

// ---- what is known (YAM-H1)

TEST(YamataiDeck, YAM_H1_OthersLearnNothing) {
  Scene scene(looking(3));
  scene.play({"look"});
  EXPECT_EQ(scene.says("knows 1") + scene.says("knows 2"), "");
  scene.play({"sort 2 / 1 3"});
  EXPECT_EQ(scene.says("knows 1") + scene.says("knows 2"), "");
}

TEST(YamataiDeck, YAM_H1_WhatIsKnownStaysKnown) {
  Scene scene(looking());
  look_and_sort(scene, "1 2 3").play({"done", "done", "fleet 1", "done"});
  EXPECT_EQ(scene.says("active"), "0");
  EXPECT_EQ(scene.says("knows 0"), "0=forge 1=theatre 2=boathouse");
}

// The same player looks again: what lay at the bottom is known still, and that further below.
TEST(YamataiDeck, YAM_H1_ASecondLookOfTheSame) {
  Scene scene(looking().knows(0, "1 5 25,26"));
  scene.play({"look"});
  EXPECT_EQ(scene.says("knows 0"),
            "0=" + deck_of(scene)[0] + " 1=" + deck_of(scene)[1] + " 2=" + deck_of(scene)[2] +
                " 5=" + deck_of(scene)[5] +
                " 25,26=" + std::min(deck_of(scene)[25], deck_of(scene)[26]) + "+" +
                std::max(deck_of(scene)[25], deck_of(scene)[26]));
  const Lines before = deck_of(scene);
  scene.play({sort(scene, "2 / 3 1")});
  EXPECT_EQ(scene.json()["seats"][0]["knows"].size(), 5U);
  EXPECT_EQ(scene.json()["seats"][0]["knows"][0],
            Json({{"places", {0}}, {"buildings", {"theatre"}}}));
  EXPECT_EQ(scene.json()["seats"][0]["knows"][1],  // two places nearer the top
            Json({{"places", {3}}, {"buildings", {before[5]}}}));
  EXPECT_EQ(scene.json()["seats"][0]["knows"][2]["places"], Json({23, 24}));
  EXPECT_EQ(scene.json()["seats"][0]["knows"][3],
            Json({{"places", {25}}, {"buildings", {"boathouse"}}}));
  EXPECT_EQ(scene.json()["seats"][0]["knows"][4],
            Json({{"places", {26}}, {"buildings", {"forge"}}}));
}

// Another sorts what was known: it is known of all these places together, not of each.
TEST(YamataiDeck, YAM_H1_AnotherSortsThemAllOnTop) {
  Scene scene(looking().knows(1, "0 1 2"));
  look_and_sort(scene, "3 2 1");
  EXPECT_EQ(scene.says("knows 1"), "0,1,2=boathouse+forge+theatre");
  EXPECT_EQ(scene.says("knows 0"), "0=boathouse 1=theatre 2=forge");
}

// How many went to the top and to the bottom all have seen.
TEST(YamataiDeck, YAM_H1_AnotherPutsSomeAtTheBottom) {
  Scene scene(looking().knows(1, "0 1 2"));
  look_and_sort(scene, "3 / 2 1");
  EXPECT_EQ(scene.says("knows 1"), "0,25,26=boathouse+forge+theatre");
}

TEST(YamataiDeck, YAM_H1_AnotherSortsThemInTheOrderTheyLay) {
  Scene scene(looking().knows(1, "0 1 2"));
  look_and_sort(scene, "1 2 3");
  EXPECT_EQ(scene.says("knows 1"), "0,1,2=boathouse+forge+theatre");
}

// Of three places one tile is known to be among them.
TEST(YamataiDeck, YAM_H1_OnlySomeOfTheTopThreeWereKnown) {
  Scene scene(looking().knows(1, "1"));
  look_and_sort(scene, "1 / 2 3");
  EXPECT_EQ(scene.says("knows 1"), "0,25,26=theatre");
}

// What lies further below moves up as others go to the bottom, and is known there.
TEST(YamataiDeck, YAM_H1_WhatLiesBelowKeepsItsPlace) {
  Scene scene(looking().knows(1, "2 3 4"));
  look_and_sort(scene, "1 / 2 3");
  EXPECT_EQ(scene.says("knows 1"), "1=bathhouse 2=watermill 0,25,26=boathouse");
}

TEST(YamataiDeck, YAM_H1_OfTilesBelowOnly) {
  Scene scene(looking().knows(1, "3,4"));
  look_and_sort(scene, "/ 1 2 3");
  EXPECT_EQ(scene.says("knows 1"), "0,1=watermill+bathhouse");
}

// A block of which one place is at the top and one deeper down grows with it.
TEST(YamataiDeck, YAM_H1_ALotThatReachesBelow) {
  Scene scene(looking().knows(1, "2,3=bathhouse"));
  look_and_sort(scene, "1 2 3");
  EXPECT_EQ(scene.says("knows 1"), "0,1,2,3=bathhouse");
  Scene down(looking().knows(1, "0,4=forge 3"));
  look_and_sort(down, "2 / 1 3");
  EXPECT_EQ(down.says("knows 1"), "1=bathhouse 0,2,25,26=forge");
}

TEST(YamataiDeck, YAM_H1_TwoOthersEachKnowWhatTheyKnew) {
  Scene scene(looking(3).knows(1, "0").knows(2, "2 7"));
  const std::string seventh = deck_of(scene)[7];
  look_and_sort(scene, "2 1 / 3");
  EXPECT_EQ(scene.says("knows 1"), "0,1,26=forge");
  EXPECT_EQ(scene.says("knows 2"), "6=" + seventh + " 0,1,26=boathouse");
}

// Even with the whole deck in hand.
TEST(YamataiDeck, YAM_H1_AnotherSortsTheWholeDeck) {
  Scene scene(left(3).knows(1, "0 1"));
  look_and_sort(scene, "2 3 1");
  EXPECT_EQ(scene.says("knows 1"), "0,1,2=forge+theatre");
}

// ---- and draws after that

// The round ends with the turn, and so many tiles are drawn.
Table last_turn_drawing(int draws) {
  std::string row = "fishing-hut rice-barn tea-stall pottery-stall lotus-palace";
  for (int i = 0; i < draws; ++i) row = row.substr(0, row.rfind(' '));
  return looking(3, 2).row(row);
}
std::string known_after(const Table& table, const std::string& order, int seat) {
  Scene scene(table);
  look_and_sort(scene, order).play({"done", "done"});
  EXPECT_EQ(scene.says("round"), "3");
  return scene.says("knows " + std::to_string(seat));
}

TEST(YamataiDeck, YAM_H1_DrawnTilesLieOpen) {
  EXPECT_EQ(known_after(last_turn_drawing(1), "1 2 3", 2), "0=theatre 1=boathouse");
  EXPECT_EQ(known_after(last_turn_drawing(3), "1 2 3", 2), "");
  EXPECT_EQ(known_after(last_turn_drawing(2), "1 / 2 3", 2), "21=theatre 22=boathouse");
}

TEST(YamataiDeck, YAM_H1_ADrawFromALotLeavesTheRestOfIt) {
  const auto known = [](int draws, const std::string& order) {
    return known_after(last_turn_drawing(draws).knows(1, "0 1"), order, 1);
  };
  // Forge, theatre and one more were at these places in some order.
  EXPECT_EQ(known(1, "1 2 3"), "0,1=theatre");
  EXPECT_EQ(known(2, "1 2 3"), "");           // boathouse is the one unknown
  EXPECT_EQ(known(2, "1 3 2"), "0=theatre");  // the last place is known for sure
  EXPECT_EQ(known(1, "3 1 2"), "0,1=forge+theatre");
  EXPECT_EQ(known(1, "3 / 1 2"), "21,22=forge+theatre");
  EXPECT_EQ(known(3, "3 1 2"), "");
}

}  // namespace
}  // namespace kaisho::yamatai_tests
