// What lies on the table of Traders of Osaka: one plain value.
#pragma once

#include <array>
#include <cstdint>

#include "core/values/event.h"
#include "core/values/frames.h"
#include "core/values/indexed.h"
#include "core/values/lists.h"
#include "core/values/over.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "games/osaka/components.h"
#include "games/osaka/moves.h"
#include "games/osaka/steps.h"

namespace kaisho::osaka {

// How many of each type of card.
using Counts = ByCard<std::uint8_t>;

constexpr int total(const Counts& counts) {
  int sum = 0;
  for (const std::uint8_t n : counts) sum += n;
  return sum;
}

// What lies in a slot that is out of use.
inline constexpr Card kNoCard{255};

// A face-up card with the marker on it, if any.
struct Slot {
  Card card = kNoCard;
  Seat reserved_by = kNobody;

  friend bool operator==(const Slot&, const Slot&) = default;
};

// A row of face-up cards, without gaps; empty slots are default so that equal rows have equal
// bytes.
template <std::size_t kCapacity>
struct Row {
  std::array<Slot, kCapacity> slots{};
  std::uint8_t size = 0;

  void add(Slot slot) { slots[size++] = slot; }
  void remove(int index) {
    for (int i = index + 1; i < size; ++i) slots[i - 1] = slots[i];
    slots[--size] = Slot{};
  }
  int index_of(Slot slot) const { return place_in(*this, slot); }
  // Null where the seat's marker is not on this row.
  const Slot* marked_by(Seat seat) const {
    for (const Slot& slot : *this) {
      if (slot.reserved_by == seat) return &slot;
    }
    return nullptr;
  }
  const Slot* begin() const { return slots.data(); }
  const Slot* end() const { return slots.data() + size; }
};

// More points than any real game gives; an odd edition's stop there.
inline constexpr int kMaxPoints = 60'000;

struct Player {
  Counts hand{};
  Counts goods{};    // before the player, protected ones included
  Counts insured{};  // of the goods, those protected for good (OSA-P7)
  ByColour<std::uint8_t> tokens{};
  std::uint16_t points = 0;
};

inline constexpr std::size_t kStackDepth = 8;

struct Position {
  RandomState random;
  Indexed<Seat, Player, kMaxSeats> players{};
  std::uint16_t turn = 0;          // turns ended
  std::uint16_t turn_cap = 0;      // 0: only kMaxTurns
  std::uint16_t reveal_count = 0;  // draws from the pile seen by somebody, and shuffles
  Counts discard{};
  // Point cards, out of the game: those everybody can name, and those drawn unseen from the pile
  // (OSA-P3), which become known when the pile runs out.
  Counts kept{};
  Counts blind{};
  std::array<Card, kMaxCards> draw{};  // the pile; its top is at draw_size - 1
  std::uint8_t draw_size = 0;
  ByColour<Place> ships{};
  Row<kMarketSlots> market;
  Row<kFarmSlots> farm;
  FrameStack<kStackDepth> stack;
  Seat seats = 0;
  Seat active = kNobody;    // whose turn it is
  std::uint8_t passes = 0;  // forced passes in a row (OSA-T3)
  Over over = Over::kNo;
  std::uint8_t observed = 0;             // 1: an observation, with unknown cards in it
  std::array<std::uint8_t, 5> unused{};  // fills the last word: no hidden padding

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
};

}  // namespace kaisho::osaka
