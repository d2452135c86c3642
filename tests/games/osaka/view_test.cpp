// Who sees what (OSA-H1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

constexpr Seat kViewers[] = {kNobody, 0, 1, 2};

Table seen_table() {
  return Table(3)
      .market("red2 blue5@1 green2")
      .farm("yellow2")
      .hand(0, "red5 blue2")
      .hand(1, "green3")
      .hand(2, "yellow5 yellow3")
      .goods(1, "red5 red3!")
      .tokens(1, "red")
      .points(1, 4)
      .points(2, 1)
      .kept("red2 red3 red2")
      .blind("blue3 green5")
      .discard("yellow3 yellow2");
}

Position position(const Json& json) { return *osaka().parse_position(json); }
Position position(const Table& seen_table) { return position(seen_table.json()); }

std::string bytes(const Position& p) {
  return {reinterpret_cast<const char*>(p.bytes().data()), p.bytes().size()};
}

TEST(OsakaView, OSA_H1_HidesThePileThePointCardsFromItAndChance) {
  const Json whole = seen_table().json();
  for (const Seat seat : kViewers) {
    const Json view = osaka().position_json(osaka().observe(position(seen_table()), seat));
    EXPECT_EQ(view["draw"], whole["draw"].size());
    EXPECT_TRUE(view["blind"].is_null());
    EXPECT_TRUE(view["random"].is_null());
  }
}

TEST(OsakaView, OSA_H1_LeavesOutOnlyWhatASeatCannotKnow) {
  Json whole = osaka().position_json(position(seen_table()));
  for (const Seat seat : kViewers) {
    const Json view = osaka().position_json(osaka().observe(position(seen_table()), seat));
    for (const auto& [name, value] : whole.items()) {
      if (name == "draw" || name == "blind" || name == "random") continue;
      EXPECT_EQ(view[name], value) << name;  // hands, discards, kept cards and points among them
    }
  }
}

// Each differs from the table in something hidden alone.
TEST(OsakaView, OSA_H1_WhatCannotBeToldApartGivesTheSameBytes) {
  const Json whole = seen_table().json();
  Json order = whole;
  std::swap(order["draw"][0], order["draw"][70]);
  ASSERT_NE(order, whole);
  Json blind = whole;  // green5 lies in the pile, another card was drawn from it
  blind["blind"] = {{"blue3", 1}, {"red5", 1}};
  for (Json& card : blind["draw"]) {
    if (card == "red5") {
      card = "green5";
      break;
    }
  }
  Json key = whole;
  key["random"] = {{"key", std::string(64, 'a')}, {"used", 3}};
  for (const Json& other : {order, blind, key}) {
    ASSERT_NE(bytes(position(other)), bytes(position(whole)));
    for (const Seat seat : kViewers) {
      EXPECT_EQ(bytes(osaka().observe(position(other), seat)),
                bytes(osaka().observe(position(whole), seat)));
    }
  }
}

TEST(OsakaView, OSA_H1_WhatCanBeToldApartDiffers) {
  const Position whole = position(seen_table());
  for (const Table& other :
       {seen_table().hand(0, "red5 blue3"), seen_table().discard("yellow3 yellow5"),
        seen_table().points(2, 2), seen_table().kept("red2 red2 red2")}) {
    for (const Seat seat : kViewers) {
      EXPECT_NE(bytes(osaka().observe(position(other), seat)), bytes(osaka().observe(whole, seat)));
    }
  }
}

// Unseen are the pile and the two point cards drawn from it, in any order alike.
TEST(OsakaView, OSA_H1_ResamplesAreAsLikelyAsTheRulesMakeThem) {
  constexpr int kSamples = 4000;
  const Json whole = seen_table().json();
  const Position view = osaka().observe(position(whole), 0);
  std::map<std::string, int> unseen;
  for (const Json& card : whole["draw"]) ++unseen[card.get<std::string>()];
  for (const auto& [card, n] : whole["blind"].items()) unseen[card] += n.get<int>();
  const double all = static_cast<double>(whole["draw"].size()) + 2;
  RandomState state = RandomState::from_key(key_from_number(1));
  Random random(state);
  std::map<std::string, int> top;
  std::map<std::string, int> bottom;
  std::map<std::string, int> blind;
  for (int i = 0; i < kSamples; ++i) {
    const Json p = osaka().position_json(osaka().resample(view, random));
    ASSERT_EQ(p["draw"].size(), whole["draw"].size());
    ++top[p["draw"].front().get<std::string>()];
    ++bottom[p["draw"].back().get<std::string>()];
    int cards = 0;
    for (const auto& [card, n] : p["blind"].items()) {
      blind[card] += n.get<int>();
      cards += n.get<int>();
    }
    ASSERT_EQ(cards, 2);
  }
  for (const auto& [card, n] : unseen) {
    const double share = n / all;
    const double spread = 5 * std::sqrt(kSamples * share);
    EXPECT_NEAR(top[card], kSamples * share, spread) << card;
    EXPECT_NEAR(bottom[card], kSamples * share, spread) << card;
    EXPECT_NEAR(blind[card], 2 * kSamples * share, 2 * spread) << card;
  }
}

// The purchase's payday takes the pile's last card unseen; whoever counts knows it by what is left.
TEST(OsakaView, OSA_H1_AfterTheLastCardNothingIsUnseen) {
  Scene scene(Table()
                  .market("red5")
                  .hand(0, "green5")
                  .ships("red=4")
                  .tokens(0, "red blue blue blue blue blue blue")
                  .pile("yellow5")
                  .rest_in_hand(1));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("over"), "rules");
  RandomState state = RandomState::from_key(Key{});
  Random random(state);
  const Position view = osaka().observe(scene.position(), 1);
  for (int i = 0; i < 20; ++i) {
    const Json sample = osaka().position_json(osaka().resample(view, random));
    EXPECT_EQ(sample["kept"].value("yellow5", 0) + sample["blind"].value("yellow5", 0), 1);
    EXPECT_EQ(sample["draw"], Json::array());
  }
}

// Hands were open to all when they were dealt and when their cards were taken (OSA-S5, OSA-K1).
TEST(OsakaView, OSA_H1_HandSizesAndPointsArePublic) {
  const Json view = osaka().position_json(osaka().observe(position(seen_table()), kNobody));
  EXPECT_EQ(view["seats"][2]["hand"], Json({{"yellow5", 1}, {"yellow3", 1}}));
  EXPECT_EQ(view["seats"][1]["points"], 4);
}

}  // namespace
}  // namespace kaisho::osaka_tests
