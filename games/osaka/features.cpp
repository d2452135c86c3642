// Numbers for the players: what makes a position good for a seat.
#include <algorithm>

#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

constexpr std::array<std::string_view, 6> kNames = {"points",      "tokens",  "hand_worth",
                                                    "goods_value", "insured", "marker_home"};

// What the goods of a seat would bring if their ships arrived now, in points.
int goods_points(const Components& box, const Player& player) {
  int points = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    int cards = 0;
    int highest = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
      const Card card = card_of(colour, kind);
      cards += player.goods[card];
      if (player.goods[card] > 0) highest = std::max<int>(highest, box.value[card]);
    }
    if (cards > 0) {
      points += lot_points(box, cards, highest, player.tokens[static_cast<std::size_t>(colour)]);
    }
  }
  return points;
}

}  // namespace

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& box, const Position& p, Seat seat, std::span<float> out) {
  const Player& player = p.player(seat);
  out[0] = static_cast<float>(player.points);
  out[1] = static_cast<float>(all_tokens(player));
  out[2] = static_cast<float>(worth(box, player.hand));
  out[3] = static_cast<float>(goods_points(box, player));
  out[4] = static_cast<float>(total(player.insured));
  out[5] = has_marker(p, seat) ? 1.0F : 0.0F;
}

}  // namespace kaisho::osaka
