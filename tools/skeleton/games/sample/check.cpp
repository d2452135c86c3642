// What must hold in every position, loaded or played.
#include "core/check.h"

#include <algorithm>

#include "core/step_walk.h"
#include "core/values/counter.h"
#include "games/sample/names.h"
#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// SAM-S2: every card is somewhere, once. Of an observation the pile is known by its size.
Expected<void> check_cards(View view) {
  const auto& [components, p] = view;
  Counts found{};
  for (const Player& player : p.players) {
    for (const Card card : components.cards.keys()) {
      add_up_to(found[card], player.cards[card], UINT8_MAX);
    }
  }
  for (const Maybe<Card> card : p.row) {
    if (card) ++found[*card];
  }
  for (int i = 0; i < p.draw_size && p.observed == 0; ++i) ++found[p.draw[i]];
  int all = p.observed != 0 ? p.draw_size : 0;
  for (const Card card : components.cards.keys()) {
    const int copies = components.cards[card].copies;
    if (found[card] > copies) return too_many(copies, found[card], "draw");
    all += found[card];
  }
  if (all != components.all_cards()) return not_equal(components.all_cards(), all, "draw");
  return {};
}

// SAM-S3
Expected<void> check_row(View view) {
  const int cards = cards_in(view.p.row);
  if (cards > view.components.row) return too_many(view.components.row, cards, "row");
  return {};
}

// SAM-T1, SAM-T3
Expected<void> check_player(const SeatView& view) {
  const Components& components = view.components;
  const Player& player = view.player();
  const Seat seat = view.seat;
  int points = player.sets * components.set_points;
  int cards = 0;
  for (const Card card : components.cards.keys()) {
    points += player.cards[card] * components.cards[card].value;
    cards += player.cards[card];
  }
  if (const int sets = complete_sets(components, player); player.sets != sets) {
    return not_equal(sets, player.sets, seat_path(seat, "sets"));
  }
  if (player.points != points) return not_equal(points, player.points, seat_path(seat, "points"));
  const bool fits = player.last ? player.cards[*player.last] > 0 : cards == 0;
  if (fits) return {};
  return broken("sample.last", {{"found", cards}}, seat_path(seat, "last"));
}

Expected<void> check_players(View view) {
  for (Seat seat = 0; seat < view.p.seats; ++seat) {
    if (auto player = check_player(view.of(seat)); !player) return player;
  }
  return {};
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

Expected<void> check_step(View view) {
  if (auto stack = check_stack<Steps>(view); !stack || view.p.stack.empty()) return stack;
  return check_choice<Rules>(view);
}

// SAM-E1: a game that the rules ended has no card left.
Expected<void> check_end(View view) {
  const Position& p = view.p;
  if (auto cap = check_turn_cap(p); !cap) return cap;
  const int cards = cards_in(p.row);
  if (p.over == Over::kByRules && cards + p.draw_size != 0) return not_equal(0, cards, "row");
  return {};
}

}  // namespace

Expected<void> Rules::check(const Components& components, const Position& p) {
  return first_fault(View{components, p},
                     {check_cards, check_row, check_players, check_end, check_step});
}

}  // namespace kaisho::sample
