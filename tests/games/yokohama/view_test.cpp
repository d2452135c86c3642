// Who sees what (YOK-C3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/games/yokohama/steps.h"

namespace kaisho::yokohama_tests {
namespace {

constexpr Seat kViewers[] = {kNobody, 0, 1, 2};

Table seen_table() {
  return Table(3)
      .kept(0, "order-05")
      .put_away(0, "order-06")
      .kept(1, "order-07")
      .put_away(1, "order-08")
      .kept(2, "")
      .put_away(2, "order-09")
      .fulfilled(2, "order-20")
      .orders(1, "order-21")
      .technologies(1, "ball#1");
}

Position position(const Json& json) {
  const Expected<Position> p = yokohama().parse_position(json);
  EXPECT_TRUE(p) << p.error().message << " at " << p.error().where;
  return p ? *p : *yokohama().start({}, Key{});
}
Position position(const Table& seen_table) { return position(seen_table.json()); }

Json view_of(const Position& p, Seat seat) {
  return yokohama().position_json(yokohama().observe(p, seat));
}

TEST(YokohamaView, YOK_C3_HidesDecksChanceAndTheOrdersOfOthers) {
  const Json whole = seen_table().json();
  for (const Seat viewer : kViewers) {
    const Json view = view_of(position(seen_table()), viewer);
    EXPECT_EQ(view["technology_deck"], whole["technology_deck"].size());
    EXPECT_EQ(view["order_deck"], whole["order_deck"].size());
    EXPECT_TRUE(view["random"].is_null());
    for (std::size_t seat = 0; seat < 3; ++seat) {
      for (const char* hidden : {"kept", "put_away"}) {
        const Json& order = whole["seats"][seat][hidden];
        const bool known = static_cast<int>(seat) == viewer || order.is_null();
        EXPECT_EQ(view["seats"][seat][hidden], known ? order : Json("unknown"));
      }
    }
  }
}

TEST(YokohamaView, YOK_C3_LeavesOutOnlyWhatASeatCannotKnow) {
  const Json whole = yokohama().position_json(position(seen_table()));
  for (const Seat viewer : kViewers) {
    Json view = view_of(position(seen_table()), viewer);
    for (const char* hidden : {"technology_deck", "order_deck", "random"}) {
      view[hidden] = whole[hidden];
    }
    for (std::size_t seat = 0; seat < 3; ++seat) {
      for (const char* hidden : {"kept", "put_away"}) {
        view["seats"][seat][hidden] = whole["seats"][seat][hidden];
      }
    }
    EXPECT_EQ(view, whole);  // orders taken from ports among it
  }
}

// Each differs from the table in something hidden from a spectator alone.
TEST(YokohamaView, YOK_C3_WhatCannotBeToldApartGivesTheSameBytes) {
  const Json whole = seen_table().json();
  Json deck = whole;
  std::swap(deck["order_deck"][0], deck["order_deck"][5]);
  Json technologies = whole;
  std::swap(technologies["technology_deck"][0], technologies["technology_deck"][7]);
  Json choice = whole;
  std::swap(choice["seats"][1]["kept"], choice["seats"][1]["put_away"]);
  Json drawn = whole;  // another order, which now lies in the deck instead
  std::swap(drawn["seats"][1]["put_away"], drawn["order_deck"][2]);
  Json left = whole;  // one of the orders that left unseen
  left["order_deck"][1] = "order-36";
  Json key = whole;
  key["random"] = {{"key", std::string(64, 'a')}, {"used", 3}};
  for (const Json& other : {deck, technologies, choice, drawn, left, key}) {
    ASSERT_NE(position(other), position(whole));
    for (const Seat viewer : {kNobody, Seat{0}, Seat{2}}) {
      EXPECT_EQ(yokohama().observe(position(other), viewer),
                yokohama().observe(position(whole), viewer));
    }
  }
  for (const Json& other : {choice, drawn}) {  // what seat 1 itself knows
    EXPECT_NE(yokohama().observe(position(other), 1), yokohama().observe(position(whole), 1));
  }
}

TEST(YokohamaView, YOK_C3_WhatCanBeToldApartDiffers) {
  const Position whole = position(seen_table());
  for (const Table& other : {seen_table().orders(1, "order-22"), seen_table().kept(1, ""),
                             seen_table().technologies(1, "ball#2"),
                             seen_table().president(2, "bank"), seen_table().stock(1, "yen=9")}) {
    for (const Seat viewer : kViewers) {
      EXPECT_NE(yokohama().observe(position(other), viewer), yokohama().observe(whole, viewer));
    }
  }
}

// Before its choice a seat sees its own two orders, the others none of them.
TEST(YokohamaView, YOK_C3_YOK_S7_DuringTheChoice) {
  const Position p = Scene(Table(3).keeping(2)).position();
  const Json whole = yokohama().position_json(p);
  const Json own = view_of(p, 1);
  EXPECT_EQ(own["seats"][1]["kept"], whole["seats"][1]["kept"]);
  EXPECT_EQ(own["seats"][2]["kept"], "unknown");
  MoveList moves;
  yokohama().legal_moves(yokohama().observe(p, 1), moves);
  EXPECT_EQ(moves.size(), 2U);
}

class Samples {
 public:
  explicit Samples(const Position& view) : view_(view) {}
  Json next() { return yokohama().position_json(yokohama().resample(view_, random_)); }

 private:
  Position view_;
  RandomState state_ = RandomState::from_key(key_from_number(1));
  Random random_{state_};
};

TEST(YokohamaView, YOK_C3_ResamplesAreWholeAndLookTheSame) {
  for (const auto& [step, seen_table] : all_steps()) {
    const Position p = Scene(seen_table).position();
    for (const Seat viewer : kViewers) {
      const Position view = yokohama().observe(p, viewer);
      Samples samples(view);
      for (int i = 0; i < 5; ++i) {
        const Position sample = position(samples.next());  // parsing checks it
        EXPECT_EQ(yokohama().observe(sample, viewer), view) << step;
      }
    }
  }
}

// Each unseen order is as likely in every place where one lies unseen, those that left among them.
TEST(YokohamaView, YOK_C3_ResamplesAreAsLikelyAsTheRulesMakeThem) {
  constexpr int kSamples = 4000;
  const Json whole = seen_table().json();
  Samples samples(yokohama().observe(position(seen_table()), 0));
  std::map<std::string, std::map<std::string, int>> seen;
  for (int i = 0; i < kSamples; ++i) {
    const Json p = samples.next();
    ++seen["kept"][p["seats"][1]["kept"]];
    ++seen["put_away"][p["seats"][2]["put_away"]];
    ++seen["top"][p["order_deck"].front()];
    ++seen["bottom"][p["order_deck"].back()];
    ++seen["technology"][p["technology_deck"].front()];
    EXPECT_EQ(p["seats"][0]["kept"], "order-05");
    EXPECT_TRUE(p["seats"][2]["kept"].is_null());
  }
  // Unseen are the deck, three hidden orders of the others, and the five that left.
  const std::size_t orders = whole["order_deck"].size() + 3 + 5;
  const std::size_t cards = whole["technology_deck"].size();
  for (const auto& [place, counts] : seen) {
    const std::size_t all = place == "technology" ? cards : orders;
    EXPECT_EQ(counts.size(), all) << place;
    const double share = static_cast<double>(kSamples) / static_cast<double>(all);
    for (const auto& [card, count] : counts) {
      EXPECT_NEAR(count, share, 5 * std::sqrt(share)) << place << " " << card;
    }
  }
}

TEST(YokohamaView, YOK_C3_EveryResampleHasChanceOfItsOwn) {
  Samples samples(yokohama().observe(position(seen_table()), 0));
  const Json one = samples.next()["random"];
  const Json other = samples.next()["random"];
  EXPECT_EQ(one["used"], 0);
  EXPECT_NE(one["key"], other["key"]);
}

}  // namespace
}  // namespace kaisho::yokohama_tests
