// Building tiles, and the figures that are put with some of them (YAM-S3, YAM-T9).
#include <algorithm>

#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

using C = Components;

// In the order of BuildingKind.
constexpr Indexed<BuildingKind, std::string_view, 4> kBuildingKinds = {"standard", "shop", "torii",
                                                                       "palace"};

struct TileRow : Building {
  int copies = 1;
};

void read_cost(const Context& context, const Field& cost, TileRow& tiles) {
  tiles.cost = read_boats(context, cost, kMaxCost);
  if (cost.json().is_array() && cost.json().empty()) {
    cost.fault("list_shorter", {{"least", 1}, {"found", 0}});
  }
}

const ItemList& tiles() {
  static const ItemList kTiles =
      items(Object("Building",
                   {inherited<TileRow>("id", &TileRow::id, kId),
                    name_part(),
                    inherited<TileRow>("kind", &TileRow::kind, word_kind("kind", kBuildingKinds)),
                    by_hand<TileRow>("cost", {nullptr, read_cost, "ColourId[]"}),
                    inherited<TileRow>("points", &TileRow::points, number_kind(0, kMaxPoints)),
                    {"copies", &TileRow::copies, number_kind(1, kMaxBuildings)}}),
            kMaxBuildings);
  return kTiles;
}

void read_buildings(const Context& context, const Field& list, C& c) {
  for (const TileRow& tiles : read_items<TileRow>(context, list, tiles())) {
    for (int copy = 1; copy <= tiles.copies && c.buildings.size() <= kMaxBuildings; ++copy) {
      c.buildings.push_back(tiles);
      if (copy > 1) c.buildings.back().id += "#" + std::to_string(copy);
    }
  }
  if (c.buildings.size() > kMaxBuildings) {
    list.fault("yamatai.building_tiles", {{"most", kMaxBuildings}, {"found", c.buildings.size()}});
  }
}

// There is a figure for each tile.
template <BuildingKind kKind>
KnownRow figure() {
  return {kBuildingKinds[kKind],
          {by_hand<C>("count", {nullptr,
                                [](const Context& /*context*/, const Field& count, C& c) {
                                  const auto tiles =
                                      std::ranges::count(c.buildings, kKind, &Building::kind);
                                  must_equal(count, static_cast<int>(tiles), "yamatai.as_tiles");
                                },
                                "number"})}};
}

Part building_kinds_part() {
  std::vector<KnownRow> kinds;
  for (std::size_t i = 0; i < kBuildingKinds.size(); ++i) {
    Building one;
    one.kind = noun<BuildingKind>(i);
    kinds.push_back({kBuildingKinds[one.kind], {fixed("prestige", one.is_sacred())}});
  }
  return known_rows("building_kinds", "BuildingKind", std::move(kinds));
}

}  // namespace

std::vector<Part> building_parts() {
  return {building_kinds_part(),
          list_by_hand<C>("buildings", tiles().item, {nullptr, read_buildings, {}}),
          known_rows("figures", "Figure",
                     {figure<BuildingKind::kTorii>(), figure<BuildingKind::kPalace>()})};
}

}  // namespace kaisho::yamatai
