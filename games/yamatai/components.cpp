#include "games/yamatai/components.h"

#include <algorithm>
#include <numeric>

#include "core/edition.h"
#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

// ---- boats and tokens

void read_supply(const Field& edition, Components& c) {
  c.colour_ids = {"green", "brown", "black", "red", "yellow"};
  const std::vector<Field> items =
      read_known(edition["boats"], {c.colour_ids.begin(), c.colour_ids.end()});
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Field& item = items[i];
    item.only({"id", "name", "resource", "count", "price"});
    item["resource"].only({"id", "name"});
    static_cast<void>(read_id(item["resource"]));
    c.supply[i] = byte_of(item["count"], 1, kMostPieces);
    if (const Field price = item["price"]; i != kYellow) {
      c.prices[i] = byte_of(price, 1, kMostPrice);
    } else if (!price.is_null()) {
      price.fault("bad_field", "Yellow boats cannot be traded: their price must be null.");
    }
  }
}

void read_tokens(const Field& edition, Components& c) {
  const std::vector<Field> items =
      read_known(edition["tokens"], {"prestige", "sanctuary", "mountain"});
  if (items.empty()) return;
  for (const Field& item : items) item.only({"id", "name", "count", "points"});
  static_cast<void>(number(items[0]["count"], 0, kMostPieces));
  c.prestige_points = number(items[0]["points"], 0, kMostFactor);
  c.sanctuaries = number(items[1]["count"], 0, kMostPieces);
  static_cast<void>(number(items[1]["points"], 0, 0));
  static_cast<void>(number(items[2]["points"], 0, 0));
  const int mountains =
      std::accumulate(c.mountain_tokens.begin(), c.mountain_tokens.end(), 0) + c.mountain_blanks;
  const Field count = items[2]["count"];
  if (number(count, 0, kMaxIslands) != mountains) {
    count.fault("bad_field", "There are " + std::to_string(mountains) +
                                 " culture tokens that put a mountain down.");
  }
}

// ---- culture

void read_culture(const Field& edition, Components& c) {
  const Field culture = edition["culture"];
  culture.only({"name", "kinds", "blank"});
  static_cast<void>(culture["name"]);
  const Field list = culture["kinds"];
  const std::vector<Field> kinds = list.items(kKinds);
  if (list.json().is_array() && list.json().size() < kKinds) {
    list.fault("bad_field", "There must be six kinds.");
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    kinds[i].only({"id", "name", "colour", "plain", "mountain"});
    c.kind_ids[i] = read_id(kinds[i]);
    kinds[i]["colour"].only({"id", "name"});
    static_cast<void>(read_id(kinds[i]["colour"]));
    c.plain_tokens[i] = byte_of(kinds[i]["plain"], 0, kMaxIslands);
    c.mountain_tokens[i] = byte_of(kinds[i]["mountain"], 0, kMaxIslands);
  }
  const Field blank = culture["blank"];
  blank.only({"name", "plain", "mountain"});
  static_cast<void>(blank["name"]);
  c.plain_blanks = number(blank["plain"], 0, kMaxIslands);
  c.mountain_blanks = number(blank["mountain"], 0, kMaxIslands);
}

// ---- numbers

void read_rows(const Field& rules, Components& c) {
  const int fleets = static_cast<int>(c.fleets.size());
  static_cast<void>(number(rules["fleet_slots"], fleets, fleets));
  const Field buildings = rules["buildings_visible"];
  c.buildings_visible = number(buildings, 1, kMaxRow);
  if (c.buildings_visible > static_cast<int>(c.buildings.size())) {
    buildings.fault("bad_field", "There are fewer building tiles.");
  }
  const Field specialists = rules["specialists_visible"];
  c.specialists_visible = number(specialists, 1, kMaxRow);
  if (c.specialists_visible > static_cast<int>(c.specialists.size())) {
    specialists.fault("bad_field", "There are fewer specialists.");
  }
}

// A round takes that many of the fleets lying face up, and puts them face down past those that
// lie face up in the next one (YAM-R4).
void read_track(const Field& rules, Components& c) {
  const Field visible = rules["fleets_visible"];
  c.fleets_visible = number(visible, 1, kMaxFleets);
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const int turns = static_cast<int>(seats) * c.turns[seats];
    const std::string round = "A round with " + std::to_string(seats) + " players has " +
                              std::to_string(turns) + " turns, ";
    if (turns > c.fleets_visible) {
      visible.fault("bad_field", round + "each with a fleet of its own.");
    } else if (turns + c.fleets_visible > static_cast<int>(c.fleets.size())) {
      visible.fault("bad_field", round + "and there must be as many fleets more than lie face up.");
    }
  }
}

void read_port(const Field& rules, Components& c) {
  const Field slots = rules["port_slots"];
  c.port_slots = number(slots, 1, kMaxPort);
  if (c.port_slots + c.extra_slots > kMaxPort) {
    slots.fault("bad_field", "A port has room for " + std::to_string(kMaxPort) +
                                 " boats at most, a wide one included.");
  }
}

void read_rules(const Field& edition, Components& c) {
  const Field rules = edition["rules"];
  rules.only({"fleet_slots", "fleets_visible", "buildings_visible", "specialists_visible",
              "trades_per_turn", "port_slots", "specialist_cost", "coins_per_waiting_specialist",
              "group_minimum", "group_coins_per_building", "shop_factor",
              "prestige_per_adjacent_prestige_building", "prestige_on_mountain", "coins_per_point",
              "unbuilt_reservation_penalty", "set_aside_pair_penalty"});
  read_rows(rules, c);
  read_track(rules, c);
  read_port(rules, c);
  const Field cost = rules["specialist_cost"];
  cost.only({"identical", "different"});
  // One token alone would be both identical and different ones.
  c.cost_identical = number(cost["identical"], 2, kMaxIslands);
  c.cost_different = number(cost["different"], 2, kKinds);
  c.trades = number(rules["trades_per_turn"], 0, kMostFactor);
  c.coins_waiting = number(rules["coins_per_waiting_specialist"], 0, kMostPrice);
  c.group_minimum = number(rules["group_minimum"], 2, kMaxIslands);
  c.group_coins = number(rules["group_coins_per_building"], 0, kMostFactor);
  c.shop_factor = number(rules["shop_factor"], 1, kMostFactor);
  c.prestige_adjacent = number(rules["prestige_per_adjacent_prestige_building"], 0, kMostFactor);
  c.prestige_mountain = number(rules["prestige_on_mountain"], 0, kMostFactor);
  c.coins_per_point = number(rules["coins_per_point"], 1, kMostPrice);
  c.unbuilt_penalty = number(rules["unbuilt_reservation_penalty"], 0, kMostPoints);
  c.aside_penalty = number(rules["set_aside_pair_penalty"], 0, kMostPoints);
}

}  // namespace

Boats read_boats(const Components& c, const Field& list, std::size_t most) {
  Boats boats{};
  for (const Field& item : list.items(most)) {
    ++boats[item.choice({c.colour_ids.begin(), c.colour_ids.end()})];
  }
  return boats;
}

std::expected<Components, std::vector<Error>> read_components(const Json& edition) {
  Faults faults;
  const Field root(edition, faults);
  check_edition_form(
      root, "yamatai",
      {"boats", "coins", "start_money", "tokens", "figures", "players", "player_colours", "rules",
       "fleets", "culture", "specialists", "powers", "building_kinds", "buildings", "map"});
  Components c;
  read_supply(root, c);
  read_culture(root, c);
  read_tokens(root, c);
  read_cards(root, c);
  read_buildings(root, c);
  read_players(root, c);
  read_rules(root, c);
  read_map(root, c);
  if (faults.any()) return std::unexpected(faults.all());
  return c;
}

}  // namespace kaisho::yamatai
