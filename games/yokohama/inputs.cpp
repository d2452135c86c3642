// What a net sees of a position, from one seat's side: who stands where, what each seat has, what
// is on offer, and the features of each seat. Of the orders kept at set-up only its own.
#include "core/features/inputs.h"

#include <algorithm>

#include "games/yokohama/features.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr auto kBuckets = buckets_of(kFeatures);

constexpr int kMaxAssistants = 5;  // in an area
constexpr int kMaxInStock = 10;    // of a kind of goods, imports, yen
constexpr int kPiecesShown = 8;    // of a kind, in hand or in the warehouse
constexpr int kAgentsShown = 3;
constexpr int kMaxFlags = 5;
constexpr int kTurnSteps = 30;   // of eight turns
constexpr int kMaxLeft = 8;      // turns, when the end is known
constexpr int kMaxQuarter = 12;  // of a deck's quarter
constexpr int kMaxMissing = 6;   // goods for an order

template <class Out>
void put_ground(Out& out, const SeatView& view) {
  const Components& components = view.components;
  constexpr std::size_t kAssistants = 0;
  constexpr std::size_t kBuilt = 1;  // 1 shop, 2 house, 3 both
  Marks areas =
      out.put_marks({{"assistants", kMaxAssistants}, {"built", 3}}, components.areas.size());
  int president = 0;
  for (const CellId cell : cells_of(view)) {
    const Cell& here = view.p.cell(cell);
    if (!components.areas.has(here.area)) continue;
    const int area = number_of(here.area);
    const int shop = has_shop(here, view.seat) ? 1 : 0;
    areas.set(kAssistants, area, std::min<int>(here.assistants[view.seat], kMaxAssistants));
    areas.set(kBuilt, area, shop + (here.house == view.seat ? 2 : 0));
    if (view.player().president == cell) president = area + 1;
  }
  out.put("president", president, kMaxAreas);
}

template <class Out>
void put_boards(Out& out, const Position& p, Seat seat) {
  for (const MainBoard board : {kChurchBoard, kCustomsBoard}) {
    const auto& slots = p.slots[board];
    const int own = times_in(slots, seat);
    const auto last = std::find(slots.rbegin(), slots.rend(), seat);
    out.put("slots", number_of(board), own, kBoardSlots);
    out.put("last slot", number_of(board), static_cast<int>(slots.rend() - last), kBoardSlots);
  }
  for (const AchievementType type : kEveryType) {
    const auto& met = p.achieved[type];
    const auto place = std::ranges::find(met, seat) - met.begin();
    out.put("achieved", number_of(type), static_cast<int>(kMaxSeats - place), kMaxSeats);
  }
}

template <class Out>
void put_seat(Out& out, const SeatView& view, std::span<const float> features) {
  const Components& components = view.components;
  const Player& player = view.player();
  for (const Resource resource : kEachStock) {
    out.put("stock", number_of(resource), player.stock[resource], kMaxInStock);
  }
  for (const Piece piece : kEachPiece) {
    out.put("hand", number_of(piece), player.hand[piece], kPiecesShown);
    out.put("warehouse", number_of(piece), player.warehouse[piece], kPiecesShown);
  }
  const ByFlag<int> flags = flag_counts(components, player);
  for (const Flag flag : kEveryFlag) {
    out.put("agents", number_of(flag), player.agents[flag], kAgentsShown);
    out.put("flags", number_of(flag), flags[flag], kMaxFlags);
  }
  for (int i = 0; i < kEffects; ++i) {
    const auto effect = noun<Effect>(i);
    out.put("technologies", i, (player.technologies & components.cards_of(effect)).size(), 2);
  }
  out.put("complete", player.complete ? 1 : 0, 1);
  out.put("order", turn_order(view.p, view.seat), kMaxSeats - 1);
  put_ground(out, view);
  put_boards(out, view.p, view.seat);
  put_features(out, kBuckets, Rules::feature_names(), shown_features(components, player, features));
}

// The order kept at set-up: what lacks for it, so far as it is still in hand.
template <class Out>
void put_kept(Out& out, const Components& components, const Player& player) {
  const bool has = is_known(player.kept);
  int missing = 0;
  if (has) {
    const Order& order = components.orders[*player.kept];
    for (const Resource good : kEachGood) {
      missing += std::max(0, order.goods[good] - int{player.stock[good]});
    }
  }
  out.put("own kept", has ? 1 : 0, 1);
  out.put("own kept missing", missing, kMaxMissing);
}

template <class Out>
void put_offers(Out& out, View view) {
  const Components& components = view.components;
  for (const Board board : kEveryBoard) {
    for (const RowSlot slot : kEveryRowSlot) {
      const int place = number_of(board) * kRowSlots + number_of(slot);
      const Maybe<CardId> card = view.p.laboratories[board][slot];
      const int effect = card ? number_of(components.technology_of_card(*card).effect) + 1 : 0;
      out.put("laboratory", place, effect, kEffects);
      const Maybe<OrderId> order = view.p.ports[board][slot];
      const int flag = order ? number_of(components.orders[*order].flag) + 1 : 0;
      out.put("port", place, flag, kFlags);
    }
  }
  Marks tokens = out.put_marks({{"token", 1}}, components.areas.size());
  for (const CellId cell : cells_of(view)) {
    const Cell& here = view.p.cell(cell);
    if (components.areas.has(here.area)) tokens.set(0, number_of(here.area), here.token ? 1 : 0);
  }
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& components, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  out.put("turn", p.turn / 8, kTurnSteps);
  put_step(out, p, seat, Step::kTurnEnd);
  out.put("power", p.power, kLevels);
  out.put("trigger", number_of(p.trigger), number_of(Trigger::kCustoms));
  out.put("turns left", p.last_turn == 0 ? kMaxLeft : p.last_turn - p.turn, kMaxLeft);
  out.put("orders left", p.order_deck_size / 4, kMaxQuarter);
  out.put("technologies left", p.technology_deck_size / 4, kMaxQuarter);
  for (const Flag flag : kEveryFlag) {
    out.put("agents left", number_of(flag), p.agents_left[flag], kAgentsShown);
  }
  for (const AchievementType type : kEveryType) {
    out.put("achievement", number_of(type), number_of(p.achievements[type]) + 1, kMaxAchievements);
  }
  put_kept(out, components, p.player(seat));
  put_offers(out, {components, p});
  put_seats(out, p.seats, seat, [&](Seat other) {
    put_seat(out, {components, p, other}, features_of(features, other, kFeatures.size()));
  });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::yokohama
