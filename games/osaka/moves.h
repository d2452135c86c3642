// The moves of Traders of Osaka: what each kind holds. `move_of(Take{card, Source::kOwn})` makes
// one, and `move.as<Take>().card` reads it.
#pragma once

#include <cstdint>

#include "core/values/maybe.h"
#include "core/values/move.h"
#include "games/osaka/components.h"

namespace kaisho::osaka {

enum class MoveKind : std::uint8_t { kToken = 1, kBuy, kTake, kReserve, kPay, kInsure, kProtect };
inline MoveKind kind_of(Move move) { return noun<MoveKind>(move.kind()); }

// Where a card is taken from. Only the first two can be legal; the others name what is refused.
enum class Source : std::uint8_t { kFree, kOwn, kOther, kFarm };

enum class RowName : std::uint8_t { kMarket, kFarm };

// The start token (OSA-S7).
struct Token {
  static constexpr MoveKind kKind = MoveKind::kToken;
  Colour colour;
};

// Buys all cards that lie open on the market (OSA-B1).
struct Buy {
  static constexpr MoveKind kKind = MoveKind::kBuy;
};

// A card of the market (OSA-K1).
struct Take {
  static constexpr MoveKind kKind = MoveKind::kTake;
  Card card;
  Source source;
};

// The seat's marker onto a card (OSA-V1). `marked`: another marker lies there, which is never
// legal.
struct Reserve {
  static constexpr MoveKind kKind = MoveKind::kReserve;
  Card card;
  RowName row;
  bool marked = false;
};

// A card of the hand (OSA-B2).
struct Pay {
  static constexpr MoveKind kKind = MoveKind::kPay;
  Card card;
};

// A card of the hand for its symbols; none: no more of this colour (OSA-P7).
struct Insure {
  static constexpr MoveKind kKind = MoveKind::kInsure;
  Maybe<Card> card;
};

// A good, by the symbols that were discarded (OSA-P7).
struct Protect {
  static constexpr MoveKind kKind = MoveKind::kProtect;
  Card card;
};

}  // namespace kaisho::osaka
