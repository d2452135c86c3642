// A game under way, as its rules see it: the components, what lies on the table, and who wants to
// hear of it.
#pragma once

#include <array>
#include <cstdint>

#include "core/event.h"
#include "core/frames.h"
#include "core/seat.h"

namespace kaisho {

// Of one game: its components, its position, its list of events.
template <class Components, class Position, class What>
struct PlayOf {
  const Components& box;
  Position& p;
  EventSink* sink;

  template <class... Args>
  void tell(What what, const char* clause, Seat seat, Args... args) const {
    if (sink != nullptr) send(what, clause, seat, false, {static_cast<std::int16_t>(args)...});
  }
  // Of something that was hidden until now.
  template <class... Args>
  void tell_revealed(What what, const char* clause, Seat seat, Args... args) const {
    if (sink != nullptr) send(what, clause, seat, true, {static_cast<std::int16_t>(args)...});
  }

 private:
  void send(What what, const char* clause, Seat seat, bool reveals,
            std::array<std::int16_t, 6> args) const {
    sink->on({static_cast<std::uint8_t>(what), seat, reveals, clause, args});
  }
};

// The stack of a position whose steps are named by `Step`.
template <class Position, class Step>
void push_step(Position& p, Step step, Seat seat, int a, int b, int c) {
  p.stack.push({static_cast<std::uint8_t>(step), seat, static_cast<std::uint8_t>(a),
                static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)});
}

}  // namespace kaisho
