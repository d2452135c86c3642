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
  const int types = static_cast<int>(components.cards.size());
  out.put("seats", p.seats, kMaxSeats);
  out.put("turn", p.turn, kTurns);
  out.put("active", seen_from(seat, p.active, p.seats), kMaxSeats);
  out.put("pile", p.draw_size, kMaxCards);
  for (int card = 0; card < types; ++card) {
    const auto open = std::ranges::count(p.row, static_cast<Card>(card));
    out.put("row", card, static_cast<int>(open), kMaxOnRow);
  }
  put_seats(out, p.seats, seat, kBuckets, feature_names(), features, [&](Seat other) {
    const Player& player = p.player(other);
    for (int card = 0; card < types; ++card) {
      out.put("cards", card, player.cards[card], kMaxTaken);
    }
    out.put("last", player.last == kNoCard ? 0 : player.last + 1, kMaxCardTypes);
  });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::sample
