// What must hold in every position, loaded or played.
#include "games/yamatai/check.h"

#include <utility>

#include "games/yamatai/names.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// ---- the course of the game

// YAM-S1, YAM-S4: every player has as many turns; in the first round all come before anybody's
// second one.
Expected<void> check_order(View view) {
  const Position& p = view.p;
  const int pieces = pieces_of(view);
  for (int i = 0; i < kMaxPieces; ++i) {
    const bool there = p.order[i] != kNobody;
    if (there == (i < pieces)) continue;
    return broken("list_size", {{"expected", pieces}, {"found", there ? i + 1 : i}}, "order");
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const auto turns = std::ranges::count(p.order, seat);
    const int expected = pieces / p.seats;
    if (turns == expected) continue;
    return broken("yamatai.turns", {{"expected", expected}, {"seat", seat}, {"found", turns}},
                  "order");
  }
  for (int i = p.seats; p.round == 0 && i < pieces; ++i) {
    const Seat expected = p.order[i - p.seats];
    if (p.order[i] == expected) continue;
    return broken("yamatai.first_round", {{"expected", expected}, {"found", p.order[i]}},
                  "order[" + std::to_string(i) + "]");
  }
  return {};
}

// Turns and rounds ended; a game that ended by the rules did so at the end of a round.
Expected<void> check_clock(View view) {
  const Position& p = view.p;
  const int pieces = pieces_of(view);
  const bool by_rules = p.over == Over::kByRules;
  const bool round_over = p.place == pieces;  // the game ended with it
  if (by_rules && !round_over) {
    return broken("yamatai.ended_round", {{"expected", pieces}, {"found", p.place}}, "place");
  }
  if (p.place > pieces || (round_over && p.over == Over::kNo)) {
    return out_of_range(0, pieces - 1, p.place, "place");
  }
  const int turn = p.round * pieces + (round_over ? 0 : p.place);
  if (p.turn != turn) {
    return broken("yamatai.turn", {{"expected", turn}, {"found", p.turn}}, "turn");
  }
  if (auto cap = check_turn_cap(p); !cap) return cap;
  const Seat active = p.over != Over::kNo ? kNobody : p.order[p.place];
  if (p.active == active) return {};
  const auto name = [](Seat seat) { return seat == kNobody ? "null" : std::to_string(seat); };
  return broken("yamatai.active", {{"expected", name(active)}, {"found", name(p.active)}},
                "active");
}

// YAM-T1: every turn of this round so far has its fleet.
Expected<void> check_played(View view) {
  const Position& p = view.p;
  const bool chosen = p.over == Over::kNo && !is_pending(p, Step::kFleet);
  for (std::size_t i = 0; i < kMaxPieces; ++i) {
    const bool before = i < p.place || (i == p.place && chosen);
    if (before == static_cast<bool>(p.played[i])) continue;
    const std::string where = "played[" + std::to_string(i) + "]";
    if (before) return broken("yamatai.played", {}, where);
    return broken("yamatai.not_played", {{"found", number_of(*p.played[i]) + 1}}, where);
  }
  return {};
}

// YAM-E1: the first that holds, of a game that the rules ended with its round.
Trigger trigger_of(View view) {
  for (Seat seat = 0; seat < view.p.seats; ++seat) {
    if (view.p.player(seat).pieces_left == 0) return Trigger::kPieces;
  }
  if (view.p.over != Over::kByRules) return Trigger::kNotYet;
  return lacking(view);
}

std::string_view name_of(Trigger trigger) {
  return trigger == Trigger::kNotYet ? "null" : kTriggerNames[trigger];
}

Expected<void> check_end(View view) {
  const Position& p = view.p;
  if (const Trigger due = trigger_of(view); p.trigger != due) {
    return broken("yamatai.trigger", {{"expected", name_of(due)}, {"found", name_of(p.trigger)}},
                  "trigger");
  }
  if (p.over == Over::kByRules && p.trigger == Trigger::kNotYet) {
    return broken("yamatai.not_ended", {}, "over");
  }
  return {};
}

// ---- this turn

// The powers stand in the order of Use; that of the fleet comes after these.
constexpr Indexed<Use, Power, 5> kPowersUsed = {
    Power::kGild, Power::kCleanse, Power::kTokenForYellow, Power::kTokenForCoins, Power::kChange};
static_assert(std::to_underlying(Use::kFleet) == kPowersUsed.size());

bool may_have_used(View view, Use use) {
  const Position& p = view.p;
  if (use < Use::kFleet) return has(view.of(p.active), kPowersUsed[use]);
  return use == Use::kFleet &&
         view.components.printed_on(*p.played[p.place]).power != FleetPower::kNothing;
}

// YAM-T2, YAM-P19: nothing is used before the fleet is there, and nothing that one does not have.
Expected<void> check_used(View view) {
  const Position& p = view.p;
  if (p.over != Over::kNo || is_pending(p, Step::kFleet) || is_pending(p, Step::kFreeBoat)) {
    if (!p.used.empty()) {
      return broken("yamatai.used_early", {{"found", p.used.size()}}, "used");
    }
    if (p.trades != 0) return broken("yamatai.traded_early", {{"found", p.trades}}, "trades");
    return {};
  }
  for (const Use use : p.used) {
    if (may_have_used(view, use)) continue;
    return broken("yamatai.used",
                  {{"seat", p.active}, {"found", name_at(kUsedNames, number_of(use))}}, "used");
  }
  const int trades = trade_limit(view.of(p.active));
  return p.trades > trades ? too_many(trades, p.trades, "trades") : Expected<void>{};
}

// YAM-T4: the boats of this turn lie on the board; the last one does unless YAM-F7 took it away.
Expected<void> check_placed(View view) {
  const Position& p = view.p;
  const bool chosen = !is_pending(p, Step::kFleet) && !is_pending(p, Step::kFreeBoat);
  const bool placing = chosen && (is_pending(p, Step::kMain) || is_pending(p, Step::kCollect));
  if (p.begun > (placing ? 1 : 0)) return broken("yamatai.begun", {}, "begun");
  if (const Spaces gone = p.placed - with_boats(p); !gone.empty()) {
    return broken("yamatai.placed", {{"found", number_of(gone.lowest()) + 1}}, "placed");
  }
  if (p.begun == 0 && !p.placed.empty()) {
    return broken("yamatai.placed_early", {{"found", p.placed.size()}}, "placed");
  }
  if (p.last) {
    if (p.placed.has(*p.last)) return {};
    return broken("yamatai.last", {{"found", number_of(*p.last) + 1}}, "last");
  }
  if (p.begun == 0) return {};
  const bool removing = p.used.has(Use::kFleet) &&
                        view.components.printed_on(*p.played[p.place]).power == FleetPower::kRemove;
  return removing ? Expected<void>{} : broken("yamatai.last_due", {}, "last");
}

// Has for each space the island whose token the boat there took.
using Takers = BySpace<Maybe<Island>>;

// Finds a boat for this token, if need be by others of those assigned before.
bool assign(View view, Island island, Spaces& tried, Takers& takers) {
  const Spaces beside = view.components.map.spaces_of_island[island] & view.p.placed;
  while (!(beside - tried).empty()) {
    const Space space = (beside - tried).lowest();
    tried.add(space);
    if (takers[space] && !assign(view, *takers[space], tried, takers)) continue;
    takers[space] = island;
    return true;
  }
  return false;
}

// YAM-T6: each token was taken by a boat of its own.
Expected<void> check_collected(View view) {
  const Position& p = view.p;
  const Islands open = is_pending(p, Step::kCollect) ? empty_islands(view) : Islands();
  bool right = (p.collected - open).empty();
  Takers takers;
  for (const Island island : (p.collected & open)) {
    Spaces tried;
    right = assign(view, island, tried, takers) && right;
  }
  if (right) return {};
  return broken("yamatai.collected", {{"found", p.collected.size()}}, "collected");
}

}  // namespace

Expected<void> check_turn(View view) {
  return first_fault(view, {check_end, check_order, check_clock, check_played, check_used,
                            check_placed, check_collected});
}

Expected<void> Rules::check(const Components& components, const Position& p) {
  if (auto unused = check_unused(p); !unused) return unused;
  return first_fault({components, p}, {check_board, check_cards, check_turn, check_step});
}

}  // namespace kaisho::yamatai
