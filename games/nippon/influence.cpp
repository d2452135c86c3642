// Influence tiles beside a city: what a new one may replace, and what goes home (NIP-A10).
#include <algorithm>

#include "core/values/lists.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// The lowest value beside a city that has a tile.
int lowest(const Position& p, City city) {
  int value = kMaxValue + 1;
  for (const Influence& tile : beside(p, city)) {
    if (tile.owner != kNobody) value = std::min<int>(value, tile.value);
  }
  return value;
}

}  // namespace

int influence_tiles_in(const Position& p, City city) {
  return how_many_are(beside(p, city), [](const Influence& tile) { return tile.owner != kNobody; });
}

bool city_full(View view, City city) {
  return influence_tiles_in(view.p, city) >= view.components.city_limit[view.p.seats];
}

int least_value(View view, Place place) {
  const Influence& there = view.p.influence[place];
  if (there.owner != kNobody) return there.value + 1;
  const City city = city_of(place);
  return city_full(view, city) ? lowest(view.p, city) + 1 : 1;
}

Set<Place> leaving(View view, Place place) {
  const Position& p = view.p;
  if (p.influence[place].owner != kNobody) return {place};
  const City city = city_of(place);
  if (!city_full(view, city)) return {};
  const int least = lowest(p, city);
  Set<Place> places;
  for (const Side side : kEverySide) {
    const Place one = place_at(city, side);
    const Influence& tile = p.influence[one];
    if (tile.owner != kNobody && tile.value == least) places.add(one);
  }
  return places;
}

void send_home(const Play& play, Place place) {
  Influence& tile = play.p.influence[place];
  ++play.p.player(tile.owner).influence[tile.value];
  play.emit("influence_returned", "NIP-A10", tile.owner, city_of(place), side_of(place),
            tile.value);
  tile = Influence{};
}

void put_influence(const Play& play, Seat seat, Place place, int value) {
  --play.p.player(seat).influence[value];
  play.p.influence[place] = {seat, static_cast<std::uint8_t>(value)};
  play.emit("influence_put", "NIP-A9", seat, city_of(place), side_of(place), value,
            good_at(play, place), play.p.city_tiles[city_of(place)]);
}

}  // namespace kaisho::nippon
