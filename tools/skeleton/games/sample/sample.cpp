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
  static const GameInfo kInfo{.id = kId,
                              .clause_prefix = "SAM",
                              .rules_version = 1,
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

}  // namespace kaisho::sample
