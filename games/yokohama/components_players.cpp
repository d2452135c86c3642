// The church and the customs office, what each player starts with, and the final count.
#include <algorithm>

#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

constexpr int kMostPieces = 200;
constexpr int kMostPoints = 200;
constexpr std::array<std::string_view, kPieces> kPieceNames = {"assistants", "shops",
                                                               "trading_houses"};

// ---- church and customs

void read_main_board(const Field& field, const Components& c, std::string_view price,
                     std::vector<BoardSlot>& slots) {
  for (const Field& item : field["slots"].items(kBoardSlots)) {
    item.only({"id", "name", price, "reward", "blocked_2p", kKnown, kKnownFields});
    slots.push_back({.id = read_id(item),
                     .price = byte_of(item[price], 0, 40),
                     .reward = read_reward(c, item["reward"]),
                     .covered = item["blocked_2p"].boolean()});
  }
}

void read_faith_payment(const Field& church, Components& c) {
  static_cast<void>(number(church["payment_each_at_most"], 1, 1));
  static_cast<void>(number(church["faith_per_payment"], 1, 1));
  for (const Field& item : church["payment"].items(kPoints)) {
    const Reward one = read_reward(c, item);
    const auto kinds =
        kPoints - std::ranges::count(one.gain.begin(), one.gain.begin() + kPoints, 0);
    if (kinds != 1 || item.json().size() != 1) {
      item.fault("bad_field", "One faith is paid with goods of one kind, imports or yen.");
    }
    for (std::size_t i = 0; i < kPoints; ++i) {
      if (one.gain[i] == 0) continue;
      if (c.faith_payment[i] != 0) item.fault("bad_field", "This is paid once already.");
      c.faith_payment[i] = one.gain[i];
    }
  }
}

// ---- set-up

void read_pieces(const Field& field, std::array<std::uint8_t, kPieces>& pieces) {
  for (std::size_t i = 0; i < kPieces; ++i) {
    pieces[i] = byte_of(field[kPieceNames[i]], 0, kMostPieces);
  }
}

int pieces_of(const SetUp& set_up, Piece piece) {
  return set_up.hand[piece] + set_up.warehouse[piece];
}

void read_player_pieces(const Field& field, const Field& edition, SetUp& set_up) {
  field["hand"].only({"presidents", "assistants", "shops", "trading_houses"});
  static_cast<void>(number(field["hand"]["presidents"], 1, 1));
  read_pieces(field["hand"], set_up.hand);
  field["warehouse"].only({"assistants", "shops", "trading_houses"});
  read_pieces(field["warehouse"], set_up.warehouse);
  static_cast<void>(number(field["score_markers"], 0, kMostPieces));
  for (const Piece piece : {kAssistant, kShop, kHouse}) {
    if (pieces_of(set_up, piece) <= kMostPieces) continue;
    field.fault("bad_field", "A player has at most 200 pieces of one kind.");
  }
  const Json& prices = edition["prices"]["warehouse"]["trading_house"].json();
  if (static_cast<std::size_t>(pieces_of(set_up, kHouse)) != prices.size()) {
    field.fault("bad_field", "There must be a price for each trading house.");
  }
}

// The most that the end may ask for, so that play can reach it.
int read_end(const Field& field, int most) { return number(field, 1, std::max(1, most)); }

void read_triggers(const Field& field, const Components& c, SetUp& set_up, bool neutral) {
  field.only({"trading_houses_built", "shops_built", "port_not_refilled", "church_assistants",
              "customs_assistants", "count_neutral"});
  set_up.end_houses = read_end(field["trading_houses_built"], pieces_of(set_up, kHouse));
  set_up.end_shops = read_end(field["shops_built"], pieces_of(set_up, kShop));
  must_be(field["port_not_refilled"], true);
  set_up.end_church = read_end(field["church_assistants"], static_cast<int>(c.church.size()));
  set_up.end_customs = read_end(field["customs_assistants"], static_cast<int>(c.customs.size()));
  must_be(field["count_neutral"], neutral);
  if (!neutral) return;
  if (std::ranges::count(c.church, true, &BoardSlot::covered) >= set_up.end_church ||
      std::ranges::count(c.customs, true, &BoardSlot::covered) >= set_up.end_customs) {
    field.fault("bad_field", "The covered slots alone would end the game.");
  }
}

// The orders left in the deck when all that set-up takes is taken.
void check_decks(const Field& field, const Components& c, std::size_t seats) {
  const Layout& layout = c.layouts[seats];
  int orders = static_cast<int>(c.orders.size()) - c.set_ups[seats].orders_removed -
               2 * static_cast<int>(seats);
  int cards = static_cast<int>(c.cards.size());
  for (std::size_t board = 0; board < kBoards; ++board) {
    if (layout.ports[board]) orders -= c.port_slots[board];
    if (layout.laboratories[board]) cards -= c.laboratory_slots[board];
  }
  if (orders < 0) {
    field.fault("bad_field", "There are too few orders for this set-up.");
  } else {
    static_cast<void>(number(field["order_deck_after_setup"], orders, orders));
  }
  if (cards < 0) field.fault("bad_field", "There are too few technology cards for this set-up.");
}

void read_set_up(const Field& edition, Components& c, std::size_t seats) {
  const Field field = edition["players"][std::to_string(seats)];
  field.only({"orders_removed", "order_deck_after_setup", "start_yen", "start_goods", "hand",
              "warehouse", "score_markers", "end_triggers"});
  SetUp& set_up = c.set_ups[seats];
  set_up.orders_removed = number(field["orders_removed"], 0, kMaxOrders);
  field["start_yen"].only({"first", "others"});
  set_up.yen_first = number(field["start_yen"]["first"], 0, 1000);
  set_up.yen_others = number(field["start_yen"]["others"], 0, 1000);
  set_up.goods = read_goods(c, field["start_goods"]);
  read_player_pieces(field, edition, set_up);
  read_triggers(field["end_triggers"], c, set_up, seats == 2);
  check_decks(field, c, seats);
}

// ---- scoring

void read_places(const Field& field, std::array<int, 2>& prizes, std::string_view tie) {
  const std::vector<Field> places = field["places"].items(prizes.size());
  if (places.size() != prizes.size()) {
    field["places"].fault("bad_field", "There is a first and a second prize.");
  }
  for (std::size_t i = 0; i < places.size(); ++i) prizes[i] = number(places[i], 0, kMostPoints);
  must_say(field["tie"], tie);
  must_be(field["alone_takes_second"], false);
}

// As each flag more is worth no less than the one before, sets as large as can be are best.
void read_flag_sets(const Field& sets, Components& c) {
  sets.only({"1", "2", "3", "4", "5"});
  int last = 0;
  for (std::size_t i = 1; i <= kFlags; ++i) {
    c.flag_sets[i] = number(sets[std::to_string(i)], 0, kMostPoints);
    const int more = c.flag_sets[i] - c.flag_sets[i - 1];
    if (more < last) sets.fault("bad_field", "A larger set must gain no less by its last flag.");
    last = more;
  }
}

void read_leftovers(const Field& list, Components& c) {
  const std::vector<std::string> kinds = {"foreign-agent", "independent-agent", "imports", "yen",
                                          "goods"};
  const std::array<Leftover*, 5> places = {&c.left_agents, &c.left_independents, &c.left_imports,
                                           &c.left_yen, &c.left_goods};
  std::array<int, 5> seen{};
  for (const Field& item : list.items(places.size())) {
    item.only({"kind", "per", "points"});
    const std::size_t kind = item["kind"].choice(kinds);
    ++seen[kind];
    *places[kind] = {.per = byte_of(item["per"], 1, kMostPrice),
                     .points = byte_of(item["points"], 0, kMostOfOne)};
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (seen[i] != 1) list.fault("bad_field", "'" + kinds[i] + "' must stand here once.");
  }
}

}  // namespace

void read_main_boards(const Field& edition, Components& c) {
  const Field church = edition["church"];
  church.only({"slots", "payment", "payment_each_at_most", "faith_per_payment"});
  read_main_board(church, c, "faith", c.church);
  read_faith_payment(church, c);
  edition["customs"].only({"slots"});
  read_main_board(edition["customs"], c, "imports", c.customs);
}

void read_players(const Field& edition, Components& c) {
  edition["players"].only({"2", "3", "4"});
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) read_set_up(edition, c, seats);
}

void read_scoring(const Field& edition, Components& c) {
  const Field scoring = edition["scoring"];
  scoring.only({"church", "customs", "technology", "flag_sets", "leftovers", "winner_tie"});
  scoring["church"].only({"places", "tie", "alone_takes_second"});
  read_places(scoring["church"], c.church_prizes, "rightmost-assistant");
  scoring["customs"].only({"places", "tie", "alone_takes_second"});
  read_places(scoring["customs"], c.customs_prizes, "rightmost-assistant");
  scoring["technology"].only({"places", "tie", "alone_takes_second", "sum"});
  read_places(scoring["technology"], c.technology_prizes, "turn-order");
  must_say(scoring["technology"]["sum"], "printed-cost");
  read_flag_sets(scoring["flag_sets"], c);
  read_leftovers(scoring["leftovers"], c);
  must_say(scoring["winner_tie"], "turn-order");
}

}  // namespace kaisho::yokohama
