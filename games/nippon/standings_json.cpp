// Who leads where, and would with one more tile, as part of a position; docs/protocol-nippon.md.
#include <algorithm>
#include <optional>

#include "games/nippon/names.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// The next scoring; after the last one, that one.
int next_scoring(const Position& p) { return std::min<int>(p.scorings, kScorings - 1); }

Json standing_json(const Standing& standing, Seat who) {
  return {{"influence", standing.influence[who]},
          {"rank", standing.rank[who]},
          {"shared", standing.shared[who]}};
}

Json seat_json(const Standing& standing, Seat seat) {
  Json json = standing_json(standing, seat);
  json["points"] = standing.points[seat];
  json["ships"] = standing.ships[seat];
  return json;
}

// The table with a tile of the active seat at a place; none where a player would choose which tile
// goes home for it (NIP-A10).
std::optional<Position> with_tile(View view, Place place, int value) {
  const Set<Place> gone = leaving(view, place);
  if (gone.size() > 1) return std::nullopt;
  Position p = view.p;
  for (const Place home : gone) p.influence[home] = Influence{};
  p.influence[place] = {p.active, static_cast<std::uint8_t>(value)};
  return p;
}

}  // namespace

Json standings_json(const Context& context, const Position& p) {
  const Components& components = components_of(context);
  Json json = Json::array();
  for (const Region region : components.regions.keys()) {
    const Standing standing = standing_of({components, p}, region, next_scoring(p));
    Json seats = Json::array();
    for (Seat seat = 0; seat < p.seats; ++seat) seats.push_back(seat_json(standing, seat));
    json.push_back({{"region", components.regions[region].id},
                    {"foreign", standing_json(standing, kForeign)},
                    {"seats", seats}});
  }
  return json;
}

Json placements_json(const Context& context, const Position& p) {
  const View view{components_of(context), p};
  Json json = Json::array();
  if (p.over != Over::kNo || step_of(p) != Step::kTile) return json;
  const Player& player = p.player(p.active);
  const Place place = kTilePlace(p.stack.top());
  const Region region = region_at(view.components, place);
  const int highest = tile_in_reach(view.components, player, good_at(view, place));
  for (int value = least_value(view, place); value <= highest; ++value) {
    if (player.influence[value] == 0) continue;
    const auto then = with_tile(view, place, value);
    if (!then) continue;
    const Standing standing = standing_of({view.components, *then}, region, next_scoring(p));
    Json placement = seat_json(standing, p.active);
    placement["value"] = value;
    json.push_back(placement);
  }
  return json;
}

}  // namespace kaisho::nippon
