// Why not: the powers of the fleet and of the own specialists.
#include "games/yamatai/reasons.h"

namespace kaisho::yamatai {
namespace {

// The move that stands for a fleet's power, kDone where it is none.
MoveKind kind_of_power(FleetPower power) {
  switch (power) {
    case FleetPower::kReserve:
      return MoveKind::kReserve;
    case FleetPower::kSort:
      return MoveKind::kLook;
    case FleetPower::kSlide:
      return MoveKind::kSlide;
    case FleetPower::kSanctuary:
      return MoveKind::kSanctuary;
    case FleetPower::kSwapTokens:
      return MoveKind::kSwapTokens;
    case FleetPower::kRemove:
      return MoveKind::kRemove;
    case FleetPower::kSwapBoats:
      return MoveKind::kSwapBoats;
    default:
      return MoveKind::kDone;
  }
}

// The first thing that the power could have been used on.
int lowest_of(const Reasons& r, MoveKind kind) {
  const auto lowest = [](Mask mask) { return mask == 0 ? 0 : std::countr_zero(mask); };
  switch (kind) {
    case MoveKind::kReserve:
      return lowest(tiles_for(r.p, r.seat) & ~r.player.reserved);
    case MoveKind::kSlide:
    case MoveKind::kRemove:
    case MoveKind::kSwapBoats:
      return lowest(with_boats(r.p));
    case MoveKind::kSwapTokens:
      return lowest(with_tokens(r.p));
    case MoveKind::kSanctuary:
      return lowest(empty_islands(r.box, r.p));
    default:
      return 0;
  }
}

Move first_use(const Reasons& r, MoveKind kind) {
  const int lowest = lowest_of(r, kind);
  if (kind != MoveKind::kSlide) return move_of(kind, lowest);
  const Mask links = r.box.map.links[static_cast<std::size_t>(lowest)];
  return move_of(kind, lowest, std::countr_zero(links));
}

void refuse_sanctuaries(Reasons& r) {
  const Mask empty = empty_islands(r.box, r.p);
  if (r.p.sanctuaries_left == 0) {
    return r.refuse(move_of(MoveKind::kSanctuary, lowest_of(r, MoveKind::kSanctuary)), "YAM-S5",
                    "no_sanctuary_left");
  }
  for (int island = 0; island < r.box.map.islands; ++island) {
    if (in(empty, island)) continue;
    r.refuse(move_of(MoveKind::kSanctuary, island), "YAM-F5", "island_not_empty");
  }
}

void refuse_fleet_power(Reasons& r) {
  const Id fleet = r.p.played[r.p.place];
  if (fleet == kNone) return;
  const MoveKind kind = kind_of_power(r.box.fleets[fleet].power);
  if (kind == MoveKind::kDone) return;
  if ((r.p.used & kUsedFleet) != 0) {
    return r.refuse(first_use(r, kind), "YAM-T2", "used_this_turn");
  }
  if (kind == MoveKind::kSanctuary) return refuse_sanctuaries(r);
  if (kind == MoveKind::kReserve && !r.any(kind)) {
    return r.refuse(move_of(kind), "YAM-F2", "row_empty");
  }
}

bool used(const Reasons& r, unsigned bit_of_power) { return (r.p.used & bit_of_power) != 0; }

void refuse_gild(Reasons& r) {
  if (!has(r.box, r.player, Power::kGild) || r.any(MoveKind::kGild)) return;
  const Move move = move_of(MoveKind::kGild);
  if (used(r, kUsedGild)) return r.refuse(move, "YAM-P3", "used_this_turn");
  if (!before_port(r.p)) return;
  if (r.p.supply[kYellow] == 0) return r.refuse(move, "YAM-S5", "none_in_supply");
  r.refuse(move, "YAM-P3", "too_few_boats", boats_of(r.player), 2);
}

// YAM-P8: only where there is a sanctuary to remove.
void refuse_cleanse(Reasons& r) {
  if (!has(r.box, r.player, Power::kCleanse) || r.any(MoveKind::kCleanse)) return;
  if (r.p.sanctuaries == 0) return;
  const Move move = move_of(MoveKind::kCleanse, std::countr_zero(r.p.sanctuaries));
  if (used(r, kUsedCleanse)) return r.refuse(move, "YAM-P8", "used_this_turn");
  r.refuse(move, "YAM-P8", "not_enough_coins", r.box.cleanse_coins, r.player.coins);
}

void refuse_token_for_yellow(Reasons& r) {
  if (!has(r.box, r.player, Power::kTokenForYellow) || r.any(MoveKind::kTokenForYellow)) return;
  const Move move = move_of(MoveKind::kTokenForYellow);
  if (used(r, kUsedTokenForYellow)) return r.refuse(move, "YAM-P14", "used_this_turn");
  if (!before_port(r.p)) return;
  if (r.p.supply[kYellow] == 0) return r.refuse(move, "YAM-S5", "none_in_supply");
  r.refuse(move, "YAM-P14", "no_token");
}

void refuse_token_for_coins(Reasons& r) {
  if (!has(r.box, r.player, Power::kTokenForCoins) || r.any(MoveKind::kTokenForCoins)) return;
  const Move move = move_of(MoveKind::kTokenForCoins);
  r.refuse(move, "YAM-P16", used(r, kUsedTokenForCoins) ? "used_this_turn" : "no_token");
}

void refuse_change(Reasons& r) {
  if (!has(r.box, r.player, Power::kChange) || r.any(MoveKind::kChange)) return;
  const Move move = move_of(MoveKind::kChange);
  if (used(r, kUsedChange)) return r.refuse(move, "YAM-P17", "used_this_turn");
  if (!before_port(r.p)) return;
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
