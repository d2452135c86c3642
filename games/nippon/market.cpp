// The local market (NIP-A9): where a tile goes, then which one and for how many cubes, then perhaps
// which one goes home.
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {

int value_for(const Components& components, Good good, int cubes) {
  if (cubes == 0) return 0;
  return components.influence_values[components.goods[good].level - 1][cubes - 1];
}

int cubes_for_tile(const Player& player, Good good) {
  return std::min<int>(player.goods[good], kMaxCubes);
}

namespace {

// The highest tile of the player's stock that is worth at most so much; 0: none.
int highest_tile(const Player& player, int most) {
  int best = most;
  while (best > 0 && player.influence[best] == 0) --best;
  return best;
}

}  // namespace

int tile_in_reach(const Components& components, const Player& player, Good good) {
  return highest_tile(player, value_for(components, good, cubes_for_tile(player, good)));
}

namespace {

// Adds the places beside a city where a tile in reach, which each good has, may be put.
void add_places(View view, City city, const ByGood<int>& in_reach, Set<Place>& places) {
  const auto& goods = view.components.city_tiles[view.p.city_tiles[city]].goods;
  for (const Side printed : kEverySide) {
    const int value = in_reach[goods[printed]];
    if (value == 0) continue;
    const Place place = place_at(city, lying_at(printed, view.p.city_turns[city]));
    if (value >= least_value(view, place)) places.add(place);
  }
}

}  // namespace

// NIP-A9, NIP-A10
Set<Place> places_to_sell_at(const SeatView& view) {
  const Player& player = view.player();
  if (!has_goods(player)) return {};  // only spares time
  ByGood<int> in_reach{};
  for (const Good good : kEveryGood) in_reach[good] = tile_in_reach(view.components, player, good);
  Set<Place> places;
  for (const City city : view.components.cities.keys()) add_places(view, city, in_reach, places);
  return places;
}

// NIP-A9
bool may_sell(const SeatView& view) { return !places_to_sell_at(view).empty(); }

// NIP-A9: all tiles of one action go to one region.
void list_places(const SeatView& view, MoveList& moves) {
  const Frame& market = view.p.stack.top();
  const Maybe<Region> region = kMarketRegion(market);
  for (const Place place : places_to_sell_at(view)) {
    const bool open = !region || region == region_at(view.components, place);
    if (open) moves.add(move_of(ChoosePlace{place}));
  }
  if (kTilesPlaced(market) > 0) moves.add(move_of(Done{}));
}

void do_choose_place(const Play& play, Place place) {
  play.p.stack.push(tile_step(play.p.active, place));
}

// NIP-A9
void list_tiles(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  const Place place = kTilePlace(view.p.stack.top());
  const Good good = good_at(view, place);
  const int least = least_value(view, place);
  for (int cubes = 1; cubes <= cubes_for_tile(player, good); ++cubes) {
    for (int value = value_for(view.components, good, cubes); value >= least; --value) {
      if (player.influence[value] > 0) moves.add(move_of(PutTile(value, cubes)));
    }
  }
}

namespace {

// Ends the choice of a tile; the market asks for the next one in this region, up to the most.
void end_tile_step(const Play& play, Region region) {
  FrameStack<kStackDepth>& stack = play.p.stack;
  stack.pop();
  Frame& market = stack.top();
  kMarketRegion.set(market, region);
  if (kTilesPlaced.add(market, 1) == play.components.most[Action::kMarket]) stack.pop();
}

// Pays the cubes, sends home what leaves, puts the tile, and gives the bonus (NIP-A9).
void sell_at(const Play& play, Place place, int value, int cubes, Set<Place> homes) {
  const Seat seat = play.p.active;
  const Region region = region_at(play.components, place);
  end_tile_step(play, region);
  spend_goods(play, seat, good_at(play, place), cubes, "NIP-A9");
  for (const Place home : homes) send_home(play, home);
  put_influence(play, seat, place, value);
  play.emit("region_bonus", "NIP-A9", seat, region);
  const RegionSpec& there = play.components.regions[region];
  gain(play, seat, there.resource, there.amount, "NIP-A9");
}

}  // namespace

// NIP-A9, NIP-A10: among equally low tiles the player chooses which one goes home.
void do_put_tile(const Play& play, PutTile tile) {
  Position& p = play.p;
  const Place place = kTilePlace(p.stack.top());
  const Set<Place> homes = leaving(play, place);
  if (homes.size() < 2) return sell_at(play, place, tile.value, tile.cubes, homes);
  p.stack.pop();
  p.stack.push(home_step(p.active, place, tile.value, tile.cubes));
}

// NIP-A10
void list_homes(const SeatView& view, MoveList& moves) {
  const Place place = kTilePlace(view.p.stack.top());
  for (const Place home : leaving(view, place)) moves.add(move_of(SendHome{home}));
}

// NIP-A10
void do_send_home(const Play& play, Place place) {
  const Frame step = play.p.stack.top();
  sell_at(play, kTilePlace(step), kTileValue(step), kTileCubes(step), {place});
}

}  // namespace kaisho::nippon
