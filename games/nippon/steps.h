// The steps of Nippon that can be under way: their kinds, what makes those that hold numbers, and
// the numbers by name. All belong to the active seat; NIP-T1 stands beside those that ask it.
#pragma once

#include <cstddef>
#include <cstdint>

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
  kSendHome,     // NIP-A10
  kReward,       // NIP-K2
  kAchievement,  // NIP-K3
  kWages,        // NIP-K4
  kLastPlans,    // the end of the turn, for plans
  kTurnEnd,      // NIP-T4
};

inline constexpr std::size_t kStackDepth = 8;

inline Step step_of(const Frame& step) { return noun<Step>(step.kind); }

// `kTilePlace(step)` reads the number of a step, and `kTilePlace.set(step, place)` writes it.

// A noun, or none before there is one: that is 0 in a step, and the first noun is 1.
template <Noun T>
struct NounOrNone {
  StepNumber<int> number;

  constexpr Maybe<T> operator()(const Frame& step) const {
    const int from_one = number(step);
    return from_one == 0 ? Maybe<T>() : noun<T>(from_one - 1);
  }
  constexpr void set(Frame& step, T value) const { number.set(step, number_of(value) + 1); }
};

// kTrack: Action::kKnowledge or Action::kMines.
inline constexpr StepNumber<Action> kTrackAction{0};
inline Frame track_step(Seat seat, Action action) {
  Frame step{Step::kTrack, seat};
  kTrackAction.set(step, action);
  return step;
}

// kExport: contracts filled in this action.
inline constexpr StepNumber<int> kContractsFilled{0};

// kMachinery, kTrains, kShips: the most that may be improved or put, and whether they are a
// factory's gift, not paid.
inline constexpr StepNumber<int> kMostParts{0};
inline constexpr StepNumber<bool> kIsFree{1};
inline Frame parts_step(Step kind, Seat seat, int most) {
  Frame step{kind, seat};
  kMostParts.set(step, most);
  return step;
}
inline Frame free_step(Step kind, Seat seat, int most) {
  Frame step = parts_step(kind, seat, most);
  kIsFree.set(step, true);
  return step;
}

// kMarket: tiles put in this action, all of them in one region; none before the first one.
inline constexpr StepNumber<int> kTilesPlaced{0};
inline constexpr NounOrNone<Region> kMarketRegion{1};

// kTile and kSendHome hold the place where a tile is put, kSendHome also its value and the cubes
// for it.
inline constexpr StepNumber<Place> kTilePlace{0};
inline constexpr StepNumber<int> kTileValue{1};
inline constexpr StepNumber<int> kTileCubes{2};
inline Frame tile_step(Seat seat, Place place) {
  Frame step{Step::kTile, seat};
  kTilePlace.set(step, place);
  return step;
}
inline Frame home_step(Seat seat, Place place, int value, int cubes) {
  Frame step{Step::kSendHome, seat};
  kTilePlace.set(step, place);
  kTileValue.set(step, value);
  kTileCubes.set(step, cubes);
  return step;
}

// kAchievement: the multiplier that gets a place.
inline constexpr StepNumber<std::uint8_t> kPendingMultiplier{0};
inline Frame achievement_step(Seat seat, std::uint8_t multiplier) {
  Frame step{Step::kAchievement, seat};
  kPendingMultiplier.set(step, multiplier);
  return step;
}

// kTurnEnd: the space whose worker was taken this turn, if one was.
inline constexpr NounOrNone<Space> kSpaceTaken{0};

}  // namespace kaisho::nippon
