// One game to be played: all that it depends on, so that it can be played anywhere and again; and
// how it ended.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/player.h"

namespace kaisho::arena {

constexpr std::size_t kLongestSpec = 4000;  // signs of a player's spec that is read

struct GameJob {
  std::string game;                       // its id, e.g. "osaka"
  std::shared_ptr<const Json> edition{};  // none: the standard one. Shared by a contest's jobs
  std::vector<std::string> variants{};
  int turn_cap = 2000;  // turns after which the game is declared over; 0: never
  int seats = 2;
  std::uint64_t seed = 1;              // of the contest: with `deal` it makes the start,
  std::uint64_t deal = 0;              // with `deal` and `seating` the players' own chance
  int seating = 0;                     // the same deal has the same start in every seating
  std::vector<std::string> players{};  // a spec for each seat: PlayerSpec's, or "command:…"
  std::vector<std::string> names{};    // of these players; none: their specs
  int answer_ms = 60'000;              // how long a command may think about one answer
  bool moves = false;                  // whether the outcome has them
  bool luck = false;                   // whether the outcome has that of each seat
};

// Whether both are of one edition, by its content.
bool same_edition(const std::shared_ptr<const Json>& a, const std::shared_ptr<const Json>& b);

// How it ended; entries past the table's seats are zero or empty.
//
// A player that fails (a program that dies, says nothing in time, or answers what is no legal move)
// forfeits: the game ends there, its seat has no share and the last rank, and the others share the
// victory as the position would give it if they alone had played. Scores are those on the table.
struct GameOutcome {
  int seats = 2;
  BySeat<float> share{};  // of the victory: 1, or 1/k for k seats tied first
  BySeat<int> score{};
  BySeat<int> rank{};           // 1 is first; tied seats share a rank
  BySeat<std::string> fault{};  // why a seat's player forfeited; mostly empty
  int turns = 0;
  int decisions = 0;
  bool capped = false;  // over by the turn cap, not by the rules
  int took_ms = 0;      // of the decision in which a player forfeited, until it failed
  // The moves from the start on, as texts. They are there for a game that was forfeited, up to
  // where its player failed, and for others if the job asks for them.
  std::vector<std::string> moves{};
  // In shares of the victory, if the job asks for it (arena/play/luck.h): of the moves until the
  // game ended or was forfeited.
  std::optional<BySeat<double>> luck{};

  bool forfeited() const {
    return std::ranges::any_of(fault, [](const std::string& one) { return !one.empty(); });
  }

  // Whether the games went alike; how long somebody took is up to the clock.
  friend bool operator==(const GameOutcome& a, const GameOutcome& b) {
    return a.seats == b.seats && a.share == b.share && a.score == b.score && a.rank == b.rank &&
           a.fault == b.fault && a.turns == b.turns && a.decisions == b.decisions &&
           a.capped == b.capped && a.moves == b.moves && a.luck == b.luck;
  }
};

// {"game": "osaka", "edition": null, "variants": [], "turn_cap": 2000, "seats": 2, "seed": "1",
//  "deal": 0, "seating": 0, "players": ["greedy", "random"],
//  "names": ["greedy", "weak"], "answer_ms": 60000, "moves": false}; "luck": true where it is
//  wanted
Json job_json(const GameJob& job);
// Every member but "luck" must be there, and no other. Errors: missing_field, bad_field,
// unknown_field.
Expected<GameJob> read_job(const Json& json);

// {"share": [1.0, 0.0], "score": [24, 20], "rank": [1, 2], "faults": [null, null], "turns": 31,
//  "decisions": 93, "capped": false}; "moves": ["token red"…] where the outcome has them, and
// "took_ms": 60012 of one that was forfeited; "luck": [0.031, -0.031] if the job asked for it
Json outcome_json(const GameOutcome& outcome);
// Reads as strictly. The outcome has as many seats as the lists have entries.
Expected<GameOutcome> read_outcome(const Json& json);

// Plays jobs one after the other, and keeps what it opened for them: the game, and the players by
// spec. For one thread.
class JobRunner {
 public:
  JobRunner();
  ~JobRunner();
  JobRunner(const JobRunner&) = delete;
  JobRunner& operator=(const JobRunner&) = delete;

  // Depends on nothing but the job, as long as no player thinks by the clock or is a command.
  // Errors: unknown_game, bad_option, bad_player, bad_edition…, no_program (a command cannot be
  // started on this machine), stopped.
  Expected<GameOutcome> play(const GameJob& job, const std::stop_token& stop = {});

 private:
  class Cache;
  std::unique_ptr<Cache> cache_;
};

// One job with players of its own.
Expected<GameOutcome> play_job(const GameJob& job);

}  // namespace kaisho::arena
