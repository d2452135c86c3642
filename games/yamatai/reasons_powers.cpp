// Why not: the powers of the fleet and of the player's specialists.
#include "games/yamatai/reasons.h"

namespace kaisho::yamatai {
namespace {

// The move that stands for a fleet's power, kDone where it is none, and what it could be used on.
struct FleetUse {
  MoveKind move = MoveKind::kDone;
  Mask (*things)(const Reasons& r) = nullptr;
};

Mask all_boats(const Reasons& r) { return with_boats(r.p); }

// In the order of FleetPower.
constexpr Indexed<FleetPower, FleetUse, 9> kUses = {{{
    {},
    {MoveKind::kReserve,
     [](const Reasons& r) { return tiles_for(r.p, r.seat) & ~r.player.reserved; }},
    {MoveKind::kLook},
    {MoveKind::kSlide, all_boats},
    {MoveKind::kSanctuary, [](const Reasons& r) { return empty_islands(r.components, r.p); }},
    {MoveKind::kSwapTokens, [](const Reasons& r) { return with_tokens(r.p); }},
    {MoveKind::kRemove, all_boats},
    {MoveKind::kSwapBoats, all_boats},
    {},
}}};
static_assert(kUses.size() == std::to_underlying(FleetPower::kDiscount) + 1);

// On the first thing that it could have been used on.
Move first_use(const Reasons& r, const FleetUse& use) {
  const Mask things = use.things != nullptr ? use.things(r) : 0;
  const int lowest = things == 0 ? 0 : std::countr_zero(things);
  if (use.move != MoveKind::kSlide) return move_of(use.move, lowest);
  const Mask links = r.components.map.links[lowest];
  return move_of(use.move, lowest, std::countr_zero(links));
}

void refuse_sanctuaries(Reasons& r, const FleetUse& use) {
  if (r.p.sanctuaries_left == 0) {
    return r.refuse(first_use(r, use), "YAM-S5", "no_sanctuary_left");
  }
  const Mask empty = use.things(r);
  for (int island = 0; island < r.components.map.islands; ++island) {
    if (in(empty, island)) continue;
    r.refuse(sanctuary_move(island), "YAM-F5", "island_not_empty");
  }
}

void refuse_fleet_power(Reasons& r) {
  const Id fleet = r.p.played[r.p.place];
  if (fleet == kNone) return;
  const FleetUse& use = kUses[r.components.fleets[fleet].power];
  if (use.move == MoveKind::kDone) return;
  if (r.p.used.has(Use::kFleet)) {
    return r.refuse(first_use(r, use), "YAM-T2", "used_this_turn");
  }
  if (use.move == MoveKind::kSanctuary) return refuse_sanctuaries(r, use);
  if (use.move == MoveKind::kReserve && !r.any(use.move)) {
    return r.refuse(reserve_move(0), "YAM-F2", "row_empty");
  }
}

// Whether a power of the player's specialists needs no further reason: it is not there, or can be
// used, or was used.
bool settled(Reasons& r, Power power, Use use, Move move, const char* clause) {
  if (!has(r.components, r.player, power) || r.any(kind_of(move))) return true;
  if (!r.p.used.has(use)) return false;
  r.refuse(move, clause, "used_this_turn");
  return true;
}

void refuse_gild(Reasons& r) {
  const Move move = gild_move(kGreen, kGreen);
  if (settled(r, Power::kGild, Use::kGild, move, "YAM-P3") || !before_port(r.p)) return;
  if (r.p.supply[kYellow] == 0 && r.player.boats[kYellow] == 0) {
    return r.refuse(move, "YAM-S5", "none_in_supply");
  }
  r.refuse(move, "YAM-P3", "too_few_boats", boats_of(r.player), 2);
}

// YAM-P8: only where there is a sanctuary to remove.
void refuse_cleanse(Reasons& r) {
  if (r.p.sanctuaries == 0) return;
  const Move move = cleanse_move(std::countr_zero(r.p.sanctuaries));
  if (settled(r, Power::kCleanse, Use::kCleanse, move, "YAM-P8")) return;
  r.refuse(move, "YAM-P8", "not_enough_coins", r.components.cleanse_coins, r.player.coins);
}

void refuse_token_for_yellow(Reasons& r) {
  const Move move = token_for_yellow_move(Culture{});
  if (settled(r, Power::kTokenForYellow, Use::kTokenForYellow, move, "YAM-P14")) return;
  if (!before_port(r.p)) return;
  if (r.p.supply[kYellow] == 0) return r.refuse(move, "YAM-S5", "none_in_supply");
  r.refuse(move, "YAM-P14", "no_token");
}

void refuse_token_for_coins(Reasons& r) {
  const Move move = token_for_coins_move(Culture{});
  if (settled(r, Power::kTokenForCoins, Use::kTokenForCoins, move, "YAM-P16")) return;
  r.refuse(move, "YAM-P16", "no_token");
}

void refuse_change(Reasons& r) {
  const Move move = change_move(kGreen, kGreen);
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
