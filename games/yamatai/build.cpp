// Building (YAM-T5, YAM-T7 to T9), and what Ananda, Awashima, Kagutsuchi and fleet 9 change in it.
#include <algorithm>

#include "core/values/counter.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

Islands next_to(const Components& components, Island island) {
  return components.map.neighbours[island];
}

// YAM-P4
int toll_to(const SeatView& view, Seat builder, Island island) {
  if (view.seat == builder || !has(view, Power::kToll)) return 0;
  return (view.player().pieces & next_to(view.components, island)).empty() ? 0
                                                                           : view.components.toll;
}

// YAM-F9
int discount_now(View view) {
  return unused_power(view) == FleetPower::kDiscount ? view.components.discount : 0;
}

// Empty islands (YAM-G2) that boats of this turn touch (YAM-T7) and whose toll the player can pay
// (YAM-P4).
void find_sites(View view, Sites& sites) {
  const int coins = view.p.player(view.p.active).coins;
  for (const Island island : touched_now(view) & empty_islands(view)) {
    if (coins >= toll_due(view, view.p.active, island)) sites.add(site_at(view, island));
  }
}

}  // namespace

// YAM-P4
int toll_due(View view, Seat builder, Island island) {
  int due = 0;
  for (const Seat owner : every_seat(view.p.seats)) due += toll_to(view.of(owner), builder, island);
  return due;
}

// YAM-F11
Islands touched_now(View view) {
  Islands islands;
  for (const Space space : view.p.placed) islands |= view.components.map.islands_of_space[space];
  return islands;
}

Site site_at(View view, Island island) {
  const Spaces around = view.components.map.spaces_of_island[island];
  Site site{island, {}};
  for (const Colour colour : kEveryColour) {
    set(site.boats[colour], (view.p.boats[colour] & around).size());
  }
  return site;
}

// YAM-T7
int boats_lacking(const Building& building, const Site& site) {
  int lacking = 0;
  for (const Colour colour : kEveryColour) {
    lacking += std::max(0, building.cost[colour] - site.boats[colour]);
  }
  return lacking;
}

int boats_lacking(View view, Tile tile, Island island) {
  return boats_lacking(view.components.printed_on(tile), site_at(view, island));
}

// YAM-T7, YAM-F2
Tiles tiles_for(const Position& p, Seat seat) {
  return p.player(seat).reserved | things_in<Tiles>(p.buildings);
}

// YAM-T7, YAM-T9
bool has_figure_for(const Player& player, const Building& building) {
  return building.is_sacred() || player.pieces_left > 0;
}

// YAM-T7, YAM-F9
void list_builds(View view, MoveList& moves) {
  const Position& p = view.p;
  Sites sites;
  find_sites(view, sites);
  if (sites.size == 0) return;
  const int discount = discount_now(view);
  for (const Tile tile : tiles_for(p, p.active)) {
    const Building& building = view.components.printed_on(tile);
    if (!has_figure_for(p.player(p.active), building)) continue;
    for (const Site& site : sites) {
      if (boats_lacking(building, site) > discount) continue;
      moves.add(move_of(Build{tile, site.island}));
    }
  }
}

// YAM-T5: whether one of these needs no optional power.
bool must_build(View view, const MoveList& builds) {
  return std::ranges::any_of(builds, [&](Move move) {
    const auto [tile, island] = move.as<Build>();
    return boats_lacking(view, tile, island) == 0;
  });
}

// YAM-T8: the own pieces connected to the island by shores, the island itself counted.
Islands group_of(const SeatView& view, Island island) {
  const Islands pieces = view.player().pieces;
  Islands group = {island};
  Islands open = group;
  while (!open.empty()) {
    const Island next = open.lowest();
    open.remove(next);
    const Islands found = (next_to(view.components, next) & pieces) - group;
    group |= found;
    open |= found;
  }
  return group;
}

namespace {

// What a building put there earns, in prestige tokens and coins.
struct Bonus {
  int adjacent = 0;  // tokens for torii and palaces next to it (YAM-T8)
  int mountain = 0;  // tokens (YAM-T8)
  int lone = 0;      // tokens (YAM-P11)
  int group = 0;     // pieces of the group, 0 without one (YAM-T8)
  int coins = 0;     // for the group
};

// YAM-T8, and YAM-T9 but for YAM-P7.
Bonus bonus_of(const SeatView& view, Tile tile, Island island) {
  const Building& building = view.components.printed_on(tile);
  const Player& player = view.player();
  if (building.is_sacred() && !has(view, Power::kConsecrate)) return {};
  const Islands beside = next_to(view.components, island);
  Bonus bonus;
  bonus.adjacent =
      (beside & (view.p.torii | view.p.palaces)).size() * view.components.prestige_adjacent;
  bonus.mountain = view.p.mountains.has(island) ? view.components.prestige_mountain : 0;
  if (has(view, Power::kLone) && (beside & player.pieces).empty()) {
    bonus.lone = view.components.lone_prestige;
  }
  const int group = group_of(view, island).size();
  if (group < view.components.group_minimum) return bonus;
  bonus.group = group;
  bonus.coins = group * view.components.group_coins;
  if (building.kind == BuildingKind::kShop) bonus.coins *= view.components.shop_factor;
  return bonus;
}

// YAM-P4: before any income of this building.
void pay_toll(const Play& play, Seat seat, Island island) {
  Position& p = play.p;
  for (const Seat owner : every_seat(p.seats)) {
    const int due = toll_to(play.of(owner), seat, island);
    if (due == 0) continue;
    add_coins(p.player(seat), -due);
    add_coins(p.player(owner), due);
    play.emit("toll_paid", "YAM-P4", seat, owner, due);
  }
}

void take_tile(Position& p, Seat seat, Tile tile) {
  Player& player = p.player(seat);
  player.reserved.remove(tile);
  player.built.add(tile);
  take_from(p.buildings, tile);
}

// YAM-T8; YAM-P7: torii and palaces. The island is counted as if the building stood there already.
void gain_bonus(const Play& play, Seat seat, Tile tile, Island island) {
  const Bonus bonus = bonus_of(play.of(seat), tile, island);
  const char* const clause = play.components.printed_on(tile).is_sacred() ? "YAM-P7" : "YAM-T8";
  gain_prestige(play, seat, bonus.adjacent, island, clause);
  gain_prestige(play, seat, bonus.mountain, island, clause);
  gain_prestige(play, seat, bonus.lone, island, "YAM-P11");
  gain_coins(play, seat, bonus.coins, bonus.group, clause);
}

// YAM-T8, YAM-T9; YAM-E1: the last piece brings the end.
void put_building(const Play& play, Seat seat, BuildingKind kind, Island island) {
  Position& p = play.p;
  if (kind == BuildingKind::kTorii) {
    p.torii.add(island);
  } else if (kind == BuildingKind::kPalace) {
    p.palaces.add(island);
  } else {
    Player& player = p.player(seat);
    player.pieces.add(island);
    if (--player.pieces_left == 0) trigger_end(play, Trigger::kPieces, seat);
  }
}

}  // namespace

// YAM-T7. The toll comes before what the building earns (YAM-P4), and that before what it may bring
// about (YAM-E1).
void do_build(const Play& play, Build build) {
  Position& p = play.p;
  const auto [tile, island] = build;
  const Seat seat = p.stack.top().seat;
  const int lacking = boats_lacking(play, tile, island);
  p.stack.pop();
  if (lacking > 0) p.used.add(Use::kFleet);  // YAM-F9
  pay_toll(play, seat, island);
  take_tile(p, seat, tile);
  play.emit("built", "YAM-T7", seat, tile, island, lacking);
  gain_bonus(play, seat, tile, island);
  put_building(play, seat, play.components.printed_on(tile).kind, island);
  p.end_placing();
}

}  // namespace kaisho::yamatai
