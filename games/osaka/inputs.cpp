// What a net sees of a position: every card type where it lies, from one seat's side, and the
// features of each seat, which know what a sale would bring.
#include "core/features/inputs.h"

#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// The largest value of each feature that an input distinguishes, in the order of features.cpp.
constexpr std::array<Bucket, 27> kBuckets = {{
    {1, 40},  // points
    {1, 30},  // points_late
    {1, 8},   // tokens
    {2, 16},  // tokens_late
    {1, 20},  // tokens_same
    {1, 63},  // hand
    {1, 40},  // hand_late
    {1, 20},  // hand_cards
    {1, 15},  // hand_short
    {1, 12},  // hand_fits
    {1, 12},  // goods
    {1, 16},  // sales
    {2, 16},  // lots_late
    {2, 16},  // lots_under_way
    {1, 12},  // lots_near
    {1, 12},  // lots_exposed
    {1, 12},  // lots_exposed_near
    {2, 10},  // lots_insurable
    {1, 1},   // marker_home
    {1, 5},   // reserved
    {1, 1},   // to_move
    {1, 1},   // buy_now
    {1, 10},  // buy_gain
    {1, 20},  // buy_sale
    {1, 12},  // buy_loss
    {1, 12},  // other_sale
    {1, 12},  // other_loss
}};

constexpr int kMaxShown = 12;   // of the market and the farm together, or of a pile's eighth
constexpr int kTurnSteps = 40;  // of four turns
constexpr int kMaxInHand = 7;   // of a type, as all that follow
constexpr int kMaxGoods = 5;
constexpr int kMaxInsured = 3;
constexpr int kMaxOnRow = 5;
constexpr int kMaxTokens = 8;
constexpr int kMaxOfColour = 8;  // goods

template <class Out, class AnyRow>
void put_row(Out& out, std::string_view name, const AnyRow& row) {
  Counts free{};
  for (const Slot& slot : row) {
    if (slot.reserved_by == kNobody && number_of(slot.card) < kCardTypes) ++free[slot.card];
  }
  for (const Card card : kEveryCard) {
    out.put(name, number_of(card), free[card], kMaxOnRow);
  }
}

// The card a marker lies on, + 1: 0 without.
template <class AnyRow>
int marked(const AnyRow& row, Seat seat) {
  const Slot* slot = row.marked_by(seat);
  return slot != nullptr ? number_of(slot->card) + 1 : 0;
}

template <class Out>
void put_seat(Out& out, const SeatView& view) {
  const Player& player = view.player();
  for (const Card card : kEveryCard) {
    out.put("hand", number_of(card), player.hand[card], kMaxInHand);
    out.put("goods", number_of(card), player.goods[card], kMaxGoods);
    out.put("insured", number_of(card), player.insured[card], kMaxInsured);
  }
  for (const Colour colour : kEveryColour) {
    const bool exposed = view.components.waves.has(view.p.ships[colour]);
    out.put("tokens", number_of(colour), player.tokens[colour], kMaxTokens);
    out.put("open", number_of(colour), exposed ? unprotected(player, colour) : 0, kMaxOfColour);
  }
  out.put("marker on market", marked(view.p.market, view.seat), kCardTypes);
  out.put("marker on farm", marked(view.p.farm, view.seat), kCardTypes);
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& components, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  out.put("turn", p.turn / 4, kTurnSteps);
  put_step(out, p, seat, Step::kTurnEnd);
  out.put("pile", p.draw_size / 8, kMaxShown);
  out.put("passes", p.passes, kMaxSeats);
  for (const Colour colour : kEveryColour) {
    out.put("ship", number_of(colour), number_of(p.ships[colour]), kMaxPlaces - 1);
  }
  out.put("market cards", p.market.size, kMarketSlots);
  out.put("farm cards", p.farm.size, kFarmSlots);
  put_row(out, "market", p.market);
  put_row(out, "farm", p.farm);
  put_seats(out, p.seats, seat, kBuckets, feature_names(), features,
            [&](Seat other) { put_seat(out, SeatView{components, p, other}); });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::osaka
