// A position from JSON, checked in every field; position_json.cpp writes it.
#include "core/position_json.h"
#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/steps_json.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr int kMostPoints = 60'000;  // after the final count

Seat seat_of(const Field& field, const Position& p) {
  return field.is_null() ? kNobody : static_cast<Seat>(field.integer(0, p.seats - 1));
}

bool is_word(const Field& field, std::string_view word) {
  return field.json().is_string() && field.json().get_ref<const std::string&>() == word;
}

Id named_or_none(const Field& field, std::string_view what, const auto& find) {
  return field.is_null() ? kNone : named(field, what, find);
}

// The bits of a list of names.
std::uint64_t read_names(const Field& field, std::string_view what, std::size_t most,
                         const auto& find) {
  return read_set(field, most, [&](const Field& item) { return named(item, what, find); });
}

template <class Thing>
struct FindId {
  const std::vector<Thing>& things;
  int operator()(std::string_view name) const { return index_of_id(things, name); }
};
struct FindCard {
  const Components& box;
  int operator()(std::string_view name) const { return find_card(box, name); }
};
struct FindComplete {
  const Components& box;
  int operator()(std::string_view name) const { return index_of(box.complete_ids, name); }
};

class Reader {
 public:
  Reader(const Components& box, Position& p) : box_(box), p_(p) {}

  void read(const Field& root) {
    read_areas(root["areas"]);
    read_turn(root);
    read_slots(root["church"], kChurchBoard);
    read_slots(root["customs"], kCustomsBoard);
    const Layout& layout = layout_of(box_, p_);
    read_rows(root["laboratories"], layout.laboratories, box_.laboratory_slots, box_.laboratory_ids,
              p_.laboratories, "technology", find_card_);
    read_rows(root["ports"], layout.ports, box_.port_slots, box_.port_ids, p_.ports, "order",
              find_order_);
    read_achievements(root["achievements"]);
    p_.complete_left = static_cast<std::uint8_t>(
        read_names(root["complete_left"], "token", kMaxComplete, find_complete_));
    read_agents(root["agents_left"], p_.agents_left, true);
    const std::vector<Field> seats = root["seats"].items(kMaxSeats);
    for (std::size_t i = 0; i < seats.size(); ++i) read_player(seats[i], p_.players[i]);
    read_hidden(root);
  }

 private:
  // ---- the table

  std::uint8_t read_area(const Field& field) const {
    return named(field, "area", [&](std::string_view name) { return find_area(box_, p_, name); });
  }
  std::uint8_t read_area_or(const Field& field, std::uint8_t none) const {
    return field.is_null() ? none : read_area(field);
  }

  void read_areas(const Field& field) {
    const std::vector<Field> items = field.items(kMaxCells);
    if (static_cast<int>(items.size()) != layout_of(box_, p_).cells) {
      return field.fault("bad_field", "With so many players there are " +
                                          std::to_string(layout_of(box_, p_).cells) + " areas.");
    }
    for (std::size_t i = 0; i < items.size(); ++i) read_cell(items[i], p_.cells[i]);
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::string name = area_name(box_, p_, static_cast<int>(i));
      if (!items[i]["area"].json().is_string() || items[i]["area"].text(60) == name) continue;
      items[i]["area"].fault("bad_field", "In this place the area is called '" + name + "'.");
    }
  }

  void read_cell(const Field& field, Cell& cell) {
    field.only({"area", "tile", "token", "assistants", "shops", "house"});
    cell.area = named(field["area"], "area", [&](std::string_view name) {
      return index_of_id(box_.areas, name.substr(0, name.find('#')));
    });
    cell.tile = named_or_none(field["tile"], "tile", find_tile_);
    cell.token = named_or_none(field["token"], "token", find_token_);
    const std::vector<Field> assistants = field["assistants"].items(kMaxSeats);
    if (static_cast<int>(assistants.size()) != p_.seats) {
      field["assistants"].fault("bad_field", "There must be a number for each seat.");
    }
    for (std::size_t i = 0; i < assistants.size(); ++i) {
      cell.assistants[i] = byte_of(assistants[i], 0, 200);
    }
    const std::vector<Field> shops = field["shops"].items(kShopSlots);
    if (shops.size() != kShopSlots) field["shops"].fault("bad_field", "There are four slots.");
    for (std::size_t i = 0; i < shops.size(); ++i) cell.shops[i] = seat_of(shops[i], p_);
    cell.house = seat_of(field["house"], p_);
  }

  void read_slots(const Field& field, MainBoard board) {
    auto& slots = p_.slots[board];
    slots.fill(kNobody);
    const std::vector<Field> items = field.items(slots.size());
    if (items.size() != slots_named(box_, board).size()) {
      field.fault("bad_field", "This board has another number of slots.");
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
      slots[i] = is_word(items[i], "neutral") ? kNeutral : seat_of(items[i], p_);
    }
  }

  void read_rows(const Field& field, const std::array<bool, kBoards>& used,
                 const std::array<int, kBoards>& sizes,
                 const std::array<std::string, kBoards>& names,
                 std::array<std::array<Id, kRowSlots>, kBoards>& rows, std::string_view what,
                 const auto& find) {
    std::vector<std::string_view> known;
    for (std::size_t board = 0; board < kBoards; ++board) {
      rows[board].fill(kNone);
      if (!used[board]) continue;
      known.emplace_back(names[board]);
      const Field row = field[names[board]];
      const std::vector<Field> items = row.items(kRowSlots);
      if (static_cast<int>(items.size()) != sizes[board]) {
        row.fault("bad_field", "This board has another number of slots.");
      }
      for (std::size_t i = 0; i < items.size(); ++i) {
        rows[board][i] = named_or_none(items[i], what, find);
      }
    }
    field.only(known);
  }

  void read_achievements(const Field& field) {
    for (auto& row : p_.achieved) row.fill(kNobody);
    const std::vector<Field> items = field.items(kAchievementTypes);
    if (items.size() != kAchievementTypes) {
      field.fault("bad_field", "There is one achievement of each type.");
    }
    for (std::size_t type = 0; type < items.size(); ++type) {
      items[type].only({"achievement", "met"});
      p_.achievements[type] = named(items[type]["achievement"], "achievement", find_achievement_);
      const std::vector<Field> met = items[type]["met"].items(static_cast<std::size_t>(p_.seats));
      for (std::size_t i = 0; i < met.size(); ++i) {
        p_.achieved[type][i] = static_cast<Seat>(met[i].integer(0, p_.seats - 1));
      }
    }
  }

  // ---- the players

  static void read_pieces(const Field& field, std::array<std::uint8_t, kPieces>& pieces) {
    field.only({kPiecesNames.begin(), kPiecesNames.end()});
    for (std::size_t i = 0; i < kPieces; ++i) pieces[i] = byte_of(field[kPiecesNames[i]], 0, 200);
  }

  void read_agents(const Field& field, std::array<std::uint8_t, kFlags>& agents, bool all) const {
    field.only({box_.flag_ids.begin(), box_.flag_ids.end()});
    if (!field.json().is_object()) static_cast<void>(field.keys());
    for (std::size_t i = 0; i < kFlags; ++i) {
      if (!all && !field.has(box_.flag_ids[i])) continue;
      agents[i] = byte_of(field[box_.flag_ids[i]], 0, 20);
    }
  }

  // A hidden order is `unknown` where it was not seen.
  Id read_hidden_order(const Field& field) const {
    if (is_word(field, "unknown")) return kUnknown;
    return named_or_none(field, "order", find_order_);
  }

  void read_stock(const Field& field, Player& player) const {
    field["goods"].only({box_.good_ids.begin(), box_.good_ids.end()});
    for (std::size_t i = 0; i < kGoods; ++i) {
      player.stock[i] =
          static_cast<std::uint16_t>(field["goods"][box_.good_ids[i]].integer(0, kMost));
    }
    player.stock[kImports] = static_cast<std::uint16_t>(field["imports"].integer(0, kMost));
    player.stock[kYen] = static_cast<std::uint16_t>(field["yen"].integer(0, kMost));
    player.points = static_cast<std::uint16_t>(field["points"].integer(0, kMostPoints));
  }

  void read_player(const Field& field, Player& player) const {
    field.only({"points", "yen", "imports", "goods", "hand", "warehouse", "president", "orders",
                "kept", "put_away", "fulfilled", "technologies", "tokens", "agents", "agents_used",
                "independents_used", "complete"});
    read_stock(field, player);
    read_pieces(field["hand"], player.hand);
    read_pieces(field["warehouse"], player.warehouse);
    player.president = read_area_or(field["president"], kInHand);
    player.orders = read_names(field["orders"], "order", kMaxOrders, find_order_);
    player.fulfilled = read_names(field["fulfilled"], "order", kMaxOrders, find_order_);
    player.kept = read_hidden_order(field["kept"]);
    player.put_away = read_hidden_order(field["put_away"]);
    player.technologies = static_cast<std::uint32_t>(
        read_names(field["technologies"], "technology", kMaxCards, find_card_));
    player.tokens =
        static_cast<std::uint32_t>(read_names(field["tokens"], "token", kMaxTokens, find_token_));
    read_agents(field["agents"], player.agents, false);
    read_agents(field["agents_used"], player.agents_used, false);
    player.independents_used = byte_of(field["independents_used"], 0, kMaxTokens);
    player.complete = named_or_none(field["complete"], "token", find_complete_);
  }

  // ---- the turn

  void read_turn(const Field& root) {
    p_.turn = static_cast<std::uint16_t>(root["turn"].integer(0, kMostTurns));
    p_.turn_cap = static_cast<std::uint16_t>(root["turn_cap"].integer(0, kMostTurns));
    p_.reveals = static_cast<std::uint16_t>(root["reveals"].integer(0, UINT16_MAX));
    p_.first = static_cast<Seat>(root["first"].integer(0, p_.seats - 1));
    p_.active = static_cast<Seat>(root["active"].integer(0, p_.seats - 1));
    p_.over = static_cast<std::uint8_t>(root["over"].choice({"no", "rules", "turn_cap"}));
    if (const Field last = root["last_turn"]; !last.is_null()) {
      p_.last_turn = static_cast<std::uint16_t>(last.integer(1, 2LL * kMostTurns));
    }
    if (const Field trigger = root["trigger"]; !trigger.is_null()) {
      p_.trigger = static_cast<Trigger>(
          trigger.choice({kTriggerNames.begin() + 1, kTriggerNames.end()}) + 1);
    }
    p_.options = static_cast<std::uint8_t>(
        read_names(root["options"], "option", kOptionNames.size(),
                   [](std::string_view name) { return index_of(kOptionNames, name); }));
    p_.used = static_cast<std::uint8_t>(
        read_names(root["used"], "use", kUsedNames.size(),
                   [](std::string_view name) { return index_of(kUsedNames, name); }));
    p_.station = read_area_or(root["station"], kNoCell);
    if (const Field action = root["action"]; !action.is_null()) {
      action.only({"area", "power"});
      p_.action_cell = read_area(action["area"]);
      p_.power = byte_of(action["power"], 1, kLevels);
    }
    for (const Field& area : root["walked"].items(kMaxCells)) {
      p_.walked |= 1U << read_area(area);
    }
    read_steps(box_, root["steps"], p_);
  }

  // ---- what is hidden

  // Decks of named cards make a whole position, mere numbers an observed one.
  void read_hidden(const Field& root) {
    read_deck(root["technology_deck"], p_, p_.technology_deck, p_.technology_deck_size, kUnknown,
              [&](const Field& field) { return named(field, "technology", find_card_); });
    read_deck(root["order_deck"], p_, p_.order_deck, p_.order_deck_size, kUnknown,
              [&](const Field& field) { return named(field, "order", find_order_); });
    read_random(root, {"technology_deck", "order_deck"}, p_.observed != 0, p_.random);
  }

  const Components& box_;
  Position& p_;
  FindId<Order> find_order_{box_.orders};
  FindId<Tile> find_tile_{box_.tiles};
  FindId<Token> find_token_{box_.tokens};
  FindId<Achievement> find_achievement_{box_.achievements};
  FindCard find_card_{box_};
  FindComplete find_complete_{box_};
};

}  // namespace

Expected<Position> Rules::parse_position(const Components& box, const Json& json) {
  return read_position<Position>(
      json, {"turn",       "turn_cap",     "reveals",       "first",       "active",
             "over",       "last_turn",    "trigger",       "options",     "used",
             "station",    "action",       "walked",        "steps",       "areas",
             "church",     "customs",      "laboratories",  "ports",       "technology_deck",
             "order_deck", "achievements", "complete_left", "agents_left", "seats",
             "random",     "scoring"},
      [&](const Field& root, Position& p) { Reader(box, p).read(root); },
      [&](const Position& p) { return check(box, p); });
}

}  // namespace kaisho::yokohama
