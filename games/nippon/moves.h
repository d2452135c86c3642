// The moves of Nippon: their kinds, and for each kind what makes and reads what it holds.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "core/values/move.h"
#include "games/nippon/components.h"

namespace kaisho::nippon {

enum class MoveKind : std::uint8_t {
  kTake = 1,
  kConsolidate,
  kPlans,
  kSteps,
  kProduce,
  kFill,
  kBuild,
  kImprove,
  kTrains,
  kShips,
  kSide,
  kTile,
  kHome,
  kReward,
  kAchievement,
  kDone,
};

inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }
inline Move move_of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  return Move::make(std::to_underlying(kind), static_cast<std::uint8_t>(a),
                    static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c));
}

// kTake: a worker of this colour is taken, for this action (NIP-T2).
inline Move take_move(int colour, Action action) {
  return move_of(MoveKind::kTake, colour, std::to_underlying(action));
}
inline int colour_of(Move move) { return move.a(); }
inline Action action_of(Move move) { return static_cast<Action>(move.b()); }

// kConsolidate: instead of an action (NIP-K5).
inline Move consolidate_move() { return move_of(MoveKind::kConsolidate); }

// kPlans: a step on this track is paid with plans (NIP-T1).
inline Move plans_move(Track track) { return move_of(MoveKind::kPlans, std::to_underlying(track)); }
inline Track track_of(Move move) { return static_cast<Track>(move.a()); }

// kSteps: so many on the track of the action (NIP-A4, NIP-A5).
inline Move steps_move(int steps) { return move_of(MoveKind::kSteps, steps); }
inline int steps_of(Move move) { return move.a(); }

// kProduce: the factories of these goods, as bits (NIP-A3).
inline Move produce_move(unsigned goods) {
  return move_of(MoveKind::kProduce, static_cast<int>(goods));
}
inline unsigned goods_of(Move move) { return move.a(); }

// kFill: a contract, and the goods that meet its numbers in their order; kNoGood past the last one
// (NIP-A8). The first two goods share a byte.
inline constexpr int kNoGood = 15;
using FilledBy = std::array<int, kMaxKinds>;
inline Move fill_move(int contract, const FilledBy& goods) {
  return move_of(MoveKind::kFill, contract, goods[0] | goods[1] << 4, goods[2]);
}
inline int contract_of(Move move) { return move.a(); }
inline FilledBy filled_by(Move move) { return {move.b() & 15, move.b() >> 4, move.c()}; }

// kBuild: the factory with this tile (NIP-A1).
inline Move build_move(int tile) { return move_of(MoveKind::kBuild, tile); }
inline int tile_of(Move move) { return move.a(); }

// kImprove: the goods in rising order whose factories get a machine each, then kStock for each that
// has to wait, then kNoPart (NIP-A2).
inline constexpr int kStock = kGoods;
inline constexpr int kNoPart = kGoods + 1;
using Improved = std::array<int, kMaxParts>;
inline Move improve_move(const Improved& parts) {
  return move_of(MoveKind::kImprove, parts[0], parts[1], parts[2]);
}
inline Improved improved_by(Move move) { return {move.a(), move.b(), move.c()}; }

// kTrains, kShips: one to each of these regions, as bits (NIP-A6, NIP-A7).
inline Move transport_move(bool ships, unsigned regions) {
  return move_of(ships ? MoveKind::kShips : MoveKind::kTrains, static_cast<int>(regions));
}
inline unsigned regions_of(Move move) { return move.a(); }

// kSide: the place for a tile (NIP-A9). kHome: the place whose tile goes home (NIP-A10).
inline Move side_move(int place) { return move_of(MoveKind::kSide, place); }
inline Move home_move(int place) { return move_of(MoveKind::kHome, place); }
inline int place_of(Move move) { return move.a(); }

// kTile: the influence tile of this value, for so many cubes (NIP-A9).
inline Move tile_move(int value, int cubes) { return move_of(MoveKind::kTile, value, cubes); }
inline int value_of(Move move) { return move.a(); }
inline int cubes_of(Move move) { return move.b(); }

// kReward: from this stack (NIP-K2).
inline Move reward_move(int reward) { return move_of(MoveKind::kReward, reward); }
inline int reward_of(Move move) { return move.a(); }

// kAchievement: gets the multiplier of the reward (NIP-K3).
inline Move achievement_move(int achievement) {
  return move_of(MoveKind::kAchievement, achievement);
}
inline int achievement_of(Move move) { return move.a(); }

// kDone: ends a step, and declines what is left of it.
inline Move done_move() { return move_of(MoveKind::kDone); }

}  // namespace kaisho::nippon
