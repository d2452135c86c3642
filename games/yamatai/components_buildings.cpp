// Building tiles, and the figures that are put with some of them (YAM-S3, YAM-T9).
#include <algorithm>

#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

const std::vector<std::string_view>& kind_names() {
  static const std::vector<std::string_view> kNames = {"standard", "shop", "torii", "palace"};
  return kNames;
}

void read_building_kinds(const Field& edition) {
  const std::vector<Field> items = read_known(edition["building_kinds"], kind_names());
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "prestige"});
    Building one;
    one.kind = static_cast<BuildingKind>(i);
    must_be(items[i]["prestige"], one.prestige());
  }
}

// The figures are put with the tiles.
void read_figures(const Field& edition, const Components& c) {
  const std::vector<Field> items = read_known(edition["figures"], {"torii", "palace"});
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "count"});
    const auto kind = i == 0 ? BuildingKind::kTorii : BuildingKind::kPalace;
    const auto tiles = std::ranges::count(c.buildings, kind, &Building::kind);
    const Field count = items[i]["count"];
    if (number(count, 0, kMaxBuildings) == tiles) continue;
    count.fault("bad_field",
                "There must be as many figures as tiles, " + std::to_string(tiles) + ".");
  }
}

void add_tiles(const Field& item, Components& c, const Building& building) {
  const int copies = number(item["copies"], 1, kMaxBuildings);
  for (int copy = 1; copy <= copies && c.buildings.size() <= kMaxBuildings; ++copy) {
    c.buildings.push_back(building);
    if (copy > 1) c.buildings.back().id += "#" + std::to_string(copy);
  }
}

}  // namespace

void read_buildings(const Field& edition, Components& c) {
  read_building_kinds(edition);
  const Field list = edition["buildings"];
  for (const Field& item : list.items(kMaxBuildings)) {
    item.only({"id", "name", "kind", "cost", "points", "copies"});
    Building building;
    building.id = read_id(item);
    building.kind =
        static_cast<BuildingKind>(item["kind"].choice({kind_names().begin(), kind_names().end()}));
    const Field cost = item["cost"];
    building.cost = read_boats(c, cost, kMostBoats);
    if (cost.json().is_array() && cost.json().empty()) {
      cost.fault("bad_field", "A building costs at least one boat.");
    }
    building.points = byte_of(item["points"], 0, kMostPoints);
    add_tiles(item, c, building);
  }
  if (c.buildings.size() > kMaxBuildings) {
    list.fault("bad_field", "There is room for " + std::to_string(kMaxBuildings) +
                                " building tiles at most, all copies together.");
  }
  read_figures(edition, c);
}

}  // namespace kaisho::yamatai
