// The map: regions, cities, what their tiles ask for, and influence tiles (NIP-S3, NIP-A9).
#include <algorithm>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

constexpr std::array<std::string_view, kSides> kSideNames = {"north", "east", "south", "west"};

// Clockwise, so that a turned tile shows each good on one of them.
void read_sides(const Context& context, const Field& list, C& c) {
  c.sides = {kSideNames.begin(), kSideNames.end()};
  must_list<kSideNames>(context, list, c);
}

// ---- regions

struct RegionRow : RegionSpec {
  std::vector<CitySpec> own;
};

std::string path_of_id(const C& c, int city) {
  const int region = number_of(c.cities[noun<City>(city)].region);
  for (int before = 0; before < region; ++before) {
    city -= how_many(c.regions[noun<Region>(before)].cities);
  }
  return "regions[" + std::to_string(region) + "].cities[" + std::to_string(city) + "].id";
}

void add_region(const RegionRow& row, const Field& cities, C& c) {
  RegionSpec region = static_cast<const RegionSpec&>(row);
  for (std::size_t i = 0; i < row.own.size(); ++i) {
    CitySpec city = row.own[i];
    city.region = noun<Region>(c.regions.size());
    if (const int first = index_of_id<CitySpec>(c.cities, city.id);
        first >= 0 && !city.id.empty()) {
      cities.items(kMaxCities)[i]["id"].fault(
          "repeated_id", "id_repeated", {{"found", city.id}, {"place", path_of_id(c, first)}});
    }
    region.cities.push_back(noun<City>(c.cities.size()));
    c.cities.push_back(std::move(city));
  }
  c.regions.push_back(std::move(region));
}

const Object& region_parts() {
  static const Object kCity("City", {{"id", &CitySpec::id, kId},
                                     name_part(),
                                     {"foreign", &CitySpec::foreign,
                                      kaisho::list(number_kind(0, kMaxValue), kSides), "by side"}});
  static const Object kRegion("Region", {inherited<RegionRow>("id", &RegionRow::id, kId),
                                         unread("index", "number"),
                                         name_part(),
                                         gift<RegionRow>("bonus"),
                                         {"cities", &RegionRow::own, items(kCity, kMaxCities, 1)}});
  return kRegion;
}

void read_regions(const Context& context, const Field& list, C& c) {
  const auto rows = read_items<RegionRow>(
      context, list, items(region_parts(), kMaxRegions, 1).numbered("index", 1));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    add_region(rows[i], list.items(kMaxRegions)[i]["cities"], c);
  }
  if (c.cities.size() > kMaxCities) {
    list.fault("nippon.cities", {{"most", kMaxCities}, {"found", c.cities.size()}});
  }
}

// ---- what cities ask for

void check_goods(const Context& /*context*/, const Field& tile, CityTileSpec& /*read*/) {
  std::vector<Json> seen;
  for (const Field& good : tile["goods"].items(kSides)) {
    if (!good.json().is_string()) continue;
    if (std::ranges::count(seen, good.json()) > 0) {
      good.fault("repeated", {{"found", good.shown()}});
    }
    seen.push_back(good.json());
  }
}

// ---- influence tiles

void read_influence_tiles(const Context& /*context*/, const Field& tiles, C& c) {
  const Field list = tiles["values"];
  int last = 1;
  for (const Field& value : list.items(kMaxInfluence)) {
    const int worth = number(value, 1, kMaxValue);
    if (worth < last) value.fault("nippon.rising", {{"least", last}, {"found", worth}});
    last = worth;
    ++c.influence[worth];
  }
  if (!list.json().is_array()) return;
  if (list.json().empty()) list.fault("list_shorter", {{"least", 1}, {"found", 0}});
  must_follow(tiles["per_player"], how_many(list.json()), list.path());
}

}  // namespace

Part sides_part() { return by_hand<C>("sides", {nullptr, read_sides, "SideId[]"}); }

Part regions_part() {
  return list_by_hand<C>("regions", region_parts(), {nullptr, read_regions, {}});
}

Part city_tiles_part() {
  const Object tile("CityTile", {{"id", &CityTileSpec::id, kId},
                                 name_part(),
                                 {"goods", &CityTileSpec::goods, list(kGoodChoice, kSides),
                                  "by side; turned by k quarter turns, good i lies on side i + k"},
                                 known(),
                                 rule<CityTileSpec>(check_goods)});
  return {"city_tiles", &C::city_tiles, items(tile, kMaxCityTiles)};
}

void check_city_tiles(const Context& /*context*/, const Field& edition, C& c) {
  const Field list = edition["city_tiles"];
  if (!list.json().is_array() || list.json().size() >= c.cities.size()) return;
  list.fault("pieces_needed", {{"expected", c.cities.size()}, {"found", list.json().size()}});
}

Part city_tiles_used_part() {
  return follows("city_tiles_used", "regions", [](const Context& context) {
    const auto cities = how_many(components_of(context).cities);
    return cities > 0 ? cities : -1;
  });
}

Part influence_tiles_part() {
  return group("influence_tiles", {name_part(), unread("per_player", "number"),
                                   unread("values", "number[]"), rule<C>(read_influence_tiles)});
}

// What 1, 2, 3 cubes of a good pay for, by its level.
Part influence_table_part() {
  constexpr PartByHand<Costs> kValues = {nullptr, read_rising<1, kMaxValue, 1>, "number[]"};
  std::vector<std::vector<Part>> levels;
  levels.reserve(kLevels);
  for (std::size_t i = 0; i < kLevels; ++i) {
    levels.push_back({in_order("level", static_cast<int>(i) + 1),
                      element("values", &C::influence_values, i, kValues, "of 1, 2, 3 cubes"),
                      known(), known_places("known_cells")});
  }
  return rows("influence_table", "InfluenceRow", std::move(levels));
}

}  // namespace kaisho::nippon
