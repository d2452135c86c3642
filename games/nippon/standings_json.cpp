// Who leads where, and what wages are due, as part of a position; docs/protocol-nippon.md.
#include <algorithm>

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

}  // namespace

Json standings_json(const Context& context, const Position& p) {
  const Components& components = components_of(context);
  Json json = Json::array();
  for (const Region region : components.regions.keys()) {
    const Standing standing = standing_of({components, p}, region, next_scoring(p));
    Json seats = Json::array();
    for (Seat seat = 0; seat < p.seats; ++seat) {
      Json of_seat = standing_json(standing, seat);
      of_seat["points"] = standing.points[seat];
      of_seat["ships"] = standing.ships[seat];
      seats.push_back(of_seat);
    }
    json.push_back({{"region", components.regions[region].id},
                    {"foreign", standing_json(standing, kForeign)},
                    {"seats", seats}});
  }
  return json;
}

// All wages are paid when the game is over (NIP-E1).
Json wages_json(const Context& context, const Position& p) {
  const Components& components = components_of(context);
  Json json = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const Wages wages = p.over != Over::kNo ? Wages{} : wages_of(components, player, player.yen);
    json.push_back({{"colours", wages.colours},
                    {"yen", wages.colours * components.wage},
                    {"unpaid", wages.colours - wages.paid},
                    {"income", consolidation_yen(components, player)},
                    {"coal", consolidation_coal(components, player)}});
  }
  return json;
}

}  // namespace kaisho::nippon
