// Events by name, with what they hold.
#include "games/nippon/events.h"

#include <gtest/gtest.h>

#include "games/nippon/rules.h"
#include "tests/games/event_kind.h"
#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using Args = std::array<std::int16_t, 6>;

Json event(std::string_view name, const Args& args = {}, Seat seat = 1) {
  Json json = nippon().event_json({.kind = event_kind(nippon::kEvents, name),
                                   .seat = seat,
                                   .reveals = false,
                                   .clause = "NIP-T1",
                                   .args = args});
  EXPECT_EQ(json["clause"], "NIP-T1");
  json.erase("clause");
  EXPECT_EQ(json.contains("seat"), seat != kNobody);
  if (seat != kNobody) {
    EXPECT_EQ(json["seat"], seat);
    json.erase("seat");
  }
  return json;
}

// An event that concerns nobody.
Json of_all(std::string_view name, const Args& args = {}) { return event(name, args, kNobody); }

// Events of a seat that tell one number, or nothing.
struct Named {
  const char* name;
  const char* field;
};

TEST(NipponEvents, OfOneNumber) {
  for (const auto& [name, field] : {
           Named{"turn_began", "turn"},
           {"yen_paid", "yen"},
           {"yen_gained", "yen"},
           {"coal_paid", "coal"},
           {"coal_gained", "coal"},
           {"plans_paid", "plans"},
           {"plans_gained", "plans"},
           {"vp_gained", "vp"},
           {"vp_lost", "vp"},
           {"machine_stocked", "stocked"},
           {"trains_turned", "count"},
           {"ships_turned", "count"},
           {"consolidated", "workers"},
           {"coal_kept", "coal"},
           {"multiplier_taken", "multiplier"},
           {"reward_discarded", "multiplier"},
           {"workers_returned", "count"},
           {"closing", "turns"},
           {"final_income", "yen"},
       }) {
    EXPECT_EQ(event(name, {3, 4, 5}), Json({{"event", name}, {field, 3}}));
  }
}

TEST(NipponEvents, OfNothingMore) {
  EXPECT_EQ(event("first_player"), Json({{"event", "first_player"}}));
  EXPECT_EQ(event("must_consolidate"), Json({{"event", "must_consolidate"}}));
  EXPECT_EQ(event("reward_skipped"), Json({{"event", "reward_skipped"}}));
  EXPECT_EQ(of_all("filling"), Json({{"event", "filling"}}));
}

TEST(NipponEvents, OfSettingUp) {
  EXPECT_EQ(
      of_all("city_laid", {2, 3, 1}),
      Json({{"event", "city_laid"}, {"city", "tokyo"}, {"tile", "city-tile-4"}, {"turns", 1}}));
  EXPECT_EQ(of_all("city_left_out", {8}),
            Json({{"event", "city_left_out"}, {"tile", "city-tile-9"}}));
  EXPECT_EQ(of_all("rewards_removed", {2, 1}),
            Json({{"event", "rewards_removed"}, {"reward", "reward-2-yen"}, {"count", 1}}));
}

TEST(NipponEvents, OfWorkers) {
  EXPECT_EQ(of_all("worker_drawn", {0, 4, -1}),
            Json({{"event", "worker_drawn"}, {"colour", "white"}, {"space", 5}}));
  EXPECT_EQ(of_all("worker_drawn", {5, -1, 0}),
            Json({{"event", "worker_drawn"}, {"colour", "black"}, {"row", 1}}));
  EXPECT_EQ(
      event("worker_taken", {1, 0, 1}),
      Json({{"event", "worker_taken"}, {"colour", "yellow"}, {"space", 1}, {"action", "produce"}}));
  EXPECT_EQ(of_all("row_moved", {0, 4}), Json({{"event", "row_moved"}, {"row", 1}, {"space", 5}}));
  EXPECT_EQ(of_all("filling_short", {4}), Json({{"event", "filling_short"}, {"places", 4}}));
}

TEST(NipponEvents, OfActions) {
  EXPECT_EQ(event("track_moved", {2, 1, 3}),
            Json({{"event", "track_moved"}, {"track", "knowledge"}, {"steps", 1}, {"value", 3}}));
  EXPECT_EQ(event("factory_built", {23}),
            Json({{"event", "factory_built"}, {"factory", "bulbs-d"}}));
  EXPECT_EQ(
      event("machine_put", {4, 2, 1}),
      Json({{"event", "machine_put"}, {"good", "watches"}, {"machine", 2}, {"from_stock", true}}));
  EXPECT_EQ(event("machine_put", {4, 1, 0})["from_stock"], false);
  EXPECT_EQ(event("produced", {0, 2}),
            Json({{"event", "produced"}, {"good", "silk"}, {"count", 2}}));
  EXPECT_EQ(event("contract_filled", {3}),
            Json({{"event", "contract_filled"}, {"contract", "contract-4"}}));
  EXPECT_EQ(event("goods_spent", {5, 3}),
            Json({{"event", "goods_spent"}, {"good", "bulbs"}, {"count", 3}}));
  EXPECT_EQ(event("train_put", {1, 3}),
            Json({{"event", "train_put"}, {"region", "kanto-chubu"}, {"influence", 3}}));
  EXPECT_EQ(event("ship_put", {3, 2}),
            Json({{"event", "ship_put"}, {"region", "shikoku-kyushu"}, {"vp", 2}}));
}

TEST(NipponEvents, OfTheLocalMarket) {
  EXPECT_EQ(event("influence_put", {2, 1, 7, 3, 8}), Json({{"event", "influence_put"},
                                                           {"city", "tokyo"},
                                                           {"side", "east"},
                                                           {"value", 7},
                                                           {"good", "lenses"},
                                                           {"tile", "city-tile-9"}}));
  EXPECT_EQ(
      event("influence_returned", {7, 3, 2}, 0),
      Json(
          {{"event", "influence_returned"}, {"city", "nagasaki"}, {"side", "west"}, {"value", 2}}));
  EXPECT_EQ(event("region_bonus", {0}),
            Json({{"event", "region_bonus"}, {"region", "hokkaido-tohoku"}}));
}

TEST(NipponEvents, OfConsolidating) {
  EXPECT_EQ(event("budget", {7, 2}), Json({{"event", "budget"}, {"yen", 7}, {"coal", 2}}));
  EXPECT_EQ(event("reward_taken", {11}),
            Json({{"event", "reward_taken"}, {"reward", "reward-5-yen"}}));
  EXPECT_EQ(event("achievement_tiled", {1, 4}),
            Json({{"event", "achievement_tiled"}, {"achievement", "savings"}, {"multiplier", 4}}));
  EXPECT_EQ(event("wages_paid", {2, 6, 1}),
            Json({{"event", "wages_paid"}, {"colours", 2}, {"yen", 6}, {"unpaid", 1}}));
}

TEST(NipponEvents, OfScoringAndTheEnd) {
  EXPECT_EQ(of_all("marker_moved", {1}), Json({{"event", "marker_moved"}, {"place", 2}}));
  EXPECT_EQ(of_all("scoring_began", {0}), Json({{"event", "scoring_began"}, {"scoring", 1}}));
  const Json ranked = {{"event", "region_ranked"},
                       {"region", "kanto-chubu"},
                       {"influence", 9},
                       {"rank", 1},
                       {"points", 8},
                       {"ships", 4},
                       {"shared", 2}};
  EXPECT_EQ(event("region_ranked", {1, 9, 1, 8, 4, 2}), ranked);
  EXPECT_EQ(of_all("region_ranked", {1, 9, 1, 8, 4, 2}), ranked);
  const auto line = [](int number) {
    return event("scored", {static_cast<std::int16_t>(number), 6, 3, 2})["line"];
  };
  EXPECT_EQ(
      event("scored", {3, 6, 3, 2}),
      Json(
          {{"event", "scored"}, {"line", "savings"}, {"points", 6}, {"of", 3}, {"multiplier", 2}}));
  EXPECT_EQ(line(nippon::kLineTrack), "track");
  EXPECT_EQ(line(nippon::kLineUnpaid), "unpaid");
  EXPECT_EQ(line(nippon::kLineAchievements), "contracts");
  EXPECT_EQ(line(nippon::kScoreLines - 1), "regions");
  EXPECT_EQ(of_all("game_over", {1}), Json({{"event", "game_over"}, {"by", "rules"}}));
  EXPECT_EQ(of_all("game_over", {2}), Json({{"event", "game_over"}, {"by", "turn_cap"}}));
}

TEST(NipponEvents, WhatChanceShowsIsMarked) {
  const Json json = nippon().event_json({.kind = event_kind(nippon::kEvents, "worker_drawn"),
                                         .seat = kNobody,
                                         .reveals = true,
                                         .clause = "NIP-S4",
                                         .args = {0, 0, -1}});
  EXPECT_EQ(json, Json({{"event", "worker_drawn"},
                        {"clause", "NIP-S4"},
                        {"reveals", true},
                        {"colour", "white"},
                        {"space", 1}}));
}

}  // namespace
}  // namespace kaisho::nippon_tests
