// What lies on the table of Sample: one plain value, without a pointer and without a gap.
#pragma once

#include <array>
#include <cstdint>

#include "core/values/event.h"
#include "core/values/frames.h"
#include "core/values/indexed.h"
#include "core/values/maybe.h"
#include "core/values/over.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "games/sample/components.h"
#include "games/sample/moves.h"
#include "games/sample/steps.h"

namespace kaisho::sample {

// How many of each type of card.
using Counts = Indexed<Card, std::uint8_t, kMaxCardTypes>;

struct Player {
  Counts cards{};         // taken
  Maybe<Card> last;       // the one taken last
  std::uint8_t sets = 0;  // complete ones (SAM-T3)
  std::uint16_t points = 0;
};

// The face-up cards in order, then none.
using Row = std::array<Maybe<Card>, kMaxRow>;

inline constexpr std::size_t kStackDepth = 2;

struct Position {
  RandomState random;
  Indexed<Seat, Player, kMaxSeats> players{};
  std::uint16_t turn = 0;              // turns ended
  std::uint16_t turn_cap = 0;          // 0: only kMaxTurns
  std::uint16_t reveal_count = 0;      // cards of the pile that came to light
  std::array<Card, kMaxCards> draw{};  // the pile; its top is at draw_size - 1
  std::uint8_t draw_size = 0;
  Row row;
  FrameStack<kStackDepth> stack;
  Seat seats = 0;
  Seat active = kNobody;  // whose turn it is
  Over over = Over::kNo;
  std::uint8_t observed = 0;             // 1: an observation, with unknown cards in it
  std::array<std::uint8_t, 2> unused{};  // fills the last word: no hidden padding

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
};

}  // namespace kaisho::sample
