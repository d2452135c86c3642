// A game as its rules read it, who change nothing through it. What a seat may know of a position is
// something else: that is an observation (Game::observe).
#pragma once

#include "core/values/seat.h"

namespace kaisho {

// A game from the side of one seat.
template <class Components, class Position>
struct SeatViewOf;

// A game as rules ask about it: its components, and what lies on the table.
template <class Components, class Position>
struct ViewOf {
  using SeatView = SeatViewOf<Components, Position>;

  const Components& components;
  const Position& p;

  SeatView of(Seat seat) const { return {components, p, seat}; }
};

template <class Components, class Position>
struct SeatViewOf {
  using View = ViewOf<Components, Position>;

  const Components& components;
  const Position& p;
  Seat seat;

  const auto& player() const { return p.player(seat); }
  operator View() const { return {components, p}; }
};

}  // namespace kaisho
