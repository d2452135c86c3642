// What lies on the table of Nippon: one plain value. All of it is open to everybody but the chance
// still to come (NIP-H1).
#pragma once

#include <array>
#include <cstdint>

#include "core/event.h"
#include "core/frames.h"
#include "core/move.h"
#include "core/position.h"
#include "core/random.h"
#include "core/seat.h"
#include "games/nippon/components.h"

namespace kaisho::nippon {

// More of anything than a real game gives; an odd edition's stop there.
inline constexpr int kMost = 30'000;

struct Player {
  std::int16_t vp = 0;
  std::uint16_t yen = 0;
  std::uint16_t coal = 0;
  std::uint16_t plans = 0;                          // their value
  std::uint16_t contracts = 0;                      // bit i: contract i is face up, not yet filled
  std::array<std::uint8_t, kTracks> tracks{};       // place of the marker on its steps
  std::array<Id, kGoods> factories{};               // the tile, by its good; kNone: none
  std::array<std::uint8_t, kGoods> goods{};         // stored
  std::array<std::uint8_t, kGoods> machines{};      // 0: none, 1: +1, 2: +2
  std::array<Id, kMaxWorkers> workers{};            // colours, from the left; kNone: free
  std::array<std::uint8_t, kAchievements> tiles{};  // multiplier lying there; 0: none
  std::array<std::uint8_t, kMaxValue + 1> influence{};  // own stock: tiles of each value
  std::uint8_t stocked = 0;                             // machines waiting for a factory
  std::uint8_t trains = 0;                              // still on the own board, as are the ships
  std::uint8_t ships = 0;
  std::uint8_t trains_turned = 0;  // 1: those on the own board show +3
  std::uint8_t ships_turned = 0;   // 1: those on the own board show 3 VP
  std::uint8_t unused = 0;         // no hidden padding
};

// A place beside a city.
struct Influence {
  Seat owner = kNobody;
  std::uint8_t value = 0;
};

// Trains and ships of one player in one region.
struct Transport {
  std::uint8_t trains = 0;  // on their plain side
  std::uint8_t trains_turned = 0;
  std::uint8_t ships = 0;
  std::uint8_t ships_turned = 0;

  int all() const { return trains + trains_turned + ships + ships_turned; }
};

using Workers = std::array<std::uint8_t, kMaxColours>;  // of each colour

// The steps that can be under way; the comment says what seat, a, b, c hold. NIP-T1 stands beside
// all that ask somebody.
enum class Step : std::uint8_t {
  kOver,
  kTurnStart,
  kTurn,         // NIP-T1: seat
  kTrack,        // NIP-A4, NIP-A5: seat; a: Action
  kProduce,      // NIP-A3: seat
  kExport,       // NIP-A8: seat; a: contracts filled
  kInvest,       // NIP-A1: seat
  kMachinery,    // NIP-A2: seat; a: the most improvements; b: 1 free
  kTrains,       // NIP-A6: seat; a: the most trains; b: 1 free
  kShips,        // NIP-A7: likewise
  kMarket,       // NIP-A9: seat; a: tiles placed; b: their region + 1, 0 without
  kTile,         // NIP-A9: seat; a: place; what lies there is asked next
  kHome,         // NIP-A10: seat; a: place; b: value put there; c: cubes for it
  kReward,       // NIP-K2: seat
  kAchievement,  // NIP-K3: seat; a: multiplier
  kWages,        // NIP-K4: seat
  kLast,         // NIP-T1: seat; the end of the turn, for plans
  kTurnEnd,      // NIP-T4: a: the space the worker came from + 1, 0 without
};

inline constexpr std::size_t kStackDepth = 8;
inline constexpr int kMaxPlaces = kMaxCities * kSides;

struct Position {
  RandomState random;
  std::array<Player, kMaxSeats> players{};
  std::uint32_t factories = 0;  // bit i: tile i is not yet taken
  std::array<std::array<Transport, kMaxSeats>, kMaxRegions> transport{};
  std::array<Influence, kMaxPlaces> influence{};  // by place: city * kSides + side
  std::array<Id, kMaxCities> city_tiles{};
  std::array<std::uint8_t, kMaxCities> city_turns{};  // quarter turns
  std::array<Workers, kMaxSpaces> spaces{};
  std::array<Workers, kMaxRows> rows{};  // from the top
  Workers bag{};
  // Places that a filling left empty for want of workers (NIP-T5).
  std::array<std::uint8_t, kMaxSpaces> spaces_due{};
  std::array<std::uint8_t, kMaxRows> rows_due{};
  std::array<std::uint8_t, kMaxRewards> rewards{};  // tiles left in the stack
  std::uint8_t extras = 0;                          // extra multiplier tiles left
  std::uint8_t marker = 0;                          // place on the scoring track, from 0
  std::uint8_t closing = 0;                         // turns left in all, when `closed` is set
  std::uint8_t closed = 0;                          // 1: the closing turns have begun (NIP-T6)
  std::uint8_t scorings = 0;                        // held
  std::uint8_t over = 0;                            // 1: over; 2: over by the turn cap
  Seat seats = 0;
  Seat active = kNobody;      // whose turn it is
  Seat first = kNobody;       // who began
  Seat latest = kNobody;      // who ended the last turn
  std::uint8_t observed = 0;  // 1: an observation, without the chance to come
  FrameStack<kStackDepth> stack;
  std::array<std::uint8_t, 3> unused{};  // no hidden padding
  std::uint16_t turn = 0;                // turns ended
  std::uint16_t turn_cap = 0;            // 0: only kMostTurns
  std::uint16_t reveals = 0;             // draws from the bag

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
};

// The kinds of move; what a, b, c hold.
enum class MoveKind : std::uint8_t {
  kTake = 1,  // a: colour; b: Action
  kConsolidate,
  kPlans,        // a: Track (NIP-T1)
  kSteps,        // a: how many
  kProduce,      // a: bit i: the factory of good i
  kFill,         // a: contract; b: good | next good << 4; c: third good; 15 past the last
  kBuild,        // a: tile
  kImprove,      // a, b, c: goods in rising order, then kStock, then kNoPart
  kTrains,       // a: bit i: region i
  kShips,        // likewise
  kSide,         // a: place
  kTile,         // a: value; b: cubes
  kHome,         // a: place
  kReward,       // a: reward
  kAchievement,  // a: achievement
  kDone,         // ends a step, declines what is left of it
};

// Of kImprove, beside the goods.
inline constexpr int kStock = kGoods;
inline constexpr int kNoPart = kGoods + 1;
// Of kFill.
inline constexpr int kNoGood = 15;

inline Move move_of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                    static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c));
}
inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }

using FilledBy = std::array<int, kMaxKinds>;  // goods, in the order of the contract's numbers
inline Move fill_move(int contract, const FilledBy& goods) {
  return move_of(MoveKind::kFill, contract, goods[0] | goods[1] << 4, goods[2]);
}
inline FilledBy filled_by(Move move) { return {move.b() & 15, move.b() >> 4, move.c()}; }

}  // namespace kaisho::nippon
