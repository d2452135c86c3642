// Numbers for the players: what makes a position good for a seat. Until there are weights for them
// (players/weights/sample.json, by kaisho-tune-weights) players go by the points alone.
#include <algorithm>

#include "core/values/real.h"
#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// In the order in which Rules::features fills them.
constexpr std::array<std::string_view, 4> kNames = {
    "points",    // so far
    "next_set",  // colours of the next set that the seat has already
    "best",      // value of the best card that the seat to move may take
    "to_move",   // 1 when it is this seat's turn
};

// SAM-T3
int colours_of_next_set(const Components& components, const Player& player) {
  int colours = 0;
  for (const Colour colour : components.colours.keys()) {
    int held = 0;
    for (const Card card : components.cards.keys()) {
      if (components.cards[card].colour == colour) held += player.cards[card];
    }
    colours += held > player.sets ? 1 : 0;
  }
  return colours;
}

int best_card(const SeatView& view) {
  int best = 0;
  for (const Maybe<Card> card : view.p.row) {
    if (card && may_take(view, *card)) {
      best = std::max<int>(best, view.components.cards[*card].value);
    }
  }
  return best;
}

}  // namespace

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& components, const Position& p, std::span<float> out) {
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const bool to_move = p.over == Over::kNo && p.active == seat;
    const std::span<float> own = features_of(out, seat, kNames.size());
    own[0] = player.points;
    own[1] = as_float(colours_of_next_set(components, player));
    own[2] = to_move ? as_float(best_card({components, p, seat})) : 0.0F;
    own[3] = to_move ? 1.0F : 0.0F;
  }
}

}  // namespace kaisho::sample
