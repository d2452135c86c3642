// What a net sees of a position from one seat's side: small counts, each with the most it can be.
#include "core/features/inputs.h"

#include <algorithm>

#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// The most of each feature that is told apart, in the order of features.cpp.
constexpr std::array<Bucket, 4> kBuckets = {{
    {1, 60},  // points
    {1, 8},   // next_set
    {1, 9},   // best
    {1, 1},   // to_move
}};

constexpr int kMaxOnRow = 3;  // of a type
constexpr int kMaxTaken = 3;
constexpr int kTurns = 40;

}  // namespace

template <class Out>
void Rules::inputs(const Components& components, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  out.put("turn", p.turn, kTurns);
  out.put("active", seen_from(seat, p.active, p.seats), kMaxSeats);
  out.put("pile", p.draw_size, kMaxCards);
  for (const Card card : components.cards.keys()) {
    const auto open = std::ranges::count(p.row, Maybe<Card>(card));
    out.put("row", number_of(card), static_cast<int>(open), kMaxOnRow);
  }
  put_seats(out, p.seats, seat, kBuckets, feature_names(), features, [&](Seat other) {
    const Player& player = p.player(other);
    for (const Card card : components.cards.keys()) {
      out.put("cards", number_of(card), player.cards[card], kMaxTaken);
    }
    out.put("last", player.last ? number_of(*player.last) + 1 : 0, kMaxCardTypes);
  });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::sample
