// The moves of Yamataï: what each kind holds. `move_of(Place{kRed, space})` makes one, and
// `move.as<Place>().space` reads it. Of two things the lower one is named first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/values/move.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

enum class MoveKind : std::uint8_t {
  kFleet = 1,
  kBoat,  // the free one of fleet 10
  kBuy,
  kSell,
  kPlace,
  kCollect,  // YAM-T6
  kTake,
  kExtra,  // YAM-P10
  kBuild,
  kKeep,
  kRecruit,
  kReserve,  // YAM-F2
  kLook,     // YAM-F3
  kSort,
  kSlide,       // YAM-F4
  kSanctuary,   // YAM-F5
  kSwapTokens,  // YAM-F6
  kWithToken,
  kRemove,     // YAM-F7
  kSwapBoats,  // YAM-F8
  kWithBoat,
  kGild,            // YAM-P3
  kCleanse,         // YAM-P8
  kTokenForYellow,  // YAM-P14
  kTokenForCoins,   // YAM-P16
  kChange,          // YAM-P17
  kDone,            // ends a step, declines what is left of it
};

inline MoveKind kind_of(Move move) { return noun<MoveKind>(move.kind()); }

// Takes a fleet for this turn (YAM-T1).
struct TakeFleet {
  static constexpr MoveKind kKind = MoveKind::kFleet;
  Fleet fleet;
};

// A fleet's free boat (YAM-T1).
struct TakeBoat {
  static constexpr MoveKind kKind = MoveKind::kBoat;
  Colour colour;
};

// A boat (YAM-T3).
struct Buy {
  static constexpr MoveKind kKind = MoveKind::kBuy;
  Colour colour;
};

// A boat (YAM-T3).
struct Sell {
  static constexpr MoveKind kKind = MoveKind::kSell;
  Colour colour;
};

// The next boat (YAM-T4).
struct Place {
  static constexpr MoveKind kKind = MoveKind::kPlace;
  Colour colour;
  Space space;
};

// Instead of building (YAM-T6).
struct Collect {
  static constexpr MoveKind kKind = MoveKind::kCollect;
};

// A token for which boats compete (YAM-T6).
struct Take {
  static constexpr MoveKind kKind = MoveKind::kTake;
  Island island;
};

// One more token (YAM-P10).
struct TakeExtra {
  static constexpr MoveKind kKind = MoveKind::kExtra;
  Island island;
};

// Builds on an island that boats of this turn touch (YAM-T7).
struct Build {
  static constexpr MoveKind kKind = MoveKind::kBuild;
  Tile tile;
  Island island;
};

// The boats that stay in the port (YAM-T10): two colours to a byte, yellow in the first one, green
// and brown in the last.
struct Keep {
  static constexpr MoveKind kKind = MoveKind::kKeep;
  std::array<std::uint8_t, 3> packed{};

  static constexpr Keep of(const Boats& kept) {
    Keep keep;
    for (const Colour colour : kEveryColour) {
      std::uint8_t& byte = keep.packed[byte_of(colour)];
      byte = static_cast<std::uint8_t>(byte | kept[colour] << shift_of(colour));
    }
    return keep;
  }
  constexpr Boats boats() const {
    Boats kept{};
    for (const Colour colour : kEveryColour) {
      kept[colour] = packed[byte_of(colour)] >> shift_of(colour) & 0xFU;
    }
    return kept;
  }

 private:
  static constexpr std::size_t byte_of(Colour colour) { return 2U - number_of(colour) / 2U; }
  static constexpr unsigned shift_of(Colour colour) { return number_of(colour) % 2U * 4U; }
};
static_assert(kMaxPort <= 0xF && kColours <= 6);

// Recruits a specialist for tokens of these kinds; one kind stands for identical tokens (YAM-T11).
struct Recruit {
  static constexpr MoveKind kKind = MoveKind::kRecruit;
  Specialist specialist;
  Cultures kinds;
};

// A tile of the row (YAM-F2).
struct Reserve {
  static constexpr MoveKind kKind = MoveKind::kReserve;
  Tile tile;
};

// Looks at the top tiles of the deck (YAM-F3).
struct Look {
  static constexpr MoveKind kKind = MoveKind::kLook;
};

// Which of the tiles looked at lies where, 0 the top one: two bits for each place.
class SortedTiles {
 public:
  constexpr SortedTiles() = default;
  constexpr explicit SortedTiles(std::span<const int> tiles) {
    for (std::size_t place = tiles.size(); place > 0; --place) {
      bits_ = static_cast<std::uint8_t>(bits_ << kBits | tiles[place - 1]);
    }
  }
  constexpr int operator[](int place) const { return bits_ >> (kBits * place) & kDigit; }

 private:
  static constexpr int kBits = 2;
  static constexpr int kDigit = (1 << kBits) - 1;
  static_assert(kMaxSorted <= kDigit + 1 && kMaxSorted * kBits <= 8);

  std::uint8_t bits_ = 0;
};

// Leaves this many of the tiles looked at on top; the others go to the bottom (YAM-F3).
struct Sort {
  static constexpr MoveKind kKind = MoveKind::kSort;
  std::uint8_t top;
  SortedTiles tiles;  // from the top, then those for the bottom

  static constexpr Sort of(int top, std::span<const int> tiles) {
    return {static_cast<std::uint8_t>(top), SortedTiles(tiles)};
  }
};

// A boat (YAM-F4).
struct Slide {
  static constexpr MoveKind kKind = MoveKind::kSlide;
  Space from;
  Space to;
};

// Puts a sanctuary on an empty island (YAM-F5).
struct PutSanctuary {
  static constexpr MoveKind kKind = MoveKind::kSanctuary;
  Island island;
};

// The first of two tokens (YAM-F6).
struct SwapTokens {
  static constexpr MoveKind kKind = MoveKind::kSwapTokens;
  Island island;
};

// The second one (YAM-F6).
struct WithToken {
  static constexpr MoveKind kKind = MoveKind::kWithToken;
  Island island;
};

// A boat from the board (YAM-F7).
struct Remove {
  static constexpr MoveKind kKind = MoveKind::kRemove;
  Space space;
};

// The first of two boats (YAM-F8).
struct SwapBoats {
  static constexpr MoveKind kKind = MoveKind::kSwapBoats;
  Space space;
};

// The second one (YAM-F8).
struct WithBoat {
  static constexpr MoveKind kKind = MoveKind::kWithBoat;
  Space space;
};

// Two boats for a yellow one (YAM-P3).
struct Gild {
  static constexpr MoveKind kKind = MoveKind::kGild;
  Colour one;
  Colour other;
};

// Removes the sanctuary of an island (YAM-P8).
struct Cleanse {
  static constexpr MoveKind kKind = MoveKind::kCleanse;
  Island island;
};

// A yellow boat for a token (YAM-P14).
struct TokenForYellow {
  static constexpr MoveKind kKind = MoveKind::kTokenForYellow;
  Culture kind;
};

// Coins for a token (YAM-P16).
struct TokenForCoins {
  static constexpr MoveKind kKind = MoveKind::kTokenForCoins;
  Culture kind;
};

// A yellow boat for these two (YAM-P17).
struct Change {
  static constexpr MoveKind kKind = MoveKind::kChange;
  Colour one;
  Colour other;
};

// Ends a step.
struct Done {
  static constexpr MoveKind kKind = MoveKind::kDone;
};

}  // namespace kaisho::yamatai
