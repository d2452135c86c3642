// The rules of Sample, a file per section of the rulebook. `may_…` says whether a player may,
// `do_…` does it. Nothing here allocates or throws.
#pragma once

#include "core/play.h"
#include "games/sample/components.h"
#include "games/sample/events.h"
#include "games/sample/state.h"

namespace kaisho::sample {

using Play = PlayOf<Components, Position, kEvents>;
using View = Play::View;
using SeatView = View::SeatView;

inline Step step_of(const Position& p) {
  return p.stack.empty() ? Step::kNone : step_of(p.stack.top());
}

// setup.cpp
void set_up(const Play& play);
void fill_row(const Play& play, const char* clause);
int cards_in(const Row& row);

// turn.cpp
void list_moves(View view, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);
bool may_take(const Components& components, const Position& p, Card card);
int complete_sets(const Components& components, const Player& player);

// end.cpp
void do_end_game(const Play& play, EndBy by, const char* clause);

}  // namespace kaisho::sample
