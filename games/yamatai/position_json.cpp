// A position as JSON; position_read.cpp reads it back. docs/protocol-yamatai.md has every field.
#include "core/position_json.h"

#include "games/yamatai/lookup.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/steps_json.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

template <class Thing>
Json id_json(const std::vector<Thing>& things, Id id) {
  return id == kNone ? Json() : Json(id_at(things, id));
}

// Spaces, islands and fleets are told from 1.
Json number_json(Id id) { return id == kNone ? Json() : Json(id + 1); }

Json numbers_json(Mask bits) {
  return set_json(bits, [](std::size_t i) { return i + 1; });
}

// ---- the board

Json boats_json(const Components& box, const Position& p) {
  Json json = Json::array();
  each_bit(with_boats(p), [&](int space) {
    const auto colour = static_cast<std::size_t>(colour_at(p, space));
    json.push_back({{"space", space + 1}, {"boat", name_at(box.colour_ids, colour)}});
  });
  return json;
}

Json building_on(const Position& p, int island) {
  if (in(p.torii, island)) return "torii";
  if (in(p.palaces, island)) return "palace";
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (in(p.player(seat).pieces, island)) return seat;
  }
  return nullptr;
}

Json islands_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (int island = 0; island < box.map.islands; ++island) {
    const auto kind = static_cast<std::size_t>(kind_at(p, island));
    json.push_back({{"island", island + 1},
                    {"token", kind < kKinds ? Json(box.kind_ids[kind]) : Json()},
                    {"mountain", in(p.mountains, island)},
                    {"building", building_on(p, island)},
                    {"sanctuary", in(p.sanctuaries, island)}});
  }
  return json;
}

// ---- what lies beside it

Json track_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t i = 0; i < box.fleets.size(); ++i) json.push_back(number_json(p.track[i]));
  return json;
}

Json track_lots_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t i = 0; i < box.fleets.size(); ++i) json.push_back(p.track_lots[i]);
  return json;
}

Json specialists_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t i = 0; i < static_cast<std::size_t>(box.specialists_visible); ++i) {
    if (p.specialists[i] == kNone) {
      json.push_back(nullptr);
      continue;
    }
    json.push_back({{"specialist", id_at(box.specialists, p.specialists[i])},
                    {"coins", p.specialist_coins[i]}});
  }
  return json;
}

Json buildings_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t i = 0; i < static_cast<std::size_t>(box.buildings_visible); ++i) {
    json.push_back(id_json(box.buildings, p.buildings[i]));
  }
  return json;
}

// ---- the players

// One lot of the deck; its places count from the top.
Json lot_json(const Components& box, const Position& p, const Player& player, int lot) {
  Json places = Json::array();
  Mask tiles = 0;
  for (std::size_t i = p.building_deck_size; i > 0; --i) {
    if (player.lots[i - 1] != lot) continue;
    places.push_back(p.building_deck_size - i);
    const Id tile = p.building_deck[i - 1];
    if (tile < box.buildings.size() && in(player.known, tile)) tiles |= bit(tile);
  }
  return {{"places", places}, {"buildings", ids_json(box.buildings, tiles)}};
}

Json knows_json(const Components& box, const Position& p, const Player& player) {
  Json json = Json::array();
  for (int lot = p.building_deck_size; lot > 0; --lot) {
    if (std::ranges::find(player.lots, lot) == player.lots.end()) continue;
    json.push_back(lot_json(box, p, player, lot));
  }
  return json;
}

Json player_json(const Components& box, const Position& p, const Player& player) {
  return {{"coins", player.coins},
          {"prestige", player.prestige},
          {"boats", counts_json(box.colour_ids, player.boats)},
          {"aside", player.aside},
          {"culture", counts_json(box.kind_ids, player.culture)},
          {"pieces_left", player.pieces_left},
          {"built", ids_json(box.buildings, player.built)},
          {"reserved", ids_json(box.buildings, player.reserved)},
          {"specialists", ids_json(box.specialists, player.specialists)},
          {"knows", knows_json(box, p, player)}};
}

// ---- the turn

void write_order(const Position& p, Json& json) {
  json["order"] = Json::array();
  json["played"] = Json::array();
  for (std::size_t i = 0; i < p.order.size() && p.order[i] != kNobody; ++i) {
    json["order"].push_back(p.order[i]);
    json["played"].push_back(number_json(p.played[i]));
  }
}

Json turn_json(const Position& p) {
  const bool triggered = p.trigger != Trigger::kNotYet;
  return {{"turn", p.turn},
          {"round", p.round},
          {"turn_cap", p.turn_cap},
          {"reveals", p.reveals},
          {"active", p.active == kNobody ? Json() : Json(p.active)},
          {"place", p.place},
          {"over", name_at(kOverNames, p.over)},
          {"trigger",
           triggered ? Json(name_at(kTriggerNames, static_cast<std::size_t>(p.trigger))) : Json()},
          {"used", set_json(p.used, [](std::size_t i) { return name_at(kUsedNames, i); })},
          {"trades", p.trades},
          {"placed", numbers_json(p.placed)},
          {"last", number_json(p.last)},
          {"begun", p.begun != 0},
          {"collected", numbers_json(p.collected)},
          {"steps", steps_json(p)},
          {"random", p.observed != 0 ? Json() : random_json(p.random)}};
}

}  // namespace

Json Rules::position_json(const Components& box, const Position& p) {
  Json json = turn_json(p);
  write_order(p, json);
  json["track"] = track_json(box, p);
  json["track_lots"] = track_lots_json(box, p);
  json["boats"] = boats_json(box, p);
  json["islands"] = islands_json(box, p);
  json["supply"] = counts_json(box.colour_ids, p.supply);
  json["sanctuaries_left"] = p.sanctuaries_left;
  json["specialists"] = specialists_json(box, p);
  json["specialist_deck"] = deck_json(p, p.specialist_deck_size, p.specialist_deck,
                                      [&](Id id) { return id_at(box.specialists, id); });
  json["buildings"] = buildings_json(box, p);
  json["building_deck"] = deck_json(p, p.building_deck_size, p.building_deck,
                                    [&](Id id) { return id_at(box.buildings, id); });
  json["seats"] = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    json["seats"].push_back(player_json(box, p, p.player(seat)));
  }
  json["scoring"] = scoring_json(box, p);
  return json;
}

}  // namespace kaisho::yamatai
