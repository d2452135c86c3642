// The events of Traders of Osaka, and what their seat and args hold.
#pragma once

#include <cstdint>

#include "games/osaka/state.h"

namespace kaisho::osaka {

enum class What : std::uint8_t {
  kCardDrawn,     // card, row, slot: from the pile to market or farm
  kHandDealt,     // seat: card, sum of the hand so far
  kFirstPlayer,   // seat: sum, cards of its hand
  kTokenTaken,    // seat: colour, its tokens of the colour, all its tokens
  kTurnBegan,     // seat: turn
  kBought,        // seat: cost, number of cards
  kPaid,          // seat: card
  kLoaded,        // seat: card, slot it had on the market
  kMarkerBack,    // seat
  kShipMoved,     // colour, from, to
  kTaken,         // seat: card, slot
  kReserved,      // seat: card, row, slot
  kRefill,        // (the clause says why)
  kFarmToMarket,  // card, slot on the farm, slot on the market
  kShuffled,      // cards of the new pile
  kPayday,        // colour
  kLotSold,       // seat: colour, cards, highest, tokens, value, points
  kPointCard,     // seat: card, or -1 from the pile unseen, or -2 when no card is left
  kLotRest,       // seat: card: discarded after the sale
  kInsured,       // seat: card: discarded for its symbols
  kProtected,     // seat: card
  kWrecked,       // colour, place
  kGoodLost,      // seat: card, how many
  kShipReturned,  // colour, from, to
  kPassed,        // seat
  kGameOver,      // 1 by tokens: the first seat with enough, and all as bits; 2 passes, 3 turn cap
};

}  // namespace kaisho::osaka
