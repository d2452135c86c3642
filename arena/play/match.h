// One game between players, each seeing only what its seat may know.
#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/player.h"

namespace kaisho::arena {

struct MatchOutcome {
  Result result;
  int turns = 0;
  int decisions = 0;
  Seat failed = kNobody;  // whose player could not go on; then `result` is how things stood
  bool stopped = false;   // left unfinished because it was asked to stop
};

// A player at the table with its own chance, apart from the game's.
struct SeatedPlayer {
  players::Player* player = nullptr;
  RandomState random;
  // Players that can fail, such as other programs, say here why they did; it is empty as long as
  // all is well. What they chose is not played then.
  const std::string* fault = nullptr;
};

// Sees every position in which somebody has to decide.
using Watcher = std::function<void(const Position& position)>;

// Plays on from `start` to the end, or until a player fails or `stop` is asked for; one entry of
// `seated` per seat; a decision under way heeds `stop`, too. The moves are added to `moves`.
// Allocates nothing else.
MatchOutcome play_match(const Game& game, const Position& start, std::span<SeatedPlayer> seated,
                        const Watcher& watcher = {}, EventSink* sink = nullptr,
                        const std::stop_token& stop = {}, std::vector<Move>* moves = nullptr);

// What a key is for: its fourth number.
inline constexpr std::uint64_t kDealKey = 0;
inline constexpr std::uint64_t kFirstPlayerKey = 1;  // the next ones are the other seats'
inline constexpr std::uint64_t kSelfplayDealKey = 10;
inline constexpr std::uint64_t kSelfplayChanceKey = 11;
inline constexpr std::uint64_t kSelfplayPlayersKey = 12;
inline constexpr std::uint64_t kLuckKey = 20;  // of the chance by which luck is judged
inline constexpr std::uint64_t kTuneSearchKey = 98;
inline constexpr std::uint64_t kTuneKey = 99;

// Keys that depend on all four numbers and share nothing when one differs.
Key match_key(std::uint64_t seed, std::uint64_t deal, std::uint64_t rotation, std::uint64_t use);

// The chance of who sits in that seat, apart from the game's and the others'.
RandomState player_chance(std::uint64_t seed, std::uint64_t deal, std::uint64_t rotation,
                          Seat seat);

}  // namespace kaisho::arena
