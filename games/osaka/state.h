// What lies on the table of Traders of Osaka: one plain value.
#pragma once

#include <array>
#include <cstdint>

#include "core/event.h"
#include "core/frames.h"
#include "core/move.h"
#include "core/position.h"
#include "core/random.h"
#include "core/seat.h"
#include "games/osaka/components.h"

namespace kaisho::osaka {

// How many of each type of card.
using Counts = std::array<std::uint8_t, kCardTypes>;

constexpr int total(const Counts& counts) {
  int sum = 0;
  for (const std::uint8_t n : counts) sum += n;
  return sum;
}

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
    for (int i = index + 1; i < size; ++i) {
      slots[static_cast<std::size_t>(i - 1)] = slots[static_cast<std::size_t>(i)];
    }
    slots[--size] = Slot{};
  }
  const Slot* begin() const { return slots.data(); }
  const Slot* end() const { return slots.data() + size; }
};

enum class RowName : std::uint8_t { kMarket, kFarm };

// More points than any real game gives; an odd edition's stop there.
inline constexpr int kMostPoints = 60'000;

struct Player {
  Counts hand{};
  Counts goods{};    // before the player, protected ones included
  Counts insured{};  // of the goods, those protected for good (OSA-P7)
  std::array<std::uint8_t, kColours> tokens{};
  std::uint16_t points = 0;
};

// The steps that can be under way; the comment says what seat, a, b, c hold.
enum class Step : std::uint8_t {
  kNone,
  kChooseToken,  // OSA-S7: seat chooses; a: seats still to choose, this one included
  kTurnStart,    // OSA-T2, OSA-T3
  kTurn,         // OSA-T1: seat chooses
  kPay,          // OSA-B2: seat pays; a: place in the pay order; b + 256 * c: still to pay
  kLoad,         // OSA-B4, OSA-B5
  kPayday,       // OSA-B6, OSA-P1 to P6
  kInsure,       // OSA-P7: seat; a: colour; b: symbols discarded for it; c: place in insure order
  kProtect,      // OSA-P7: seat chooses goods; a: colour; b: how many; c: highest kind still open
  kWreck,        // OSA-P8, OSA-P9
  kRefill,       // OSA-B7
  kTurnEnd,
};

inline constexpr std::size_t kStackDepth = 8;

struct Position {
  RandomState random;
  std::array<Player, kMaxSeats> players{};
  std::uint16_t turn = 0;      // turns ended
  std::uint16_t turn_cap = 0;  // 0: only kMostTurns
  std::uint16_t reveals = 0;   // draws from the pile seen by somebody, and shuffles
  Counts discard{};
  // Point cards, out of the game: those everybody can name, and those drawn unseen from the pile
  // (OSA-P3), which become known when the pile runs out.
  Counts kept{};
  Counts blind{};
  std::array<Card, kMaxCards> draw{};  // the pile; its top is at draw_size - 1
  std::uint8_t draw_size = 0;
  std::array<std::uint8_t, kColours> ships{};  // place of each colour's ship
  Row<kMarketSlots> market;
  Row<kFarmSlots> farm;
  FrameStack<kStackDepth> stack;
  Seat seats = 0;
  Seat active = kNobody;                 // whose turn it is
  std::uint8_t passes = 0;               // forced passes in a row (OSA-T3)
  std::uint8_t over = 0;                 // 1: over; 2: over by the turn cap
  std::uint8_t observed = 0;             // 1: an observation, with unknown cards in it
  std::array<std::uint8_t, 5> unused{};  // fills the last word: no hidden padding

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
};

// The kinds of move; what a, b, c hold.
enum class MoveKind : std::uint8_t {
  kToken = 1,  // a: colour
  kBuy,
  kTake,     // a: card; b: Source
  kReserve,  // a: card; b: RowName; c: 1 when another marker lies on it (never legal)
  kPay,      // a: card
  kInsure,   // a: card, kNoCard to stop
  kProtect,  // a: card
};

// Where a card is taken from. Only the first two can be legal; the others name what is refused.
enum class Source : std::uint8_t { kFree, kOwn, kOther, kFarm };

inline Move move_of(MoveKind kind, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0) {
  return Move::make(static_cast<std::uint8_t>(kind), a, b, c);
}
inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }

}  // namespace kaisho::osaka
