// Cities and regions, and the influence tiles, trains and ships there.
#include <algorithm>

#include "core/values/how_many.h"
#include "core/values/names.h"
#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

// NIP-S3
Expected<void> check_cities(View view) {
  const auto& [components, p] = view;
  Set<CityTile> seen;
  for (const City city : Every<City>(kMaxCities)) {
    const CityTile tile = p.city_tiles[city];
    const int turns = p.city_turns[city];
    if (!components.cities.has(city)) {
      if (tile != CityTile{} || turns != 0) return broken("unused", {}, "cities");
      continue;
    }
    if (!components.city_tiles.has(tile) || seen.has(tile)) {
      return broken("two_places", {{"found", id_of(components.city_tiles, tile)}},
                    item_path("cities", city) + ".tile");
    }
    if (turns >= kSides) {
      return out_of_range(0, kSides - 1, turns, item_path("cities", city) + ".turns");
    }
    seen.add(tile);
  }
  return {};
}

// NIP-S5, NIP-A10
Expected<void> check_influence(View view) {
  const auto& [components, p] = view;
  for (const Place place : Every<Place>(kMaxPlaces)) {
    const City city = city_of(place);
    const Influence& tile = p.influence[place];
    const bool sound = tile.owner == kNobody
                           ? tile.value == 0
                           : components.cities.has(city) && tile.owner >= 0 &&
                                 tile.owner < p.seats && tile.value >= 1 && tile.value <= kMaxValue;
    if (!sound) return broken("unused", {}, item_path("cities", city));
    const int tiles = influence_tiles_in(p, city);
    const int most = components.city_limit[p.seats];
    if (tiles > most) {
      return broken("nippon.city_limit", {{"most", most}, {"found", tiles}},
                    item_path("cities", city));
    }
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    auto found = p.player(seat).influence;
    for (const Influence& tile : p.influence) {
      if (tile.owner == seat && found[tile.value] < UINT8_MAX) ++found[tile.value];
    }
    for (std::size_t value = 0; value < found.size(); ++value) {
      if (found[value] == components.influence[value]) continue;
      return broken(
          "nippon.influence",
          {{"expected", components.influence[value]}, {"value", value}, {"found", found[value]}},
          seat_path(seat, "influence"));
    }
  }
  return {};
}

// NIP-S5
Expected<void> check_regions(View view) {
  const auto& [components, p] = view;
  const int places = components.region_places[p.seats];
  for (const Region region : Every<Region>(kMaxRegions)) {
    int there = 0;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const int own = p.transport[region][seat].all();
      if (own > 0 && seat >= p.seats) {
        return broken("unused", {}, item_path("regions", region));
      }
      there += own;
    }
    if (const int most = components.regions.has(region) ? places : 0; there > most) {
      return broken("nippon.region_places", {{"most", most}, {"found", there}},
                    item_path("regions", region));
    }
  }
  return {};
}

// NIP-A6, NIP-A7: what left the player's board is in the regions.
Expected<void> check_transport(const SeatView& view) {
  const auto& [components, p, seat] = view;
  const Player& player = view.player();
  Transport all;
  for (const auto& region : p.transport) {
    const Transport& own = region[seat];
    all.trains += own.trains;
    all.trains_turned += own.trains_turned;
    all.ships += own.ships;
    all.ships_turned += own.ships_turned;
  }
  const auto check_row = [&](int tiles, const std::vector<RowPlace>& row,
                             const char* field) -> Expected<void> {
    if (tiles == how_many(row)) return {};
    return broken("nippon.row", {{"expected", row.size()}, {"found", tiles}},
                  seat_path(seat, field));
  };
  const auto check_turned = [&](int in_regions, bool turned, const char* field) -> Expected<void> {
    if (turned || in_regions == 0) return {};
    return broken("nippon.turned", {{"found", in_regions}}, seat_path(seat, field));
  };
  const int trains = player.trains + all.trains + all.trains_turned;
  if (auto row = check_row(trains, components.trains_row, "trains"); !row) return row;
  const int ships = player.ships + all.ships + all.ships_turned;
  if (auto row = check_row(ships, components.ships_row, "ships"); !row) return row;
  auto turned = check_turned(all.trains_turned, player.trains_turned != 0, "trains_turned");
  if (!turned) return turned;
  return check_turned(all.ships_turned, player.ships_turned != 0, "ships_turned");
}

}  // namespace

Expected<void> check_board(View view) {
  auto board = first_fault(view, {check_cities, check_influence, check_regions});
  if (!board) return board;
  for (Seat seat = 0; seat < view.p.seats; ++seat) {
    if (auto transport = check_transport(view.of(seat)); !transport) return transport;
  }
  return {};
}

}  // namespace kaisho::nippon
