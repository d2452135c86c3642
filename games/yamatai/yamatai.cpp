#include "games/yamatai/yamatai.h"

#include "games/yamatai/names.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

static_assert(PlainPosition<Position> && sizeof(Position) < 900);

namespace {

std::vector<Json> triggers(const Json& /*edition*/) {
  return word_rows(std::span(kTriggerNames).subspan(1));
}

// The order is set again in every round; only that of the set-up (YAM-S4) says who begins the game.
constexpr std::array<Statistic, 11> kStatistics = {{
    {"first player", "order_set", "event", {}, nullptr, "YAM-S4"},
    {"fleet", "fleet_taken", "fleet", "fleets"},
    {"building", "built", "building", "buildings"},
    {"island", "built", "island", "map.islands"},
    {"specialist", "recruited", "specialist", "specialists"},
    {"culture", "collected", "kind", "culture.kinds"},
    {"end", "end_triggered", "by", {}, triggers},
    {"reserved", "reserved", "building", "buildings"},
    {"bought boat", "bought", "colour", "boats"},
    {"sold boat", "sold", "colour", "boats"},
    {"space", "placed", "space", "map.spaces"},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = kId,
                              .clause_prefix = "YAM",
                              .rules_version = 2,
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

}  // namespace kaisho::yamatai
