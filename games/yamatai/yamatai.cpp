#include "games/yamatai/yamatai.h"

#include "games/yamatai/lookup.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

static_assert(PlainPosition<Position> && sizeof(Position) < 900);

namespace {

std::vector<Json> triggers(const Json& /*edition*/) {
  return word_rows(std::span(kTriggerNames).subspan(1));
}

// The order is set anew in every round; only that of the set-up (YAM-S4) says who begins the game.
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
  static const GameInfo kInfo{.id = "yamatai",
                              .clause_prefix = "YAM",
                              .rules_version = 1,
                              .min_seats = 2,
                              .max_seats = 4,
                              .variants = {},
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

Expected<Position> Rules::start(const Components& box, const Options& options, const Key& seed,
                                EventSink* sink) {
  Position p = bare(options, seed);
  const Play play{box, p, sink};
  set_up(play);
  advance(play);
  return p;
}

void Rules::legal_moves(const Components& box, const Position& p, MoveList& moves) {
  list_moves(box, p, moves);
}

void Rules::apply(const Components& box, Position& p, Move move, EventSink* sink) {
  const Play play{box, p, sink};
  do_move(play, move);
  advance(play);
}

std::expected<GamePtr, std::vector<Error>> open(const Json& edition) {
  return open_with<Rules>(edition, read_components);
}

}  // namespace kaisho::yamatai
