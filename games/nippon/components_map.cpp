// The map: regions, cities, what their tiles ask for, and influence tiles (NIP-S3, NIP-A9).
#include <algorithm>
#include <set>

#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

constexpr std::array<std::string_view, kSides> kSideNames = {"north", "east", "south", "west"};

// Clockwise, so that a turned tile shows each good on one of them.
void read_sides(const Field& edition, Components& c) {
  c.sides = {kSideNames.begin(), kSideNames.end()};
  const std::vector<Field> items = exactly(edition["sides"], kSides);
  for (std::size_t i = 0; i < items.size(); ++i) must_say(items[i], kSideNames[i]);
}

void read_city(const Field& item, Components& c) {
  item.only({"id", "name", "foreign"});
  City city;
  city.id = read_id(item);
  city.region = static_cast<Id>(c.regions.size());
  const std::vector<Field> foreign = exactly(item["foreign"], kSides);
  for (std::size_t i = 0; i < foreign.size(); ++i) {
    city.foreign[i] = byte_of(foreign[i], 0, kMaxValue);
  }
  if (std::ranges::find(c.cities, city.id, &City::id) != c.cities.end() && !city.id.empty()) {
    item["id"].fault("repeated_id", "Another region has a city of this name.");
  }
  c.cities.push_back(std::move(city));
}

void read_regions(const Field& edition, Components& c) {
  const Field list = edition["regions"];
  const std::vector<Field> items = list.items(kMaxRegions);
  if (list.json().is_array() && list.json().empty()) {
    list.fault("bad_field", "There must be a region.");
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Field& item = items[i];
    item.only({"id", "index", "name", "bonus", "cities"});
    read_index(item, i);
    Region region;
    region.id = read_id(item);
    read_gift(item["bonus"], region.resource, region.amount);
    const Field cities = item["cities"];
    if (cities.json().is_array() && cities.json().empty()) {
      cities.fault("bad_field", "A region has a city.");
    }
    for (const Field& city : cities.items(kMaxCities)) {
      region.cities.push_back(static_cast<Id>(c.cities.size()));
      read_city(city, c);
    }
    c.regions.push_back(std::move(region));
  }
  if (c.cities.size() > kMaxCities) {
    list.fault("bad_field", "There is room for " + std::to_string(kMaxCities) +
                                " cities, all regions together.");
  }
}

void read_city_tile(const Field& item, Components& c) {
  item.only({"id", "name", "goods", kKnown});
  CityTile tile;
  tile.id = read_id(item);
  const std::vector<Field> goods = exactly(item["goods"], kSides);
  std::set<std::string> seen;
  for (std::size_t i = 0; i < goods.size(); ++i) {
    tile.goods[i] = read_good(c, goods[i]);
    if (goods[i].json().is_string() && !seen.insert(goods[i].text()).second) {
      goods[i].fault("bad_field", "The goods of a city tile are different ones.");
    }
  }
  c.city_tiles.push_back(std::move(tile));
}

void read_city_tiles(const Field& edition, Components& c) {
  const Field list = edition["city_tiles"];
  for (const Field& item : list.items(kMaxCityTiles)) read_city_tile(item, c);
  if (list.json().is_array() && list.json().size() < c.cities.size()) {
    list.fault("bad_field", "There must be a tile for every city.");
  }
  if (c.cities.empty()) return;
  must_equal(edition["city_tiles_used"], static_cast<int>(c.cities.size()),
             "Every city gets one tile: here must be the number of cities.");
}

void read_influence_tiles(const Field& edition, Components& c) {
  const Field tiles = edition["influence_tiles"];
  tiles.only({"name", "per_player", "values"});
  static_cast<void>(tiles["name"]);
  const Field count = tiles["per_player"];
  const Field list = tiles["values"];
  const std::vector<Field> values = list.items(kMaxInfluence);
  int last = 1;
  for (const Field& value : values) {
    const int worth = number(value, 1, kMaxValue);
    if (worth < last) value.fault("bad_field", "The values stand in rising order.");
    last = worth;
    ++c.influence[static_cast<std::size_t>(worth)];
  }
  if (!list.json().is_array()) return;
  if (list.json().empty()) list.fault("bad_field", "A player has an influence tile.");
  must_equal(count, static_cast<int>(list.json().size()), "Here must be the number of the values.");
}

// What 1, 2, 3 cubes of a good pay for, by its level.
void read_influence_table(const Field& edition, Components& c) {
  const std::vector<Field> items = exactly(edition["influence_table"], kLevels);
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"level", "values", kKnown, "known_cells"});
    must_equal(items[i]["level"], static_cast<int>(i) + 1, "Here stand the levels 1, 2 and 3.");
    const std::vector<Field> values = exactly(items[i]["values"], kMaxParts);
    int last = 0;
    for (std::size_t cubes = 0; cubes < values.size(); ++cubes) {
      const std::uint8_t value = byte_of(values[cubes], 1, kMaxValue);
      if (value <= last) values[cubes].fault("bad_field", "More cubes pay for a higher value.");
      c.influence_values[i][cubes] = value;
      last = value;
    }
  }
}

}  // namespace

void read_map(const Field& edition, Components& c) {
  read_sides(edition, c);
  read_regions(edition, c);
  read_city_tiles(edition, c);
  read_influence_tiles(edition, c);
  read_influence_table(edition, c);
}

}  // namespace kaisho::nippon
