// The local market (NIP-A9): where a tile goes, then which one and for how many cubes, then perhaps
// which one goes home.
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int cubes_of(const Player& player, int good) {
  return std::min<int>(player.goods[static_cast<std::size_t>(good)], kMaxParts);
}

// The highest tile of the own stock that is worth at most so much; 0: none.
int highest_tile(const Player& player, int most) {
  int value = most;
  while (value > 0 && player.influence[static_cast<std::size_t>(value)] == 0) --value;
  return value;
}

}  // namespace

int good_at(const Components& box, const Position& p, int place) {
  const auto city = static_cast<std::size_t>(city_of(place));
  const unsigned side = static_cast<unsigned>(side_of(place) + kSides - p.city_turns[city]);
  return box.city_tiles[p.city_tiles[city]].goods[side % kSides];
}

int value_for(const Components& box, int good, int cubes) {
  if (cubes == 0) return 0;
  const auto level = static_cast<std::size_t>(good_of(box, good).level - 1);
  return box.influence_values[level][static_cast<std::size_t>(cubes - 1)];
}

namespace {

// By good, the highest tile that the stored cubes pay for; 0: none.
std::array<int, kGoods> tiles_in_reach(const Components& box, const Player& player) {
  std::array<int, kGoods> reach{};
  for (int good = 0; good < kGoods; ++good) {
    const int most = value_for(box, good, cubes_of(player, good));
    reach[static_cast<std::size_t>(good)] = highest_tile(player, most);
  }
  return reach;
}

}  // namespace

namespace {

// The sides of a city where one of these values may be put, as bits.
unsigned sides_to_supply(const Components& box, const Position& p, std::size_t city,
                         const std::array<int, kGoods>& reach) {
  const auto& goods = box.city_tiles[p.city_tiles[city]].goods;
  const int first = static_cast<int>(city) * kSides;
  unsigned sides = 0;
  for (unsigned i = 0; i < kSides; ++i) {
    const int value = reach[goods[i]];
    if (value == 0) continue;
    const unsigned side = (i + p.city_turns[city]) % kSides;
    if (value >= least_value(box, p, first + static_cast<int>(side))) sides |= 1U << side;
  }
  return sides;
}

}  // namespace

unsigned places_to_supply(const Components& box, const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  if (player.goods == decltype(player.goods){}) return 0;
  const auto reach = tiles_in_reach(box, player);
  unsigned places = 0;
  for (std::size_t city = 0; city < box.cities.size(); ++city) {
    places |= sides_to_supply(box, p, city, reach) << (city * kSides);
  }
  return places;
}

bool may_sell(const Components& box, const Position& p, Seat seat) {
  return places_to_supply(box, p, seat) != 0;
}

// All tiles of one action go to one region.
void list_places(const Components& box, const Position& p, MoveList& moves) {
  const Frame& step = p.stack.top();
  each_bit(places_to_supply(box, p, p.active), [&](int place) {
    const int region = box.cities[static_cast<std::size_t>(city_of(place))].region;
    if (step.b == 0 || step.b == region + 1) moves.add(move_of(MoveKind::kSide, place));
  });
  if (step.a > 0) moves.add(move_of(MoveKind::kDone));
}

void do_choose_place(const Play& play, int place) {
  push(play.p, Step::kTile, play.p.active, place);
}

void list_tiles(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  const int place = p.stack.top().a;
  const int good = good_at(box, p, place);
  const int least = least_value(box, p, place);
  for (int cubes = 1; cubes <= cubes_of(player, good); ++cubes) {
    for (int value = value_for(box, good, cubes); value >= least; --value) {
      if (player.influence[static_cast<std::size_t>(value)] == 0) continue;
      moves.add(move_of(MoveKind::kTile, value, cubes));
    }
  }
}

namespace {

// Its cubes, what goes home, the tile, and the bonus of its region.
void supply(const Play& play, int place, int value, int cubes, unsigned homes) {
  Position& p = play.p;
  const Seat seat = p.active;
  const int good = good_at(play.box, p, place);
  const Id region = play.box.cities[static_cast<std::size_t>(city_of(place))].region;
  p.stack.pop();
  Frame& market = p.stack.top();
  market.b = static_cast<std::uint8_t>(region + 1);
  if (++market.a == play.box.most[static_cast<std::size_t>(Action::kMarket)]) p.stack.pop();
  spend_goods(play, seat, good, cubes, "NIP-A9");
  each_bit(homes, [&](int side) { send_home(play, city_of(place) * kSides + side); });
  put_influence(play, seat, place, value);
  play.tell(What::kRegionBonus, "NIP-A9", seat, region);
  const Region& there = region_of(play.box, region);
  gain(play, seat, there.resource, there.amount, "NIP-A9");
}

}  // namespace

void do_put_tile(const Play& play, int value, int cubes) {
  Position& p = play.p;
  const int place = p.stack.top().a;
  const unsigned homes = leaving(play.box, p, place);
  if (std::popcount(homes) < 2) return supply(play, place, value, cubes, homes);
  p.stack.pop();
  push(p, Step::kHome, p.active, place, value, cubes);
}

void list_homes(const Components& box, const Position& p, MoveList& moves) {
  const int place = p.stack.top().a;
  each_bit(leaving(box, p, place),
           [&](int side) { moves.add(move_of(MoveKind::kHome, city_of(place) * kSides + side)); });
}

void do_send_home(const Play& play, int place) {
  const Frame step = play.p.stack.top();
  supply(play, step.a, step.b, step.c, bit(side_of(place)));
}

}  // namespace kaisho::nippon
