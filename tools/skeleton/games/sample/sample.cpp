#include "games/sample/sample.h"

#include "games/sample/rules.h"

namespace kaisho::sample {

static_assert(PlainPosition<Position> && sizeof(Position) < 512);

namespace {

// What a report on balance counts.
constexpr std::array<Statistic, 2> kStatistics = {{
    {"first player", "first_player", "event"},
    {"taken card", "taken", "card", "cards"},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = "sample",
                              .clause_prefix = "SAM",
                              .rules_version = 1,
                              .min_seats = 2,
                              .max_seats = 4,
                              .variants = {},
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

std::expected<GamePtr, std::vector<Error>> open(const Json& edition) {
  return open_with<Rules>(edition, kUnread, read_components);
}

}  // namespace kaisho::sample
