// Many games between players, counted: who wins how often, and how sure that is.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "arena/balance/balance.h"
#include "arena/balance/difference.h"
#include "arena/play/luck.h"
#include "arena/statistics/counts.h"
#include "arena/statistics/interval.h"
#include "arena/statistics/without_luck.h"
#include "core/game.h"

namespace kaisho::arena {

struct SimulateOptions {
  std::string game;  // its id, e.g. "osaka"
  int seats = 2;     // at the table
  int games = 1000;  // rounded up to a multiple of `seats`: each deal in every rotation
  // False: each deal once. Only where all seats have the same player, for whom a rotation would be
  // much the same game again.
  bool rotate = true;
  std::uint64_t seed = 1;         // of the deals and of the players' own chance
  std::vector<std::string> bots;  // specs, one per seat; or a single one for all seats.
                                  // "command:…", too
  int answer_ms = 60'000;         // how long such a command may think about one answer
  int turn_cap = 2000;            // turns after which a game is declared over; 0: never
  int threads = 0;                // 0: one per core
  std::optional<Json> edition{};  // instead of the game's standard one
  std::vector<std::string> variants{};
  bool luck_adjusted = false;  // also estimate shares without luck (arena/play/luck.h)
  bool report = false;         // count what was used, and which lengths and scores games had
};

// How many games each deal is played in.
int games_of_deal(const SimulateOptions& options);

// One named player; where several seats have the same spec, the mean over them.
struct PlayerScore {
  std::string name;
  int seats = 0;        // how many at each table
  Interval share{};     // of the victory, 1 / seats of the table is even; certain with all seats
  BySeat<double> at{};  // share of the victory by seat
  std::optional<WithoutLuck> without_luck{};  // if SimulateOptions::luck_adjusted is set
  double score = 0;                           // mean at the end
  double margin = 0;                          // mean of score less the best score of the others
};

// A number that every game has, e.g. its turns.
struct Spread {
  std::string name;
  bool by_seats = false;  // every seat of every game has it
  Counts counts{};        // of all games, or of all their seats
  Interval mean{};        // over the deals
};

struct SimulateResult {
  std::string game;
  int seats = 0;
  int games = 0;
  int deals = 0;  // the unit of evidence: one deal, played once in every rotation of the seats
                  // (once, without SimulateOptions::rotate)
  std::uint64_t seed = 0;
  std::optional<LuckJudge> luck{};  // who judged it, if SimulateOptions::luck_adjusted is set
  bool stopped = false;             // before all were played: the result is that of the first deals
  std::optional<Error> fault{};     // of a program that failed, where that is what stopped it
  int capped = 0;                   // games that the turn cap ended
  std::vector<PlayerScore> players{};  // in the order of the bots
  BySeat<double> share_at{};           // share of the victory by seat, whoever sits there
  double turns = 0;                    // mean length of a game
  int turns_low = 0;                   // the shortest and the longest
  int turns_high = 0;
  double decisions = 0;             // mean number of moves of a game
  double seconds = 0;               // on the clock
  double decisions_per_second = 0;  // by all threads together
  // These are there if SimulateOptions::report is set.
  std::vector<Use> uses{};
  // Turns, decisions, the winner's score, the scores of all, and the winner's margin over the next.
  std::vector<Spread> spreads{};
  BySeat<Interval> share_at_95{};  // share_at with its 95% interval

  Played played() const { return {deals, games / deals, seats}; }
  Json json() const;
};

// Called now and then from one thread at a time with the games finished so far and in all.
using Progress = std::function<void(int done, int games)>;

// Plays them. But for `seconds` and `decisions_per_second` the result is the same for the same
// options whatever the number of threads, as long as no player plays by the clock ("ms=").
// `stop` leaves games unfinished; the result is that of the deals before the first such, and so
// prefers no short games. A program that fails has the same effect: a game that broke off would
// say nothing true of the others. Errors: unknown_game, bad_option, bad_player, bad_edition,
// learnt_seed, stopped or bot_failed (before the first deal was done), no_program. What it keeps
// while it plays does not grow with the games.
Expected<SimulateResult> simulate(const SimulateOptions& options, const Progress& progress = {},
                                  const std::stop_token& stop = {});

// The results with each of two editions, and how they differ (where both have a figure).
struct ComparedResult {
  SimulateResult first;
  SimulateResult second;
  std::vector<Difference> differences{};
};

// Plays each deal with the edition of the options, and right after with the other one. Both results
// have the same deals. `report` must be set. Errors: as for simulate().
Expected<ComparedResult> compare(const SimulateOptions& options, const Json& other_edition,
                                 const Progress& progress = {}, const std::stop_token& stop = {});

// "greedy,search:ms=200,turns=3,random" -> greedy | search:ms=200,turns=3 | random: a comma begins
// a new player unless what follows is a further parameter.
std::vector<std::string> split_bots(std::string_view text);

}  // namespace kaisho::arena
