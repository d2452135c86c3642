// Events by name, with what they hold.
#include <gtest/gtest.h>

#include "games/nippon/events.h"
#include "games/nippon/rules.h"
#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using nippon::What;

using Args = std::array<std::int16_t, 6>;

Json event(What what, const Args& args = {}, Seat seat = 1) {
  Json json = nippon().event_json({.kind = static_cast<std::uint8_t>(what),
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
Json of_all(What what, const Args& args = {}) { return event(what, args, kNobody); }

// Events of a seat that tell one number, or nothing.
struct Named {
  What what;
  const char* name;
  const char* field;
};

TEST(NipponEvents, OfOneNumber) {
  for (const auto& [what, name, field] : {
           Named{What::kTurnBegan, "turn_began", "turn"},
           {What::kYenPaid, "yen_paid", "yen"},
           {What::kYenGained, "yen_gained", "yen"},
           {What::kCoalPaid, "coal_paid", "coal"},
           {What::kCoalGained, "coal_gained", "coal"},
           {What::kPlansPaid, "plans_paid", "plans"},
           {What::kPlansGained, "plans_gained", "plans"},
           {What::kVpGained, "vp_gained", "vp"},
           {What::kVpLost, "vp_lost", "vp"},
           {What::kMachineStocked, "machine_stocked", "stocked"},
           {What::kTrainsTurned, "trains_turned", "count"},
           {What::kShipsTurned, "ships_turned", "count"},
           {What::kConsolidated, "consolidated", "workers"},
           {What::kCoalKept, "coal_kept", "coal"},
           {What::kMultiplierTaken, "multiplier_taken", "multiplier"},
           {What::kRewardDiscarded, "reward_discarded", "multiplier"},
           {What::kWorkersReturned, "workers_returned", "count"},
           {What::kClosing, "closing", "turns"},
           {What::kFinalIncome, "final_income", "yen"},
       }) {
    EXPECT_EQ(event(what, {3, 4, 5}), Json({{"event", name}, {field, 3}}));
  }
}

TEST(NipponEvents, OfNothingMore) {
  EXPECT_EQ(event(What::kFirstPlayer), Json({{"event", "first_player"}}));
  EXPECT_EQ(event(What::kMustConsolidate), Json({{"event", "must_consolidate"}}));
  EXPECT_EQ(event(What::kRewardSkipped), Json({{"event", "reward_skipped"}}));
  EXPECT_EQ(of_all(What::kFilling), Json({{"event", "filling"}}));
}

TEST(NipponEvents, OfSettingUp) {
  EXPECT_EQ(
      of_all(What::kCityLaid, {2, 3, 1}),
      Json({{"event", "city_laid"}, {"city", "tokyo"}, {"tile", "city-tile-4"}, {"turns", 1}}));
  EXPECT_EQ(of_all(What::kCityLeftOut, {8}),
            Json({{"event", "city_left_out"}, {"tile", "city-tile-9"}}));
  EXPECT_EQ(of_all(What::kRewardsRemoved, {2, 1}),
            Json({{"event", "rewards_removed"}, {"reward", "reward-2-yen"}, {"count", 1}}));
}

TEST(NipponEvents, OfWorkers) {
  EXPECT_EQ(of_all(What::kWorkerDrawn, {0, 4, -1}),
            Json({{"event", "worker_drawn"}, {"colour", "white"}, {"space", 5}}));
  EXPECT_EQ(of_all(What::kWorkerDrawn, {5, -1, 0}),
            Json({{"event", "worker_drawn"}, {"colour", "black"}, {"row", 1}}));
  EXPECT_EQ(
      event(What::kWorkerTaken, {1, 0, 1}),
      Json({{"event", "worker_taken"}, {"colour", "yellow"}, {"space", 1}, {"action", "produce"}}));
  EXPECT_EQ(of_all(What::kRowMoved, {0, 4}),
            Json({{"event", "row_moved"}, {"row", 1}, {"space", 5}}));
  EXPECT_EQ(of_all(What::kFillingShort, {4}), Json({{"event", "filling_short"}, {"places", 4}}));
}

TEST(NipponEvents, OfActions) {
  EXPECT_EQ(event(What::kTrackMoved, {2, 1, 3}),
            Json({{"event", "track_moved"}, {"track", "knowledge"}, {"steps", 1}, {"value", 3}}));
  EXPECT_EQ(event(What::kFactoryBuilt, {23}),
            Json({{"event", "factory_built"}, {"factory", "bulbs-d"}}));
  EXPECT_EQ(
      event(What::kMachinePut, {4, 2, 1}),
      Json({{"event", "machine_put"}, {"good", "watches"}, {"machine", 2}, {"from_stock", true}}));
  EXPECT_EQ(event(What::kMachinePut, {4, 1, 0})["from_stock"], false);
  EXPECT_EQ(event(What::kProduced, {0, 2}),
            Json({{"event", "produced"}, {"good", "silk"}, {"count", 2}}));
  EXPECT_EQ(event(What::kContractFilled, {3}),
            Json({{"event", "contract_filled"}, {"contract", "contract-4"}}));
  EXPECT_EQ(event(What::kGoodsSpent, {5, 3}),
            Json({{"event", "goods_spent"}, {"good", "bulbs"}, {"count", 3}}));
  EXPECT_EQ(event(What::kTrainPut, {1, 3}),
            Json({{"event", "train_put"}, {"region", "kanto-chubu"}, {"influence", 3}}));
  EXPECT_EQ(event(What::kShipPut, {3, 2}),
            Json({{"event", "ship_put"}, {"region", "shikoku-kyushu"}, {"vp", 2}}));
}

TEST(NipponEvents, OfTheLocalMarket) {
  EXPECT_EQ(event(What::kInfluencePut, {2, 1, 7, 3, 8}), Json({{"event", "influence_put"},
                                                               {"city", "tokyo"},
                                                               {"side", "east"},
                                                               {"value", 7},
                                                               {"good", "lenses"},
                                                               {"tile", "city-tile-9"}}));
  EXPECT_EQ(
      event(What::kInfluenceReturned, {7, 3, 2}, 0),
      Json(
          {{"event", "influence_returned"}, {"city", "nagasaki"}, {"side", "west"}, {"value", 2}}));
  EXPECT_EQ(event(What::kRegionBonus, {0}),
            Json({{"event", "region_bonus"}, {"region", "hokkaido-tohoku"}}));
}

TEST(NipponEvents, OfConsolidating) {
  EXPECT_EQ(event(What::kBudget, {7, 2}), Json({{"event", "budget"}, {"yen", 7}, {"coal", 2}}));
  EXPECT_EQ(event(What::kRewardTaken, {11}),
            Json({{"event", "reward_taken"}, {"reward", "reward-5-yen"}}));
  EXPECT_EQ(event(What::kAchievementTiled, {1, 4}),
            Json({{"event", "achievement_tiled"}, {"achievement", "savings"}, {"multiplier", 4}}));
  EXPECT_EQ(event(What::kWagesPaid, {2, 6, 1}),
            Json({{"event", "wages_paid"}, {"colours", 2}, {"yen", 6}, {"unpaid", 1}}));
}

TEST(NipponEvents, OfScoringAndTheEnd) {
  EXPECT_EQ(of_all(What::kMarkerMoved, {1}), Json({{"event", "marker_moved"}, {"place", 2}}));
  EXPECT_EQ(of_all(What::kScoringBegan, {0}), Json({{"event", "scoring_began"}, {"scoring", 1}}));
  const Json ranked = {{"event", "region_ranked"},
                       {"region", "kanto-chubu"},
                       {"influence", 9},
                       {"rank", 1},
                       {"points", 8},
                       {"ships", 4},
                       {"shared", 2}};
  EXPECT_EQ(event(What::kRegionRanked, {1, 9, 1, 8, 4, 2}), ranked);
  EXPECT_EQ(of_all(What::kRegionRanked, {1, 9, 1, 8, 4, 2}), ranked);
  const auto line = [](int number) {
    return event(What::kScored, {static_cast<std::int16_t>(number), 6, 3, 2})["line"];
  };
  EXPECT_EQ(
      event(What::kScored, {3, 6, 3, 2}),
      Json(
          {{"event", "scored"}, {"line", "savings"}, {"points", 6}, {"of", 3}, {"multiplier", 2}}));
  EXPECT_EQ(line(nippon::kLineTrack), "track");
  EXPECT_EQ(line(nippon::kLineUnpaid), "unpaid");
  EXPECT_EQ(line(nippon::kLineAchievements), "contracts");
  EXPECT_EQ(line(nippon::kScoreLines - 1), "regions");
  EXPECT_EQ(of_all(What::kGameOver, {1}), Json({{"event", "game_over"}, {"by", "rules"}}));
  EXPECT_EQ(of_all(What::kGameOver, {2}), Json({{"event", "game_over"}, {"by", "turn_cap"}}));
}

TEST(NipponEvents, WhatChanceShowsIsMarked) {
  const Json json = nippon().event_json({.kind = static_cast<std::uint8_t>(What::kWorkerDrawn),
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
