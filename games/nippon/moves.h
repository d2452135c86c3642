// The moves of Nippon: their kinds, and what a move of each kind holds: `move_of(Build{tile})`
// makes one, and `move.as<Build>().tile` reads it.
#pragma once

#include <array>
#include <cstdint>

#include "core/values/move.h"
#include "games/nippon/components.h"

namespace kaisho::nippon {

enum class MoveKind : std::uint8_t {
  kTake = 1,
  kConsolidate,
  kPlans,
  kClimb,
  kProduce,
  kFill,
  kBuild,
  kImprove,
  kTrains,
  kShips,
  kSide,
  kTile,
  kSendHome,
  kReward,
  kAchievement,
  kDone,
};
inline MoveKind kind_of(Move move) { return noun<MoveKind>(move.kind()); }

// A worker of this colour is taken, for this action (NIP-T2).
struct Take {
  static constexpr MoveKind kKind = MoveKind::kTake;
  Colour colour;
  Action action;
};

// Instead of an action (NIP-K5).
struct Consolidate {
  static constexpr MoveKind kKind = MoveKind::kConsolidate;
};

// A step on this track is paid with plans (NIP-T1).
struct UsePlans {
  static constexpr MoveKind kKind = MoveKind::kPlans;
  Track track;
};

// Climbs this many steps on the track of the action (NIP-A4, NIP-A5).
struct Climb {
  static constexpr MoveKind kKind = MoveKind::kClimb;
  std::uint8_t steps;

  constexpr explicit Climb(int so_many) : steps(static_cast<std::uint8_t>(so_many)) {}
};

using Goods = Set<Good, std::uint8_t>;

// The factories of these goods (NIP-A3).
struct Produce {
  static constexpr MoveKind kKind = MoveKind::kProduce;
  Goods goods;
};

// The goods that meet the numbers of a contract, in their order; kNoGood past the last one.
using FilledBy = std::array<Good, kMaxKinds>;
inline constexpr Good kNoGood{15};

// Two goods in one byte, the first in its lower half.
class TwoGoods {
 public:
  constexpr TwoGoods() = default;
  constexpr TwoGoods(Good first, Good second)
      : byte_(static_cast<std::uint8_t>(number_of(first) + kBase * number_of(second))) {}
  constexpr Good first() const { return noun<Good>(byte_ % kBase); }
  constexpr Good second() const { return noun<Good>(byte_ / kBase); }

 private:
  static constexpr int kBase = 16;
  std::uint8_t byte_ = 0;
};

// A contract (NIP-A8).
struct Fill {
  static constexpr MoveKind kKind = MoveKind::kFill;
  Contract contract{};
  TwoGoods goods;
  Good third = kNoGood;

  constexpr Fill() = default;
  constexpr Fill(Contract which, const FilledBy& by)
      : contract(which), goods(by[0], by[1]), third(by[2]) {}
  constexpr FilledBy by() const { return {goods.first(), goods.second(), third}; }
};

// The factory with this tile (NIP-A1).
struct Build {
  static constexpr MoveKind kKind = MoveKind::kBuild;
  FactoryTile tile;
};

// The goods in rising order whose factories get a machine each, then kStock for each that has to
// wait, then kNoPart (NIP-A2).
using Improved = std::array<Good, kMaxParts>;
inline constexpr Good kStock{kGoods};
inline constexpr Good kNoPart{kGoods + 1};
struct Improve {
  static constexpr MoveKind kKind = MoveKind::kImprove;
  Improved parts;
};

using Regions = Set<Region, std::uint8_t>;

// Puts one piece into each of these regions (NIP-A6, NIP-A7).
struct PutTrains {
  static constexpr MoveKind kKind = MoveKind::kTrains;
  Regions regions;
};
struct PutShips {
  static constexpr MoveKind kKind = MoveKind::kShips;
  Regions regions;
};

// Says where a tile goes (NIP-A9).
struct ChoosePlace {
  static constexpr MoveKind kKind = MoveKind::kSide;
  Place place;
};

// The influence tile of this value, for so many cubes (NIP-A9).
struct PutTile {
  static constexpr MoveKind kKind = MoveKind::kTile;
  std::uint8_t value;
  std::uint8_t cubes;

  constexpr PutTile(int of_value, int for_cubes)
      : value(static_cast<std::uint8_t>(of_value)), cubes(static_cast<std::uint8_t>(for_cubes)) {}
};

// The place whose tile goes home (NIP-A10).
struct SendHome {
  static constexpr MoveKind kKind = MoveKind::kSendHome;
  Place place;
};

// Takes a tile from this stack (NIP-K2).
struct TakeReward {
  static constexpr MoveKind kKind = MoveKind::kReward;
  Reward reward;
};

// Gets the multiplier of the reward (NIP-K3).
struct TileAchievement {
  static constexpr MoveKind kKind = MoveKind::kAchievement;
  Achievement achievement;
};

// Ends a step, and declines what is left of it.
struct Done {
  static constexpr MoveKind kKind = MoveKind::kDone;
};

}  // namespace kaisho::nippon
