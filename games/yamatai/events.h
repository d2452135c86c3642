// The events of Yamataï, and what their seat and args hold; no event tells what is hidden from
// anybody. Spaces, islands and fleets count from 0 here.
#pragma once

#include <cstdint>

namespace kaisho::yamatai {

enum class What : std::uint8_t {
  kOrderSet,          // at set-up seat: who begins; the seats in the order of play, -1 past its end
  kFleetShown,        // fleet, place of the track
  kFleetsReturned,    // how many, face down at the right of the track
  kTurnBegan,         // seat: turn, round (both from 0)
  kFleetTaken,        // seat: fleet
  kBoatGained,        // seat: colour; from the supply
  kBoatLacking,       // seat: colour; the supply has none
  kBoatGiven,         // seat: colour; back to the supply
  kBought,            // seat: colour, coins
  kSold,              // seat: colour, coins
  kPlaced,            // seat: colour, space
  kCollected,         // seat: kind, island
  kTokenSpent,        // seat: kind, how many
  kTollPaid,          // seat: to seat, coins
  kBuilt,             // seat: tile, island, boats spared
  kPrestigeGained,    // seat: tokens, island
  kCoinsGained,       // seat: coins, pieces of the group or 0
  kCoinsPaid,         // seat: coins
  kReserved,          // seat: tile
  kLooked,            // seat: how many tiles; reveals (to that seat)
  kSorted,            // seat: how many on top, how many at the bottom
  kBoatSlid,          // seat: colour, from space, to space
  kSanctuaryPut,      // seat: island
  kSanctuaryRemoved,  // seat: island
  kTokensSwapped,     // seat: island, island
  kBoatRemoved,       // seat: colour, space
  kBoatsSwapped,      // seat: space, space
  kPortKept,          // seat: how many of each colour
  kSetAside,          // seat: how many of each colour
  kRecruited,         // seat: specialist, coins got with it
  kShareGot,          // seat: from seat, coins
  kRoundEnded,        // round (from 0)
  kSpecialistsPaid,   // coins on each specialist of the row
  kSpecialistDrawn,   // specialist, slot
  kBuildingDrawn,     // tile, slot
  kEndTriggered,      // seat or none: Trigger
  kScored,    // seat: line of the final count (ScoreLine), points, what they were counted of
  kGameOver,  // 1 by the rules, 2 by the turn cap
};

}  // namespace kaisho::yamatai
