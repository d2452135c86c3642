// The events of Yokohama, and what their seat and args hold. A place is its cell and board as
// `place_arg` packs them; no event tells what is hidden from anybody.
#pragma once

#include <cstdint>

#include "games/yokohama/state.h"

namespace kaisho::yokohama {

inline constexpr int kHandPlace = -1;
inline constexpr int kPlaceBase = 256;
inline int place_arg(const Position& p, int cell) {
  return cell == kInHand ? kHandPlace : cell + kPlaceBase * p.cell(cell).area;
}
inline constexpr int kNoFlag = -1;

enum class What : std::uint8_t {
  kFirstPlayer,      // seat
  kOrderKept,        // seat
  kTurnBegan,        // seat: turn, round (both from 0)
  kPlaced,           // seat: place, how many
  kFeePaid,          // seat: to seat, or kNobody for the supply; yen
  kPresidentMoved,   // seat: from place, to place, kind of the move (MoveKind)
  kPresidentBack,    // seat: from place
  kAssistantsBack,   // seat: place, how many
  kAgentUsed,        // seat: place, flag or kNoFlag for an independent one
  kActed,            // seat: place, power
  kHouseIncome,      // seat: place, yen
  kGained,           // seat: resource, how many
  kSpent,            // seat: resource, how many
  kSlotTaken,        // seat: board, slot, 1 with an assistant of the area
  kHired,            // seat: piece, yen
  kTechnologyGot,    // seat: card, board, slot
  kTechnologyDrawn,  // card, board, slot
  kOrderTaken,       // seat: order, board, slot
  kOrderDrawn,       // order, board, slot
  kTokenTaken,       // seat: token, place
  kShopBuilt,        // seat: place, slot, building tile
  kHouseBuilt,       // seat: place, building tile
  kRecalled,         // seat: place, how many, how many stayed
  kAssistantMoved,   // seat: from place, to place
  kAgentGained,      // seat: flag
  kNoAgentLeft,      // seat: flag
  kAchieved,         // seat: achievement, points, 0 first, 1 second…
  kFulfilled,        // seat: order
  kStationPlaced,    // seat: place
  kCompleteTaken,    // seat: token
  kEndTriggered,     // seat or none: Trigger
  kScored,           // seat: line of the final count (ScoreLine), points, what they were counted of
  kGameOver,         // Over
};

}  // namespace kaisho::yokohama
