// A position as JSON; position_read.cpp reads it back. docs/protocol-yokohama.md has every field.
#include "core/position_json.h"

#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/steps_json.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

Json seat_json(Seat seat) { return seat == kNobody ? Json() : Json(seat); }
Json slot_json(Seat seat) { return seat == kNeutral ? Json("neutral") : seat_json(seat); }

Json cell_json(const Components& box, const Position& p, int cell) {
  return cell == kInHand ? Json() : Json(area_name(box, p, cell));
}

template <class Thing>
Json id_json(const std::vector<Thing>& things, Id id) {
  if (id == kUnknown) return "unknown";
  return id == kNone ? Json() : Json(id_at(things, id));
}

// ---- the table

Json areas_json(const Components& box, const Position& p) {
  Json areas = Json::array();
  for (int i = 0; i < layout_of(box, p).cells; ++i) {
    const Cell& cell = p.cell(i);
    Json assistants = Json::array();
    for (Seat seat = 0; seat < p.seats; ++seat) assistants.push_back(assistants_at(p, seat, i));
    Json shops = Json::array();
    for (const Seat seat : cell.shops) shops.push_back(seat_json(seat));
    areas.push_back({{"area", area_name(box, p, i)},
                     {"tile", id_json(box.tiles, cell.tile)},
                     {"token", id_json(box.tokens, cell.token)},
                     {"assistants", assistants},
                     {"shops", shops},
                     {"house", seat_json(cell.house)}});
  }
  return areas;
}

Json slots_json(const Components& box, const Position& p, MainBoard board) {
  Json json = Json::array();
  for (std::size_t i = 0; i < slots_named(box, board).size(); ++i) {
    json.push_back(slot_json(p.slots[board][i]));
  }
  return json;
}

Json rows_json(const std::array<bool, kBoards>& used, const std::array<int, kBoards>& sizes,
               const std::array<std::string, kBoards>& names,
               const std::array<std::array<Id, kRowSlots>, kBoards>& rows, const auto& name) {
  Json json = Json::object();
  for (std::size_t board = 0; board < kBoards; ++board) {
    if (!used[board]) continue;
    Json row = Json::array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(sizes[board]); ++i) {
      const Id id = rows[board][i];
      row.push_back(id == kNone ? Json() : Json(name(id)));
    }
    json[names[board]] = row;
  }
  return json;
}

Json achievements_json(const Components& box, const Position& p) {
  Json json = Json::array();
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    Json met = Json::array();
    for (const Seat seat : p.achieved[type]) {
      if (seat != kNobody) met.push_back(seat);
    }
    json.push_back({{"achievement", id_at(box.achievements, p.achievements[type])}, {"met", met}});
  }
  return json;
}

// ---- the players

Json pieces_json(const std::array<std::uint8_t, kPieces>& pieces) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kPieces; ++i) json[std::string(kPiecesNames[i])] = pieces[i];
  return json;
}

Json agents_json(const Components& box, const std::array<std::uint8_t, kFlags>& agents) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kFlags; ++i) {
    if (agents[i] > 0) json[box.flag_ids[i]] = agents[i];
  }
  return json;
}

Json player_json(const Components& box, const Position& p, const Player& player) {
  Json goods = Json::object();
  for (std::size_t i = 0; i < kGoods; ++i) goods[box.good_ids[i]] = player.stock[i];
  const Json complete =
      player.complete == kNone ? Json() : Json(name_at(box.complete_ids, player.complete));
  return {
      {"points", player.points},
      {"yen", player.yen()},
      {"imports", player.stock[kImports]},
      {"goods", goods},
      {"hand", pieces_json(player.hand)},
      {"warehouse", pieces_json(player.warehouse)},
      {"president", cell_json(box, p, player.president)},
      {"orders", ids_json(box.orders, player.orders)},
      {"kept", id_json(box.orders, player.kept)},
      {"put_away", id_json(box.orders, player.put_away)},
      {"fulfilled", ids_json(box.orders, player.fulfilled)},
      {"technologies", set_json(player.technologies,
                                [&](std::size_t i) { return card_name(box, static_cast<Id>(i)); })},
      {"tokens", ids_json(box.tokens, player.tokens)},
      {"agents", agents_json(box, player.agents)},
      {"agents_used", agents_json(box, player.agents_used)},
      {"independents_used", player.independents_used},
      {"complete", complete}};
}

// ---- the rest

Json action_json(const Components& box, const Position& p) {
  if (p.action_cell == kNoCell) return nullptr;
  return {{"area", area_name(box, p, p.action_cell)}, {"power", p.power}};
}

Json turn_json(const Components& box, const Position& p) {
  const bool triggered = p.trigger != Trigger::kNotYet;
  return {
      {"turn", p.turn},
      {"turn_cap", p.turn_cap},
      {"reveals", p.reveals},
      {"first", p.first},
      {"active", p.active},
      {"over", name_at(kOverNames, p.over)},
      {"last_turn", p.last_turn == 0 ? Json() : Json(p.last_turn)},
      {"trigger",
       triggered ? Json(name_at(kTriggerNames, static_cast<std::size_t>(p.trigger))) : Json()},
      {"options", set_json(p.options, [](std::size_t i) { return name_at(kOptionNames, i); })},
      {"used", set_json(p.used, [](std::size_t i) { return name_at(kUsedNames, i); })},
      {"station", cell_json(box, p, p.station)},
      {"action", action_json(box, p)},
      {"walked",
       set_json(p.walked, [&](std::size_t i) { return area_name(box, p, static_cast<int>(i)); })},
      {"steps", steps_json(box, p)}};
}

}  // namespace

Json Rules::position_json(const Components& box, const Position& p) {
  const Layout& layout = layout_of(box, p);
  const auto card = [&](Id id) { return card_name(box, id); };
  const auto order = [&](Id id) { return id_at(box.orders, id); };
  Json agents = Json::object();
  for (std::size_t i = 0; i < kFlags; ++i) agents[box.flag_ids[i]] = p.agents_left[i];
  Json seats = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) seats.push_back(player_json(box, p, p.player(seat)));
  Json json = turn_json(box, p);
  json["areas"] = areas_json(box, p);
  json["church"] = slots_json(box, p, kChurchBoard);
  json["customs"] = slots_json(box, p, kCustomsBoard);
  json["laboratories"] = rows_json(layout.laboratories, box.laboratory_slots, box.laboratory_ids,
                                   p.laboratories, card);
  json["ports"] = rows_json(layout.ports, box.port_slots, box.port_ids, p.ports, order);
  json["technology_deck"] = deck_json(p, p.technology_deck_size, p.technology_deck, card);
  json["order_deck"] = deck_json(p, p.order_deck_size, p.order_deck, order);
  json["achievements"] = achievements_json(box, p);
  json["complete_left"] =
      set_json(p.complete_left, [&](std::size_t i) { return name_at(box.complete_ids, i); });
  json["agents_left"] = agents;
  json["seats"] = seats;
  json["random"] = p.observed != 0 ? Json() : random_json(p.random);
  json["scoring"] = scoring_json(box, p);
  return json;
}

}  // namespace kaisho::yokohama
