#include "games/nippon/nippon.h"

#include "games/nippon/names.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

static_assert(PlainPosition<Position> && sizeof(Position) < 700);

namespace {

std::vector<Json> ends(const Json& /*edition*/) {
  return word_rows(std::span(kOverNames).subspan(1, 1));
}

// An influence tile is named by its value.
std::vector<Json> influence_tiles(const Json& edition) {
  std::vector<Json> rows;
  for (const Json& value : edition["influence_tiles"]["values"]) rows.push_back({{"id", value}});
  return rows;
}

constexpr std::array<Statistic, 16> kStatistics = {{
    {"first player", "first_player", "event"},
    {"action", "worker_taken", "action", "actions"},
    {"factory", "factory_built", "factory", "factories"},
    {"good", "produced", "good", "goods"},
    {"machine", "machine_put", "good", "goods"},
    {"contract", "contract_filled", "contract", "contracts"},
    {"city", "influence_put", "city", "regions.cities"},
    {"city tile", "influence_put", "tile", "city_tiles"},
    {"influence tile", "influence_put", "value", {}, influence_tiles},
    {"train", "train_put", "region", "regions"},
    {"ship", "ship_put", "region", "regions"},
    {"achievement", "achievement_tiled", "achievement", "achievements"},
    {"reward", "reward_taken", "reward", "rewards"},
    {"consolidation", "consolidated", "event"},
    {"closing turns", "closing", "event"},
    {"end", "game_over", "by", {}, ends},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = kId,
                              .clause_prefix = "NIP",
                              .rules_version = 1,
                              .min_seats = kMinSeats,
                              .max_seats = kMaxSeats,
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

}  // namespace kaisho::nippon
