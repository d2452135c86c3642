// A game under way, as its rules see it: the components, what lies on the table, and who wants to
// hear of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <ranges>
#include <span>

#include "core/shapes/event_shape.h"
#include "core/values/event.h"
#include "core/values/frames.h"
#include "core/values/move.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "core/values/view.h"

namespace kaisho {

// A game as rules need it: its components, its position, its table of events.
template <class Components, class Position, const auto& kEvents>
struct PlayOf {
  static_assert(names_differ(kEvents));

  template <std::size_t kArgs>
  using Named = EventNamed<kEvents, kArgs>;
  using View = ViewOf<Components, Position>;

  const Components& components;
  Position& p;
  EventSink* sink;

  // Rules that only ask are given the play itself, or the play of a seat.
  operator View() const { return {components, p}; }
  View::SeatView of(Seat seat) const { return {components, p, seat}; }

  // Emits an event. Its args stand in the order of the table: play.emit("taken", "OSA-K1", seat,
  // card, slot).
  template <class... Args>
  void emit(Named<sizeof...(Args)> event, const char* clause, Seat seat, Args... args) const {
    if (sink != nullptr) send(event.kind(), clause, seat, false, {static_cast<Arg>(args)...});
  }
  // Emits an event that reveals something hidden until now.
  template <class... Args>
  void emit_revealed(Named<sizeof...(Args)> event, const char* clause, Seat seat,
                     Args... args) const {
    if (sink != nullptr) send(event.kind(), clause, seat, true, {static_cast<Arg>(args)...});
  }
  // Says that a move is about to be made that nobody chose, since there was no other.
  void force(Move move) const {
    if (sink != nullptr) sink->on_forced(move);
  }

 private:
  using Arg = std::int16_t;
  void send(std::uint8_t kind, const char* clause, Seat seat, bool reveals,
            std::array<Arg, kEventArgs> args) const {
    sink->on({kind, seat, reveals, clause, args});
  }
};

// The game ends after at most this many turns.
template <class Position>
constexpr int turn_limit(const Position& p) {
  return p.turn_cap != 0 ? p.turn_cap : kMaxTurns;
}

// The numbers from 0 to count - 1 in random order, or the nouns that have them.
template <std::size_t kCapacity, class Number = std::uint8_t, class Play>
std::array<Number, kCapacity> shuffled(const Play& play, std::size_t count) {
  std::array<Number, kCapacity> numbers{};
  for (std::size_t i = 0; i < count; ++i) numbers[i] = static_cast<Number>(i);
  Random(play.p.random).shuffle(std::span(numbers).first(count));
  return numbers;
}

// Puts a step onto the stack of a position whose steps are named by `Step`.
template <class Position, class Step>
void push(Position& p, Step step, Seat seat = kNobody) {
  p.stack.push({step, seat});
}

// Puts steps onto the stack, so that they are done in this order, as the rulebook has it:
//
//   then(p, {pay_step(buyer, cost), Step::kLoad, {Step::kInsure, buyer}});
template <class Position>
void then(Position& p, std::initializer_list<Frame> steps) {
  for (const Frame& step : std::views::reverse(steps)) p.stack.push(step);
}

// Goes on without anybody's choice until somebody has one or the game is over: a step with one
// legal move makes it, a step without legal moves is skipped. `do_by_itself(play)` does a step that
// asks nobody, and returns whether it did. `surely_asks(view)` is an optimisation: it may
// return true where there certainly is a choice, so that the moves are not listed.
template <class Play, class DoByItself, class SurelyAsks, class ListMoves, class DoMove>
void advance_steps(const Play& play, const DoByItself& do_by_itself, const SurelyAsks& surely_asks,
                   const ListMoves& list_moves, const DoMove& do_move) {
  auto& p = play.p;
  MoveList moves;
  while (!p.stack.empty()) {
    if (do_by_itself(play)) continue;
    if (surely_asks(play)) return;
    moves.clear();
    list_moves(play, moves);
    if (moves.size() > 1) return;
    if (moves.empty()) {
      p.stack.pop();
    } else {
      play.force(moves[0]);
      do_move(play, moves[0]);
    }
  }
}

}  // namespace kaisho
