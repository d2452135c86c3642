// Cities and regions, and the influence tiles, trains and ships there.
#include <algorithm>

#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

std::string seat_field(Seat seat, const char* field) { return seat_path(seat) + "." + field; }

// NIP-S3
Expected<void> check_cities(const Components& box, const Position& p) {
  unsigned seen = 0;
  for (std::size_t city = 0; city < kMaxCities; ++city) {
    const Id tile = p.city_tiles[city];
    const int turns = p.city_turns[city];
    if (city >= box.cities.size()) {
      if (tile != 0 || turns != 0) return broken("There is no such city.", "cities");
      continue;
    }
    if (tile >= box.city_tiles.size() || in(seen, tile)) {
      return broken("This tile lies elsewhere.", item_path("cities", city) + ".tile");
    }
    if (turns >= kSides) {
      return broken("There are four sides.", item_path("cities", city) + ".turns");
    }
    seen |= bit(tile);
  }
  return {};
}

// NIP-S5, NIP-A10
Expected<void> check_influence(const Components& box, const Position& p) {
  for (int place = 0; place < kMaxPlaces; ++place) {
    const auto city = static_cast<std::size_t>(city_of(place));
    const Influence& tile = p.influence[static_cast<std::size_t>(place)];
    const bool sound = tile.owner == kNobody
                           ? tile.value == 0
                           : city < box.cities.size() && tile.owner >= 0 && tile.owner < p.seats &&
                                 tile.value >= 1 && tile.value <= kMaxValue;
    if (!sound) return broken("There is no such influence tile.", item_path("cities", city));
    if (influence_tiles_in(p, city_of(place)) > box.city_limit[static_cast<std::size_t>(p.seats)]) {
      return broken("Beside this city lie too many tiles.", item_path("cities", city));
    }
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    auto found = p.player(seat).influence;
    for (const Influence& tile : p.influence) {
      if (tile.owner == seat && found[tile.value] < UINT8_MAX) ++found[tile.value];
    }
    if (found != box.influence) {
      return broken("Each of a player's tiles is in stock or beside a city.",
                    seat_field(seat, "influence"));
    }
  }
  return {};
}

// NIP-S5
Expected<void> check_regions(const Components& box, const Position& p) {
  const int places = box.region_places[static_cast<std::size_t>(p.seats)];
  for (std::size_t region = 0; region < kMaxRegions; ++region) {
    int there = 0;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      const int own = p.transport[region][seat].all();
      if (own > 0 && seat >= static_cast<std::size_t>(p.seats)) {
        return broken("There is no such seat.", item_path("regions", region));
      }
      there += own;
    }
    if (there > (region < box.regions.size() ? places : 0)) {
      return broken("There are not so many places.", item_path("regions", region));
    }
  }
  return {};
}

// NIP-A6, NIP-A7: what left the own board is in the regions.
Expected<void> check_transport(const Components& box, const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  Transport all;
  for (const auto& region : p.transport) {
    const Transport& own = region[static_cast<std::size_t>(seat)];
    all.trains += own.trains;
    all.trains_turned += own.trains_turned;
    all.ships += own.ships;
    all.ships_turned += own.ships_turned;
  }
  const auto is_row = [](int tiles, const std::vector<RowPlace>& row) {
    return tiles == static_cast<int>(row.size());
  };
  if (!is_row(player.trains + all.trains + all.trains_turned, box.trains_row)) {
    return broken("A player has another number of trains.", seat_field(seat, "trains"));
  }
  if (!is_row(player.ships + all.ships + all.ships_turned, box.ships_row)) {
    return broken("A player has another number of ships.", seat_field(seat, "ships"));
  }
  if (all.trains_turned > 0 && player.trains_turned == 0) {
    return broken("Nothing has turned these trains.", seat_field(seat, "trains_turned"));
  }
  if (all.ships_turned > 0 && player.ships_turned == 0) {
    return broken("Nothing has turned these ships.", seat_field(seat, "ships_turned"));
  }
  return {};
}

}  // namespace

Expected<void> check_board(const Components& box, const Position& p) {
  if (auto cities = check_cities(box, p); !cities) return cities;
  if (auto influence = check_influence(box, p); !influence) return influence;
  if (auto regions = check_regions(box, p); !regions) return regions;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto transport = check_transport(box, p, seat); !transport) return transport;
  }
  return {};
}

}  // namespace kaisho::nippon
