// The local market (NIP-A9): where a tile goes, then which one and for how many cubes, then perhaps
// which one goes home.
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int cubes_of(const Player& player, int good) {
  return std::min<int>(player.goods[good], kMaxParts);
}

// The highest tile of the player's stock that is worth at most so much; 0: none.
int highest_tile(const Player& player, int most) {
  int value = most;
  while (value > 0 && player.influence[value] == 0) --value;
  return value;
}

}  // namespace

int good_at(const Components& components, const Position& p, int place) {
  const int city = city_of(place);
  const unsigned side = side_of(place) + kSides - p.city_turns[city];
  return components.city_tiles[p.city_tiles[city]].goods[side % kSides];
}

int value_for(const Components& components, int good, int cubes) {
  if (cubes == 0) return 0;
  return components.influence_values[good_of(components, good).level - 1][cubes - 1];
}

namespace {

// By good, the highest tile that the stored cubes pay for; 0: none.
ByGood<int> tiles_in_reach(const Components& components, const Player& player) {
  ByGood<int> reach{};
  for (int good = 0; good < kGoods; ++good) {
    reach[good] = highest_tile(player, value_for(components, good, cubes_of(player, good)));
  }
  return reach;
}

// The sides of a city where one of these values may be put, as bits.
unsigned sides_to_supply(const Components& components, const Position& p, int city,
                         const ByGood<int>& reach) {
  const auto& goods = components.city_tiles[p.city_tiles[city]].goods;
  unsigned sides = 0;
  for (int i = 0; i < kSides; ++i) {
    const int value = reach[goods[i]];
    if (value == 0) continue;
    const int side = (i + p.city_turns[city]) % kSides;
    if (value >= least_value(components, p, city * kSides + side)) sides |= bit(side);
  }
  return sides;
}

}  // namespace

unsigned places_to_supply(const Components& components, const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  if (player.goods == decltype(player.goods){}) return 0;
  const auto reach = tiles_in_reach(components, player);
  unsigned places = 0;
  for (int city = 0; city < std::ssize(components.cities); ++city) {
    places |= sides_to_supply(components, p, city, reach) << (city * kSides);
  }
  return places;
}

bool may_sell(const Components& components, const Position& p, Seat seat) {
  return places_to_supply(components, p, seat) != 0;
}

// All tiles of one action go to one region.
void list_places(const Components& components, const Position& p, MoveList& moves) {
  const int region = market_region(p.stack.top());
  each_bit(places_to_supply(components, p, p.active), [&](int place) {
    const bool open = region == kNowhere || region == region_at(components, place);
    if (open) moves.add(side_move(place));
  });
  if (kTilesPlaced(p.stack.top()) > 0) moves.add(done_move());
}

void do_choose_place(const Play& play, int place) {
  play.p.stack.push(tile_step(play.p.active, place));
}

void list_tiles(const Components& components, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  const int place = kTilePlace(p.stack.top());
  const int good = good_at(components, p, place);
  const int least = least_value(components, p, place);
  for (int cubes = 1; cubes <= cubes_of(player, good); ++cubes) {
    for (int value = value_for(components, good, cubes); value >= least; --value) {
      if (player.influence[value] > 0) moves.add(tile_move(value, cubes));
    }
  }
}

namespace {

// Its cubes, what goes home, the tile, and the bonus of its region.
void supply(const Play& play, int place, int value, int cubes, unsigned homes) {
  Position& p = play.p;
  const Seat seat = p.active;
  const int good = good_at(play.components, p, place);
  const int region = region_at(play.components, place);
  p.stack.pop();
  Frame& market = p.stack.top();
  set_market_region(market, region);
  if (++kTilesPlaced(market) == play.components.most[Action::kMarket]) p.stack.pop();
  spend_goods(play, seat, good, cubes, "NIP-A9");
  each_bit(homes, [&](int side) { send_home(play, city_of(place) * kSides + side); });
  put_influence(play, seat, place, value);
  play.tell("region_bonus", "NIP-A9", seat, region);
  const Region& there = region_of(play.components, region);
  gain(play, seat, there.resource, there.amount, "NIP-A9");
}

}  // namespace

void do_put_tile(const Play& play, int value, int cubes) {
  Position& p = play.p;
  const int place = kTilePlace(p.stack.top());
  const unsigned homes = leaving(play.components, p, place);
  if (std::popcount(homes) < 2) return supply(play, place, value, cubes, homes);
  p.stack.pop();
  p.stack.push(home_step(p.active, place, value, cubes));
}

void list_homes(const Components& components, const Position& p, MoveList& moves) {
  const int place = kTilePlace(p.stack.top());
  each_bit(leaving(components, p, place),
           [&](int side) { moves.add(home_move(city_of(place) * kSides + side)); });
}

void do_send_home(const Play& play, int place) {
  const Frame step = play.p.stack.top();
  supply(play, kTilePlace(step), kTileValue(step), kTileCubes(step), bit(side_of(place)));
}

}  // namespace kaisho::nippon
