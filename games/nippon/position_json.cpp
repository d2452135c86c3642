// A position as JSON; position_read.cpp reads it back. docs/protocol-nippon.md has every field.
#include "core/position_json.h"

#include "games/nippon/lookup.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"
#include "games/nippon/steps_json.h"

namespace kaisho::nippon {
namespace {

Json seat_json(Seat seat) { return seat == kNobody ? Json() : Json(seat); }

// ---- workers

Json workers_json(const Components& box, const Workers& workers, int due) {
  return {{"workers", counts_json(box.colours, workers)}, {"due", due}};
}

void write_workers(const Components& box, const Position& p, Json& json) {
  json["spaces"] = Json::array();
  for (std::size_t i = 0; i < box.spaces.size(); ++i) {
    json["spaces"].push_back(workers_json(box, p.spaces[i], p.spaces_due[i]));
  }
  json["rows"] = Json::array();
  for (std::size_t i = 0; i < box.rows[static_cast<std::size_t>(p.seats)]; ++i) {
    json["rows"].push_back(workers_json(box, p.rows[i], p.rows_due[i]));
  }
  json["bag"] = counts_json(box.colours, p.bag);
}

// ---- the board

Json influence_json(const Influence& tile) {
  if (tile.owner == kNobody) return nullptr;
  return {{"seat", tile.owner}, {"value", tile.value}};
}

Json cities_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t city = 0; city < box.cities.size(); ++city) {
    Json influence = Json::array();
    for (int side = 0; side < kSides; ++side) {
      const int place = place_at(static_cast<int>(city), side);
      influence.push_back(influence_json(p.influence[static_cast<std::size_t>(place)]));
    }
    json.push_back({{"city", box.cities[city].id},
                    {"tile", id_at(box.city_tiles, p.city_tiles[city])},
                    {"turns", p.city_turns[city]},
                    {"influence", influence}});
  }
  return json;
}

Json transport_json(const Transport& transport) {
  return {{"trains", transport.trains},
          {"trains_turned", transport.trains_turned},
          {"ships", transport.ships},
          {"ships_turned", transport.ships_turned}};
}

Json regions_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t region = 0; region < box.regions.size(); ++region) {
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(p.seats); ++seat) {
      seats.push_back(transport_json(p.transport[region][seat]));
    }
    json.push_back({{"region", box.regions[region].id}, {"seats", seats}});
  }
  return json;
}

Json rewards_json(const Components& box, const Position& p) {
  Json json = Json::object();
  for (std::size_t i = 0; i < box.rewards.size(); ++i) json[box.rewards[i].id] = p.rewards[i];
  return json;
}

// ---- the players

Json factories_json(const Components& box, const Player& player) {
  Json json = Json::array();
  for (std::size_t good = 0; good < kGoods; ++good) {
    if (player.factories[good] == kNone) continue;
    json.push_back({{"factory", id_at(box.factories, player.factories[good])},
                    {"goods", player.goods[good]},
                    {"machine", player.machines[good]}});
  }
  return json;
}

Json held_json(const Components& box, const Player& player) {
  Json json = Json::array();
  for (const Id colour : player.workers) {
    if (colour != kNone) json.push_back(name_at(box.colours, colour));
  }
  return json;
}

// The value of each tile.
Json stock_json(const Player& player) {
  Json json = Json::array();
  for (std::size_t value = 0; value < player.influence.size(); ++value) {
    for (int i = 0; i < player.influence[value]; ++i) json.push_back(value);
  }
  return json;
}

Json achievements_json(const Components& box, const Player& player) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kAchievements; ++i) {
    if (player.tiles[i] != 0) json[id_at(box.achievements, i)] = player.tiles[i];
  }
  return json;
}

Json player_json(const Components& box, const Player& player) {
  return {{"vp", player.vp},
          {"yen", player.yen},
          {"coal", player.coal},
          {"plans", player.plans},
          {"tracks", counts_json(kTrackNames, player.tracks)},
          {"factories", factories_json(box, player)},
          {"stocked", player.stocked},
          {"workers", held_json(box, player)},
          {"contracts", ids_json(box.contracts, player.contracts)},
          {"trains", player.trains},
          {"trains_turned", player.trains_turned != 0},
          {"ships", player.ships},
          {"ships_turned", player.ships_turned != 0},
          {"influence", stock_json(player)},
          {"achievements", achievements_json(box, player)}};
}

// ---- the turn

Json turn_json(const Components& box, const Position& p) {
  return {{"turn", p.turn},
          {"turn_cap", p.turn_cap},
          {"reveals", p.reveals},
          {"active", seat_json(p.active)},
          {"first", seat_json(p.first)},
          {"latest", seat_json(p.latest)},
          {"over", name_at(kOverNames, p.over)},
          {"marker", p.marker + 1},
          {"scorings", p.scorings},
          {"closing", p.closed != 0 ? Json(p.closing) : Json()},
          {"steps", steps_json(box, p)},
          {"random", p.observed != 0 ? Json() : random_json(p.random)}};
}

}  // namespace

Json Rules::position_json(const Components& box, const Position& p) {
  Json json = turn_json(box, p);
  write_workers(box, p, json);
  json["factories"] = ids_json(box.factories, p.factories);
  json["rewards"] = rewards_json(box, p);
  json["extra_multipliers"] = p.extras;
  json["cities"] = cities_json(box, p);
  json["regions"] = regions_json(box, p);
  json["seats"] = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    json["seats"].push_back(player_json(box, p.player(seat)));
  }
  json["standings"] = standings_json(box, p);
  json["wages"] = wages_json(box, p);
  json["scoring"] = scoring_json(box, p);
  return json;
}

}  // namespace kaisho::nippon
