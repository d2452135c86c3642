// Games that players play with themselves, to learn from: positions as a net sees them, what a
// search thought of them, and how their games ended. docs/nets.md describes the file.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "players/net/net.h"

namespace kaisho::arena {

struct SelfplayOptions {
  std::string game;  // its id
  int games = 1000;
  int seats = 0;  // at the table; 0: each number in turn
  std::uint64_t seed = 1;
  int threads = 0;  // 0: one per core
  // Playout-cap randomisation (D. J. Wu, 2019): a turn is played by `full` or by `quick`; what is
  // learnt are the positions at the beginning of the former.
  std::string full = "search:simulations=200";
  std::string quick = "search:simulations=30";
  int full_percent = 25;  // of turns
  // These make games differ: some begin with random moves, and first turns are played by `soft` now
  // and then.
  std::string soft = "greedy:samples=1,evaluations=64,temperature=50";
  int random_percent = 20;  // of games
  int random_moves = 40;    // at most, in such a game
  int soft_percent = 20;    // of the first turns
  int soft_turns = 12;      // how many turns are the first ones
  int turn_cap = 500;
  // Nets that sit at the tables: each seat of a game draws one, the first as likely as all others
  // together. Without any it is the game's own. A player has of it what its spec says with net=,
  // else nothing: what is tuned for the game's own net says nothing about these.
  std::vector<std::shared_ptr<const players::Net>> nets{};
};

// Takes the file piece by piece: its header first, then records. False: it can take no more.
using ByteSink = std::function<bool(std::string_view bytes)>;
using SelfplayProgress = std::function<void(int games, std::size_t positions)>;

// Writes the same file for the same options on any number of threads, as long as no player plays by
// the clock. Errors: unknown_game, bad_player, bad_option (also where nets are given and no spec
// has net= above 0), not_written.
Expected<void> selfplay(const SelfplayOptions& options, const ByteSink& take,
                        const SelfplayProgress& progress = {});

}  // namespace kaisho::arena
