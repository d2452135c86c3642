// Building (YAM-T5, YAM-T7 to T9), and what Ananda, Awashima, Kagutsuchi and fleet 9 change in it.
#include <algorithm>

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
int boats_to_spare(View view) {
  return unused_power(view) == FleetPower::kDiscount ? view.components.discount : 0;
}

// Those of the islands that can be built on, as far as their toll goes.
void find_sites(View view, Islands islands, Sites& found) {
  const int coins = view.p.player(view.p.active).coins;
  for (const Island island : islands) {
    if (coins < toll_due(view, view.p.active, island)) continue;
    found.add(site_at(view, island));
  }
}

}  // namespace

Site site_at(View view, Island island) {
  const Spaces around = view.components.map.spaces_of_island[island];
  Site site{island, {}};
  for (const Colour colour : kEveryColour) {
    site.boats[colour] = static_cast<std::uint8_t>((view.p.boats[colour] & around).size());
  }
  return site;
}

int boats_lacking(const Building& building, const Site& site) {
  int lacking = 0;
  for (const Colour colour : kEveryColour) {
    lacking += std::max(0, building.cost[colour] - site.boats[colour]);
  }
  return lacking;
}

Islands touched_now(View view) {
  Islands islands;
  for (const Space space : view.p.placed) islands |= view.components.map.islands_of_space[space];
  return islands;
}

int boats_lacking(View view, Tile tile, Island island) {
  return boats_lacking(view.components.printed_on(tile), site_at(view, island));
}

// YAM-P4
int toll_due(View view, Seat builder, Island island) {
  int due = 0;
  for (Seat owner = 0; owner < view.p.seats; ++owner)
    due += toll_to(view.of(owner), builder, island);
  return due;
}

Tiles tiles_for(const Position& p, Seat seat) {
  return p.player(seat).reserved | things_in<Tiles>(p.buildings);
}

bool list_builds(View view, MoveList& moves) {
  const Position& p = view.p;
  const Islands islands = touched_now(view) & empty_islands(view);
  if (islands.empty()) return false;
  const Player& player = p.player(p.active);
  const int spared = boats_to_spare(view);
  Sites sites;
  find_sites(view, islands, sites);
  bool without_powers = false;
  for (const Tile tile : tiles_for(p, p.active)) {
    const Building& building = view.components.printed_on(tile);
    if (!building.prestige() && player.pieces_left == 0) continue;
    for (const Site& site : sites) {
      const int lacking = boats_lacking(building, site);
      if (lacking > spared) continue;
      moves.add(move_of(Build{tile, site.island}));
      without_powers = without_powers || lacking == 0;
    }
  }
  return without_powers;
}

// The own pieces connected to the island by shores, the island itself counted.
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

// What a building put there earns (YAM-T8, YAM-P7, YAM-P11).
struct Bonus {
  int adjacent = 0;  // prestige tokens for torii and palaces next to it
  int mountain = 0;  // prestige tokens
  int lone = 0;      // prestige tokens
  int group = 0;     // pieces of the group, 0 without one
  int coins = 0;
};

Bonus bonus_of(const SeatView& view, Tile tile, Island island) {
  const Building& building = view.components.printed_on(tile);
  const Player& player = view.player();
  if (building.prestige() && !has(view, Power::kConsecrate)) return {};
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
  for (Seat owner = 0; owner < p.seats; ++owner) {
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

// YAM-T8, YAM-T9
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

void do_build(const Play& play, Build build) {
  Position& p = play.p;
  const auto [tile, island] = build;
  const Seat seat = p.stack.top().seat;
  const Building& building = play.components.printed_on(tile);
  const int spared = boats_lacking(play, tile, island);
  p.stack.pop();
  if (spared > 0) p.used.add(Use::kFleet);
  pay_toll(play, seat, island);
  take_tile(p, seat, tile);
  play.emit("built", "YAM-T7", seat, tile, island, spared);
  const Bonus bonus = bonus_of(play.of(seat), tile, island);
  const char* const clause = building.prestige() ? "YAM-P7" : "YAM-T8";
  gain_prestige(play, seat, bonus.adjacent, island, clause);
  gain_prestige(play, seat, bonus.mountain, island, clause);
  gain_prestige(play, seat, bonus.lone, island, "YAM-P11");
  gain_coins(play, seat, bonus.coins, bonus.group, clause);
  put_building(play, seat, building.kind, island);
  p.end_placing();
}

}  // namespace kaisho::yamatai
