// Why not: the powers of the fleet and of the player's specialists.
#include <optional>

#include "games/yamatai/reasons.h"

namespace kaisho::yamatai {
namespace {

// The lowest of them; the first of all where there is none.
template <class T>
T first_of(Set<T, std::uint64_t> things) {
  return things.empty() ? T{} : things.lowest();
}

// The move that stands for a fleet's power: on the first thing that it could be used on.
std::optional<Move> first_use(const Reasons& r, FleetPower power) {
  const Space boat = first_of(with_boats(r.p));
  switch (power) {
    case FleetPower::kReserve: return move_of(Reserve{first_of(things_in<Tiles>(r.p.buildings))});
    case FleetPower::kSort: return move_of(Look{});
    case FleetPower::kSlide: return move_of(Slide{boat, first_of(r.components.map.links[boat])});
    case FleetPower::kSanctuary: return move_of(PutSanctuary{first_of(empty_islands(r))});
    case FleetPower::kSwapTokens: return move_of(SwapTokens{first_of(with_tokens(r.p))});
    case FleetPower::kRemove: return move_of(Remove{boat});
    case FleetPower::kSwapBoats: return move_of(SwapBoats{boat});
    case FleetPower::kNothing:
    case FleetPower::kDiscount: return std::nullopt;  // comes with the building
  }
  return std::nullopt;
}

void refuse_sanctuaries(Reasons& r, Move first) {
  if (r.p.sanctuaries_left == 0) return r.refuse(first, "YAM-S5", "no_sanctuary_left");
  const Islands empty = empty_islands(r);
  for (const Island island : r.components.map.every_island()) {
    if (!empty.has(island)) r.refuse(move_of(PutSanctuary{island}), "YAM-F5", "island_not_empty");
  }
}

void refuse_fleet_power(Reasons& r) {
  const Maybe<Fleet> fleet = r.p.played[r.p.place];
  if (!fleet) return;
  const FleetPower power = r.components.printed_on(*fleet).power;
  const std::optional<Move> first = first_use(r, power);
  if (!first) return;
  if (r.p.used.has(Use::kFleet)) return r.refuse(*first, "YAM-T2", "used_this_turn");
  if (power == FleetPower::kSanctuary) return refuse_sanctuaries(r, *first);
  if (power == FleetPower::kReserve && !r.any(MoveKind::kReserve)) {
    return r.refuse(move_of(Reserve{Tile{}}), "YAM-F2", "row_empty");
  }
}

// Whether a power of the player's specialists needs no further reason: it is not there, or can be
// used, or was used.
bool settled(Reasons& r, Power power, Use use, Move move, const char* clause) {
  if (!has(r, power) || r.any(kind_of(move))) return true;
  if (!r.p.used.has(use)) return false;
  r.refuse(move, clause, "used_this_turn");
  return true;
}

void refuse_gild(Reasons& r) {
  const Move move = move_of(Gild{kGreen, kGreen});
  if (settled(r, Power::kGild, Use::kGild, move, "YAM-P3") || !before_port(r.p)) return;
  if (r.p.supply[kYellow] == 0 && r.player.boats[kYellow] == 0) {
    return r.refuse(move, "YAM-S5", "none_in_supply");
  }
  r.refuse(move, "YAM-P3", "too_few_boats", boats_of(r.player), 2);
}

// YAM-P8: only where there is a sanctuary to remove.
void refuse_cleanse(Reasons& r) {
  if (r.p.sanctuaries.empty()) return;
  const Move move = move_of(Cleanse{r.p.sanctuaries.lowest()});
  if (settled(r, Power::kCleanse, Use::kCleanse, move, "YAM-P8")) return;
  r.refuse(move, "YAM-P8", "not_enough_coins", r.components.cleanse_coins, r.player.coins);
}

void refuse_token_for_yellow(Reasons& r) {
  const Move move = move_of(TokenForYellow{Culture{}});
  if (settled(r, Power::kTokenForYellow, Use::kTokenForYellow, move, "YAM-P14")) return;
  if (!before_port(r.p)) return;
  if (r.p.supply[kYellow] == 0) return r.refuse(move, "YAM-S5", "none_in_supply");
  r.refuse(move, "YAM-P14", "no_token");
}

void refuse_token_for_coins(Reasons& r) {
  const Move move = move_of(TokenForCoins{Culture{}});
  if (settled(r, Power::kTokenForCoins, Use::kTokenForCoins, move, "YAM-P16")) return;
  r.refuse(move, "YAM-P16", "no_token");
}

void refuse_change(Reasons& r) {
  const Move move = move_of(Change{kGreen, kGreen});
  if (settled(r, Power::kChange, Use::kChange, move, "YAM-P17") || !before_port(r.p)) return;
  if (r.player.boats[kYellow] == 0) return r.refuse(move, "YAM-P17", "no_such_boat");
  r.refuse(move, "YAM-S5", "none_in_supply");
}

}  // namespace

void refuse_boat_powers(Reasons& r) {
  refuse_gild(r);
  refuse_token_for_yellow(r);
  refuse_change(r);
}

void refuse_powers(Reasons& r) {
  refuse_fleet_power(r);
  refuse_cleanse(r);
  refuse_token_for_coins(r);
  refuse_boat_powers(r);
}

}  // namespace kaisho::yamatai
