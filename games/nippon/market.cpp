// The local market (NIP-A9): where a tile goes, then which one and for how many cubes, then perhaps
// which one goes home.
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int cubes_of(const Player& player, Good good) {
  return std::min<int>(player.goods[good], kMaxParts);
}

// The highest tile of the player's stock that is worth at most so much; 0: none.
int highest_tile(const Player& player, int most) {
  int value = most;
  while (value > 0 && player.influence[value] == 0) --value;
  return value;
}

}  // namespace

Good good_at(View view, Place place) {
  const City city = city_of(place);
  const Side printed = turned(side_of(place), kSides - view.p.city_turns[city]);
  return view.components.city_tiles[view.p.city_tiles[city]].goods[printed];
}

int value_for(const Components& components, Good good, int cubes) {
  if (cubes == 0) return 0;
  return components.influence_values[components.goods[good].level - 1][cubes - 1];
}

namespace {

// Finds for each good the highest tile that the stored cubes pay for; 0: none.
ByGood<int> affordable_tiles(const Components& components, const Player& player) {
  ByGood<int> affordable{};
  for (const Good good : kEveryGood) {
    affordable[good] = highest_tile(player, value_for(components, good, cubes_of(player, good)));
  }
  return affordable;
}

// Adds the places beside a city where one of these values may be put.
void add_places(View view, City city, const ByGood<int>& affordable, Set<Place>& places) {
  const auto& goods = view.components.city_tiles[view.p.city_tiles[city]].goods;
  for (const Side printed : kEverySide) {
    const int value = affordable[goods[printed]];
    if (value == 0) continue;
    const Place place = place_at(city, turned(printed, view.p.city_turns[city]));
    if (value >= least_value(view, place)) places.add(place);
  }
}

}  // namespace

Set<Place> places_to_supply(const SeatView& view) {
  const Player& player = view.player();
  if (player.goods == decltype(player.goods){}) return {};
  const auto affordable = affordable_tiles(view.components, player);
  Set<Place> places;
  for (const City city : view.components.cities.keys()) add_places(view, city, affordable, places);
  return places;
}

bool may_sell(const SeatView& view) { return !places_to_supply(view).empty(); }

// All tiles of one action go to one region.
void list_places(const SeatView& view, MoveList& moves) {
  const Frame& market = view.p.stack.top();
  const Maybe<Region> region = kMarketRegion(market);
  for (const Place place : places_to_supply(view)) {
    const bool open = !region || region == region_at(view.components, place);
    if (open) moves.add(move_of(ChoosePlace{place}));
  }
  if (kTilesPlaced(market) > 0) moves.add(move_of(Done{}));
}

void do_choose_place(const Play& play, Place place) {
  play.p.stack.push(tile_step(play.p.active, place));
}

void list_tiles(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  const Place place = kTilePlace(view.p.stack.top());
  const Good good = good_at(view, place);
  const int least = least_value(view, place);
  for (int cubes = 1; cubes <= cubes_of(player, good); ++cubes) {
    for (int value = value_for(view.components, good, cubes); value >= least; --value) {
      if (player.influence[value] > 0) moves.add(move_of(PutTile(value, cubes)));
    }
  }
}

namespace {

// Its cubes, what goes home, the tile, and the bonus of its region.
void supply(const Play& play, Place place, int value, int cubes, Set<Place> homes) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Good good = good_at(play, place);
  const Region region = region_at(play.components, place);
  p.stack.pop();
  Frame& market = p.stack.top();
  kMarketRegion.set(market, region);
  if (kTilesPlaced.add(market, 1) == play.components.most[Action::kMarket]) p.stack.pop();
  spend_goods(play, seat, good, cubes, "NIP-A9");
  for (const Place home : homes) send_home(play, home);
  put_influence(play, seat, place, value);
  play.emit("region_bonus", "NIP-A9", seat, region);
  const RegionSpec& there = play.components.regions[region];
  gain(play, seat, there.resource, there.amount, "NIP-A9");
}

}  // namespace

void do_put_tile(const Play& play, PutTile tile) {
  Position& p = play.p;
  const Place place = kTilePlace(p.stack.top());
  const Set<Place> homes = leaving(play, place);
  if (homes.size() < 2) return supply(play, place, tile.value, tile.cubes, homes);
  p.stack.pop();
  p.stack.push(home_step(p.active, place, tile.value, tile.cubes));
}

void list_homes(const SeatView& view, MoveList& moves) {
  const Place place = kTilePlace(view.p.stack.top());
  for (const Place home : leaving(view, place)) moves.add(move_of(SendHome{home}));
}

void do_send_home(const Play& play, Place place) {
  const Frame step = play.p.stack.top();
  supply(play, kTilePlace(step), kTileValue(step), kTileCubes(step), {place});
}

}  // namespace kaisho::nippon
