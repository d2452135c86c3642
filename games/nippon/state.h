// What lies on the table of Nippon: one plain value. All of it is open to everybody but the chance
// still to come (NIP-H1).
#pragma once

#include <array>
#include <cstdint>

#include "core/values/frames.h"
#include "core/values/indexed.h"
#include "core/values/over.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "games/nippon/components.h"
#include "games/nippon/moves.h"
#include "games/nippon/steps.h"

namespace kaisho::nippon {

// More of anything than a real game gives; an odd edition's stop there.
inline constexpr int kMaxOfAny = 30'000;

using Contracts = Set<Contract, std::uint16_t>;

// The workers from the left; none: the place is free.
using HeldWorkers = std::array<Maybe<Colour>, kMaxWorkers>;

// All bytes of a seat without a player are 0, so that it seems to have the first of each list.
inline constexpr auto kFactoriesOfNoPlayer = [] {
  ByGood<Maybe<FactoryTile>> factories;
  factories.fill(FactoryTile{});
  return factories;
}();
inline constexpr auto kWorkersOfNoPlayer = [] {
  HeldWorkers workers;
  workers.fill(Colour{});
  return workers;
}();

struct Player {
  std::int16_t vp = 0;
  std::uint16_t yen = 0;
  std::uint16_t coal = 0;
  std::uint16_t plans = 0;         // their value
  Contracts contracts;             // face up, not yet filled
  ByTrack<std::uint8_t> tracks{};  // place of the marker on its steps
  ByGood<Maybe<FactoryTile>> factories = kFactoriesOfNoPlayer;
  ByGood<std::uint8_t> goods{};     // stored
  ByGood<std::uint8_t> machines{};  // 0: none, 1: +1, 2: +2
  HeldWorkers workers = kWorkersOfNoPlayer;
  ByAchievement<std::uint8_t> tiles{};  // multiplier lying there; 0: none
  ByValue<std::uint8_t> influence{};    // own stock: tiles of each value
  std::uint8_t stocked = 0;             // machines waiting for a factory
  std::uint8_t trains = 0;              // still on the player's board, as are the ships
  std::uint8_t ships = 0;
  std::uint8_t trains_turned = 0;  // 1: those on the player's board show +3
  std::uint8_t ships_turned = 0;   // 1: those on the player's board show 3 VP
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

using Workers = ByColour<std::uint8_t>;  // of each colour

struct Position {
  RandomState random;
  Indexed<Seat, Player, kMaxSeats> players{};
  Set<FactoryTile> factories;  // not yet taken
  ByRegion<Indexed<Seat, Transport, kMaxSeats>> transport{};
  ByPlace<Influence> influence{};
  ByCity<CityTile> city_tiles{};
  ByCity<std::uint8_t> city_turns{};  // quarter turns
  BySpace<Workers> spaces{};
  ByRow<Workers> rows{};  // from the top
  Workers bag{};
  // Places that a filling left empty for want of workers (NIP-T5).
  BySpace<std::uint8_t> spaces_due{};
  ByRow<std::uint8_t> rows_due{};
  ByReward<std::uint8_t> rewards{};  // tiles left in the stack
  std::uint8_t extras = 0;           // extra multiplier tiles left
  std::uint8_t marker = 0;           // place on the scoring track, from 0
  std::uint8_t closing = 0;          // turns left in all, when `closed` is set
  std::uint8_t closed = 0;           // 1: the closing turns have begun (NIP-T6)
  std::uint8_t scorings = 0;         // held
  Over over = Over::kNo;
  Seat seats = 0;
  Seat active = kNobody;      // whose turn it is
  Seat first = kNobody;       // who began
  Seat latest = kNobody;      // who ended the last turn
  std::uint8_t observed = 0;  // 1: an observation, without the chance to come
  FrameStack<kStackDepth> stack;
  std::array<std::uint8_t, 3> unused{};  // no hidden padding
  std::uint16_t turn = 0;                // turns ended
  std::uint16_t turn_cap = 0;            // 0: only kMaxTurns
  std::uint16_t reveal_count = 0;        // draws from the bag, each of one worker or several

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
};

}  // namespace kaisho::nippon
