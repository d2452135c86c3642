// The church and the customs office, what each player starts with, and the final count.
#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "core/values/lists.h"
#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

using C = Components;

constexpr int kMaxPiecesOfKind = 200;
constexpr Kind kPointsKind = number_kind(0, 200);

// ---- church and customs

Part slots_part(IndexedList<SlotId, BoardSlot> C::* slots, std::string_view called,
                std::string_view price) {
  return {"slots", slots,
          items(Object(called, {{"id", &BoardSlot::id, kId},
                                name_part(),
                                {price, &BoardSlot::price, number_kind(0, 40)},
                                {"reward", &BoardSlot::reward, kReward},
                                {"blocked_2p", &BoardSlot::covered, kYesNoKind},
                                known(),
                                known_fields()}),
                kBoardSlots)};
}

// What one faith is paid with: so many of one resource.
void read_faith_payment(const Context& context, const Field& list, C& c) {
  for (const Field& item : list.items(kStocks)) {
    Reward one;
    read_reward(context, item, one);
    const auto kinds =
        kStocks - std::ranges::count(one.gain.begin(), one.gain.begin() + kStocks, 0);
    if (kinds != 1 || item.json().size() != 1) {
      item.fault("yokohama.faith_payment", {{"found", item.shown()}});
    }
    for (const Resource resource : kEachStock) {
      const std::uint8_t price = one.gain[resource];
      if (price == 0) continue;
      if (c.faith_payment[resource] != 0) item.fault("repeated", {{"found", item.keys().front()}});
      c.faith_payment[resource] = price;
    }
  }
}

Shape payment_shape() { return list_of(reward_shape()); }

// ---- set-up

using Pieces = Indexed<Piece, std::uint8_t, kPieces>;

int pieces_of(const SetUp& set_up, Piece piece) {
  return set_up.hand[piece] + set_up.warehouse[piece];
}

std::vector<Part> piece_parts(Pieces SetUp::* pieces) {
  const Kind count = number_kind(0, kMaxPiecesOfKind);
  return {element("assistants", pieces, number_of(kAssistant), count),
          element("shops", pieces, number_of(kShop), count),
          element("trading_houses", pieces, number_of(kHouse), count)};
}

void check_pieces(const Context& /*context*/, const Field& table, SetUp& set_up) {
  for (const Piece piece : kEachPiece) {
    if (pieces_of(set_up, piece) <= kMaxPiecesOfKind) continue;
    table.fault("yokohama.pieces_most",
                {{"most", kMaxPiecesOfKind}, {"found", pieces_of(set_up, piece)}});
  }
}

// The most that the end may ask for, so that play can reach it.
int read_end(const Field& field, int most) { return number(field, 1, std::max(1, most)); }

int covered_slots(const IndexedList<SlotId, BoardSlot>& slots) {
  return how_many_are(slots, &BoardSlot::covered);
}

// `kNeutral`: assistants of nobody lie on covered slots.
template <bool kNeutral>
void read_triggers(const Context& context, const Field& field, SetUp& set_up) {
  const Components& c = components_of(context);
  set_up.end_houses = read_end(field["trading_houses_built"], pieces_of(set_up, kHouse));
  set_up.end_shops = read_end(field["shops_built"], pieces_of(set_up, kShop));
  must_be(field["port_not_refilled"], true);
  set_up.end_church = read_end(field["church_assistants"], how_many(c.church));
  set_up.end_customs = read_end(field["customs_assistants"], how_many(c.customs));
  must_be(field["count_neutral"], kNeutral);
  if (!kNeutral) return;
  for (const auto& [needed, covered] : {std::pair{set_up.end_church, covered_slots(c.church)},
                                        {set_up.end_customs, covered_slots(c.customs)}}) {
    if (covered < needed) continue;
    field.fault("yokohama.covered", {{"expected", needed}, {"found", covered}});
  }
}

template <bool kNeutral>
Object set_up_parts() {
  const Kind yen = number_kind(0, 1000);
  std::vector<Part> hand = piece_parts(&SetUp::hand);
  hand.insert(hand.begin(), unread("presidents", number_kind(1, 1)));
  return {
      "SetUp",
      {{"orders_removed", &SetUp::orders_removed, number_kind(0, kMaxOrders)},
       unread("order_deck_after_setup", "number"),
       group("start_yen", {{"first", &SetUp::yen_first, yen}, {"others", &SetUp::yen_others, yen}}),
       {"start_goods", &SetUp::goods, kGoodsAsked},
       group("hand", std::move(hand)),
       group("warehouse", piece_parts(&SetUp::warehouse)),
       unread("score_markers", number_kind(0, kMaxPiecesOfKind)),
       rule<SetUp>(check_pieces),
       group("end_triggers",
             {unread("trading_houses_built", "number"), unread("shops_built", "number"),
              unread("port_not_refilled", "true"), unread("church_assistants", "number"),
              unread("customs_assistants", "number"), unread("count_neutral", "boolean"),
              rule<SetUp>(read_triggers<kNeutral>)})}};
}

// How many orders set-up takes before the deck is there.
int orders_taken(const Components& c, std::size_t seats) {
  int taken = c.set_ups[seats].orders_removed + 2 * static_cast<int>(seats);
  for (const Board board : kEveryBoard) {
    if (c.layouts[seats].ports[board]) taken += c.port_slots[board];
  }
  return taken;
}

// How many orders there would have to be for the deck that is written.
std::optional<std::int64_t> orders_wanted(const Field& field, const Components& c,
                                          std::size_t seats) {
  const Json& deck = field["order_deck_after_setup"].json();
  if (!deck.is_number_integer()) return std::nullopt;
  return orders_taken(c, seats) + std::clamp<std::int64_t>(deck.get<std::int64_t>(), 0, kMaxOrders);
}

void check_technologies(const Field& field, const Components& c, std::size_t seats) {
  int cards = how_many(c.cards);
  for (const Board board : kEveryBoard) {
    if (c.layouts[seats].laboratories[board]) cards -= c.laboratory_slots[board];
  }
  if (cards >= 0) return;
  field.fault("yokohama.technologies_needed",
              {{"expected", how_many(c.cards) - cards}, {"found", c.cards.size()}});
}

// ---- scoring

Part prizes_part(std::string_view name, std::array<int, 2> C::* prizes, const char* tie,
                 std::vector<Part> more = {}) {
  more.insert(more.begin(), {{"places", prizes, list(kPointsKind, 2)},
                             fixed("tie", tie),
                             fixed("alone_takes_second", false)});
  return group(name, std::move(more));
}

// As each flag more is worth no less than the one before, sets as large as can be are best.
void check_flag_sets(const Context& /*context*/, const Field& sets, C& c) {
  int last = 0;
  for (std::size_t i = 1; i <= kFlags; ++i) {
    const int more = c.flag_sets[i] - c.flag_sets[i - 1];
    if (more < last) sets.fault("yokohama.flag_sets", {{"least", last}, {"found", more}});
    last = more;
  }
}

Part flag_sets_part() {
  constexpr std::array<std::string_view, kFlags> kNames = {"1", "2", "3", "4", "5"};
  std::vector<Part> parts;
  parts.reserve(kFlags + 1);
  for (std::size_t i = 0; i < kFlags; ++i) {
    parts.push_back(element(kNames[i], &C::flag_sets, i + 1, kPointsKind));
  }
  parts.push_back(rule<C>(check_flag_sets));
  return group("flag_sets", std::move(parts));
}

constexpr std::array<std::string_view, 5> kLeftKinds = {"foreign-agent", "independent-agent",
                                                        "imports", "yen", "goods"};

Shape left_kind() { return {.type = type_of(word_kind("kind", kLeftKinds))}; }

const Object& leftover_parts() {
  static const Object kParts("Leftover",
                             {unread_as("kind", left_kind),
                              {"per", &Leftover::per, number_kind(1, kMaxPrice)},
                              {"points", &Leftover::points, number_kind(0, kMaxOfOne)}});
  return kParts;
}

void read_leftovers(const Context& context, const Field& list, C& c) {
  const std::vector<std::string> kinds(kLeftKinds.begin(), kLeftKinds.end());
  const std::array<Leftover*, 5> places = {&c.left_agents, &c.left_independents, &c.left_imports,
                                           &c.left_yen, &c.left_goods};
  std::array<int, 5> seen{};
  for (const Field& item : list.items(places.size())) {
    const std::size_t kind = item["kind"].choice(kinds);
    ++seen[kind];
    read(leftover_parts(), context, item, *places[kind]);
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (seen[i] != 1) list.fault("yokohama.leftovers", {{"kind", kinds[i]}, {"found", seen[i]}});
  }
}

}  // namespace

Part church_part() {
  return group("church", {slots_part(&C::church, "ChurchSlot", "faith"),
                          by_hand<C>("payment", {nullptr, read_faith_payment, {}, payment_shape}),
                          unread("payment_each_at_most", number_kind(1, 1)),
                          unread("faith_per_payment", number_kind(1, 1))});
}

Part customs_part() {
  return group("customs", {slots_part(&C::customs, "CustomsSlot", "imports")});
}

Part players_part() {
  return group("players", {element("2", &C::set_ups, 2, set_up_parts<true>()),
                           element("3", &C::set_ups, 3, set_up_parts<false>()),
                           element("4", &C::set_ups, 4, set_up_parts<false>())});
}

void check_players(const Context& /*context*/, const Field& edition, C& c) {
  const auto prices = std::ssize(edition["prices"]["warehouse"]["trading_house"].json());
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const Field field = edition["players"][std::to_string(seats)];
    const int houses = pieces_of(c.set_ups[seats], kHouse);
    if (houses != prices) {
      field.fault("yokohama.house_prices", {{"expected", prices}, {"found", houses}});
    }
    check_technologies(field, c, seats);
  }
}

// Where all numbers of players want the same number of orders and another one is there, orders are
// missing, or too many; else what is written of a deck is wrong.
void check_orders(const Context& /*context*/, const Field& edition, C& c) {
  const auto here = static_cast<std::int64_t>(c.orders.size());
  const Field players = edition["players"];
  const auto wanted = [&](std::size_t seats) {
    return orders_wanted(players[std::to_string(seats)], c, seats);
  };
  const auto first = wanted(2);
  if (first && *first != here && first == wanted(3) && first == wanted(4)) {
    edition["orders"].fault("yokohama.orders_needed", {{"expected", *first}, {"found", here}});
    return;
  }
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const Field field = players[std::to_string(seats)];
    const int left = static_cast<int>(here) - orders_taken(c, seats);
    if (left < 0) {
      field.fault("yokohama.orders_needed",
                  {{"expected", orders_taken(c, seats)}, {"found", here}});
    } else {
      must_follow(field["order_deck_after_setup"], left,
                  "orders, players." + std::to_string(seats));
    }
  }
}

Part scoring_part() {
  return group("scoring",
               {prizes_part("church", &C::church_prizes, "rightmost-assistant"),
                prizes_part("customs", &C::customs_prizes, "rightmost-assistant"),
                prizes_part("technology", &C::technology_prizes, "turn-order",
                            {fixed("sum", "printed-cost")}),
                flag_sets_part(),
                list_by_hand<C>("leftovers", leftover_parts(), {nullptr, read_leftovers, {}}),
                fixed("winner_tie", "turn-order")});
}

}  // namespace kaisho::yokohama
