// What wages are due, and what actions cost and bring, as part of a position;
// docs/protocol-nippon.md.
#include <algorithm>
#include <array>

#include "games/nippon/names.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

Json unpaid_json(const Wages& wages) {
  return {{"unpaid", wages.colours - wages.paid}, {"lost", wages.lost}};
}

// All wages are paid when the game is over (NIP-E1).
Json wages_json(const Components& components, const Player& player, bool over) {
  const int income = consolidation_yen(components, player);
  const Wages due = over ? Wages{} : wages_of(components, player, player.yen);
  const Wages then = wages_of(components, due.colours, income);
  Json json = unpaid_json(due);
  json["colours"] = due.colours;
  json["yen"] = due.colours * components.wage;
  json["income"] = income;
  json["coal"] = consolidation_coal(components, player);
  json["then"] = unpaid_json(then);
  json["then"]["left"] = income - then.yen;
  json["more"] = unpaid_json(wages_of(components, due.colours + 1, income));
  return json;
}

// Those with a price list.
constexpr std::array kPriced = {Action::kKnowledge, Action::kMines, Action::kMachinery,
                                Action::kTrains, Action::kShips};

Json action_json(const Components& components, const Player& player, Action action) {
  Json costs = Json::array();
  for (int parts = 1; parts <= components.most[action]; ++parts) {
    costs.push_back(price_of(components, player, action, parts));
  }
  return {{"costs", costs},
          {"affordable", affordable(components, player, action)},
          {"extra_steps", extra_steps(components, player, action)}};
}

Json factories_json(const Components& components, const Player& player) {
  Json json = Json::object();
  for (const Good good : kEveryGood) {
    if (!has_factory(player, good)) continue;
    const int room = room_in(components, player, good);
    json[components.goods[good].id] = {
        {"coal", coal_for(components, player, good)},
        {"goods", std::min(output_of(components, player, good), room)},
        {"room", room}};
  }
  return json;
}

Json costs_json(View view, const Player& player) {
  const Components& components = view.components;
  Json actions = Json::object();
  for (const Action action : kPriced) {
    actions[components.action_ids[action]] = action_json(components, player, action);
  }
  Json plans = Json::object();
  for (const Good good : kEveryGood) {
    plans[components.goods[good].id] = plans_for(components, player, good);
  }
  Json tiles = Json::array();
  for (const FactoryTile tile : tiles_to_build(view, player)) {
    tiles.push_back(components.factories[tile].id);
  }
  return {{"actions", actions},
          {"plans", plans},
          {"tiles", tiles},
          {"factories", factories_json(components, player)}};
}

}  // namespace

Json wages_json(const Context& context, const Position& p) {
  Json json = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    json.push_back(wages_json(components_of(context), p.player(seat), p.over != Over::kNo));
  }
  return json;
}

Json costs_json(const Context& context, const Position& p) {
  Json json = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    json.push_back(costs_json({components_of(context), p}, p.player(seat)));
  }
  return json;
}

}  // namespace kaisho::nippon
