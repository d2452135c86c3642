// What must hold in every position, loaded or played.
#include "core/check.h"

#include <algorithm>

#include "core/step_walk.h"
#include "games/sample/names.h"
#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// SAM-S2: every card is somewhere, once. Of an observation the pile is known by its size.
Expected<void> check_cards(const Components& components, const Position& p) {
  Counts found{};
  for (const Player& player : p.players) {
    for (std::size_t card = 0; card < found.size(); ++card) {
      found[card] = static_cast<std::uint8_t>(found[card] + player.cards[card]);
    }
  }
  for (const Card card : p.row) {
    if (card != kNoCard) ++found[card];
  }
  for (int i = 0; i < p.draw_size && p.observed == 0; ++i) ++found[p.draw[i]];
  int all = p.observed != 0 ? p.draw_size : 0;
  for (std::size_t card = 0; card < components.cards.size(); ++card) {
    const int copies = components.cards[card].copies;
    if (found[card] > copies) return too_many(copies, found[card], "draw");
    all += found[card];
  }
  if (all != components.all_cards()) return not_equal(components.all_cards(), all, "draw");
  return {};
}

// SAM-T1, SAM-T3
Expected<void> check_player(const Components& components, const Player& player, Seat seat) {
  int points = player.sets * components.set_points;
  int cards = 0;
  for (std::size_t card = 0; card < components.cards.size(); ++card) {
    points += player.cards[card] * components.cards[card].value;
    cards += player.cards[card];
  }
  if (const int sets = complete_sets(components, player); player.sets != sets) {
    return not_equal(sets, player.sets, seat_path(seat, "sets"));
  }
  if (player.points != points) return not_equal(points, player.points, seat_path(seat, "points"));
  const bool fits = player.last == kNoCard ? cards == 0 : player.cards[player.last] > 0;
  if (fits) return {};
  return broken("sample.last", {{"found", cards}}, seat_path(seat, "last"));
}

// The steps under way, from the bottom: a turn, and nothing more.
class Steps : StepWalk<Rules, Step> {
 public:
  using StepWalk::StepWalk;

  Expected<void> check() {
    if (auto seats = check_seats(); !seats) return seats;
    return take(Step::kTurn) && at_end() ? Expected<void>{} : wrong();
  }
};

// SAM-E1: a game that the rules ended has no card left.
Expected<void> check_step(const Components& components, const Position& p) {
  if (auto stack = check_stack<Steps>(View{components, p}); !stack) return stack;
  if (!p.stack.empty()) return check_choice<Rules>({components, p});
  const int cards = cards_in(p.row);
  if (p.over == Over::kByRules && cards + p.draw_size != 0) return not_equal(0, cards, "row");
  return {};
}

}  // namespace

Expected<void> Rules::check(const Components& components, const Position& p) {
  if (auto cards = check_cards(components, p); !cards) return cards;
  if (const int row = cards_in(p.row); row > components.row)
    return too_many(components.row, row, "row");
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto player = check_player(components, p.player(seat), seat); !player) return player;
  }
  if (auto cap = check_turn_cap(p); !cap) return cap;
  return check_step(components, p);
}

}  // namespace kaisho::sample
