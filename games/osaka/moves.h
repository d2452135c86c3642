// The moves of Traders of Osaka: how each is made, and what is read of it.
#pragma once

#include <cstdint>

#include "core/values/move.h"
#include "games/osaka/components.h"

namespace kaisho::osaka {

enum class MoveKind : std::uint8_t { kToken = 1, kBuy, kTake, kReserve, kPay, kInsure, kProtect };

// Where a card is taken from. Only the first two can be legal; the others name what is refused.
enum class Source : std::uint8_t { kFree, kOwn, kOther, kFarm };

enum class RowName : std::uint8_t { kMarket, kFarm };

template <class... Numbers>
Move move_of(MoveKind kind, Numbers... numbers) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(numbers)...);
}

inline Move token_move(Colour colour) { return move_of(MoveKind::kToken, colour); }
inline Move buy_move() { return move_of(MoveKind::kBuy); }
inline Move take_move(Card card, Source source) { return move_of(MoveKind::kTake, card, source); }
// `marked`: another marker lies on the card, which is never legal.
inline Move reserve_move(Card card, RowName row, bool marked = false) {
  return move_of(MoveKind::kReserve, card, row, marked);
}
inline Move pay_move(Card card) { return move_of(MoveKind::kPay, card); }
inline Move insure_move(Card card) { return move_of(MoveKind::kInsure, card); }  // kNoCard: stop
inline Move protect_move(Card card) { return move_of(MoveKind::kProtect, card); }

inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }
inline Colour colour_of(Move move) { return move.a(); }  // of kToken
inline Card card_of(Move move) { return move.a(); }      // of kTake and all that follow
inline Source source_of(Move move) { return static_cast<Source>(move.b()); }  // of kTake
inline RowName row_of(Move move) { return static_cast<RowName>(move.b()); }   // of kReserve

}  // namespace kaisho::osaka
