// The steps of Nippon that can be under way: their kinds, what makes those that hold numbers, and
// the numbers by name. All belong to the active seat; NIP-T1 stands beside those that ask it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/values/frames.h"
#include "games/nippon/components.h"

namespace kaisho::nippon {

enum class Step : std::uint8_t {
  kOver,
  kTurnStart,
  kTurn,
  kTrack,        // NIP-A4, NIP-A5
  kProduce,      // NIP-A3
  kExport,       // NIP-A8
  kInvest,       // NIP-A1
  kMachinery,    // NIP-A2
  kTrains,       // NIP-A6
  kShips,        // NIP-A7
  kMarket,       // NIP-A9
  kTile,         // NIP-A9: which one is put
  kHome,         // NIP-A10
  kReward,       // NIP-K2
  kAchievement,  // NIP-K3
  kWages,        // NIP-K4
  kLast,         // the end of the turn, for plans
  kTurnEnd,      // NIP-T4
};

inline constexpr std::size_t kStackDepth = 8;
inline constexpr int kNowhere = -1;  // no region, no space

inline Step step_of(const Frame& step) { return static_cast<Step>(step.kind); }
inline Frame step_with(Step step, Seat seat, int a = 0, int b = 0, int c = 0) {
  return {std::to_underlying(step), seat, static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}

// kTrack: Action::kKnowledge or Action::kMines.
inline Frame track_step(Seat seat, Action action) {
  return step_with(Step::kTrack, seat, std::to_underlying(action));
}
inline Action action_of(const Frame& step) { return static_cast<Action>(step.a); }

// kExport: contracts filled in this action.
inline constexpr FrameField kContractsFilled{&Frame::a};

// kMachinery, kTrains, kShips: the most that may be improved or put; and 1 where they are a
// factory's gift, not paid.
inline constexpr FrameField kMostParts{&Frame::a};
inline constexpr FrameField kIsFree{&Frame::b};
inline Frame parts_step(Step step, Seat seat, int most) { return step_with(step, seat, most); }
inline Frame free_step(Step step, Seat seat, int most) { return step_with(step, seat, most, 1); }

// kMarket: tiles put in this action, all of them in one region; kNowhere before the first one.
inline constexpr FrameField kTilesPlaced{&Frame::a};
inline int market_region(const Frame& step) { return step.b - 1; }
inline void set_market_region(Frame& step, int region) {
  step.b = static_cast<std::uint8_t>(region + 1);
}

// kTile, kHome: the place where a tile is put; kHome: the tile's value, and the cubes for it.
inline constexpr FrameField kTilePlace{&Frame::a};
inline constexpr FrameField kTileValue{&Frame::b};
inline constexpr FrameField kTileCubes{&Frame::c};
inline Frame tile_step(Seat seat, int place) { return step_with(Step::kTile, seat, place); }
inline Frame home_step(Seat seat, int place, int value, int cubes) {
  return step_with(Step::kHome, seat, place, value, cubes);
}

// kAchievement: the multiplier that gets a place.
inline constexpr FrameField kPendingMultiplier{&Frame::a};
inline Frame achievement_step(Seat seat, int multiplier) {
  return step_with(Step::kAchievement, seat, multiplier);
}

// kTurnEnd: the space whose worker was taken this turn; kNowhere: none was.
inline int space_taken(const Frame& step) { return step.a - 1; }
inline void set_space_taken(Frame& step, int space) {
  step.a = static_cast<std::uint8_t>(space + 1);
}

}  // namespace kaisho::nippon
