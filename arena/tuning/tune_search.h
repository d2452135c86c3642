// Tunes the parameters of the search for one game and budget, by matches against those it has.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::arena {

struct TuneSearchOptions {
  std::string game;
  int ms = 50;          // for a decision, of the processor: one of kTunedBudgets (players/tuned.h)
  int simulations = 0;  // instead of the time, so that the same seed finds the same; 0: the time
  int seats = 2;        // one candidate against the present parameters at every other seat
  std::string against{};  // tries are played against this player instead, say a quicker one
  int trials = 100;       // points tried
  int trial_games = 4;    // for each, rounded up to whole rotations
  int check_games = 200;  // at the end, of the best against the present
  std::uint64_t seed = 1;
  int threads = 0;  // 0: one per core
};

// What is typed to play the same tuning again; threads change nothing.
std::string tuning_command(const TuneSearchOptions& options);

// A setting tried, and the share of the victory it had.
struct TuneTrial {
  std::string spec;
  double share = 0;
};

// What a tuning calls as it goes on, and the trials it resumes from.
struct TuneHooks {
  std::function<void(const std::string& line)> log;
  // Called with each trial that was played. An error of it ends the tuning.
  std::function<Expected<void>(const TuneTrial& trial)> save{};
  // The first trials of the same tuning, which was stopped. They are not played again, and the
  // result is that of a tuning without a stop.
  std::vector<TuneTrial> resumed{};
};

// The present parameters are those of `before`; where it is null or has none, those of an untuned
// search. The check at the end is always against them, with the same budget.
//
// Gives the whole of players/tuned/<game>.json with what was found in its place: {"budgets": {"50":
// {"values": {...}, "found": command, "share": …, "share_95": […], "games": …}}, "game": id}. Where
// nothing promised more, or the check's interval does not lie above an even share, the values stay
// as they are in `before`. Then the budget's "tried" gets one more entry with the command, and with
// the values and the check's figures if there was a check.
//
// `before`: the file as it is, or null. Errors: unknown_game, bad_option, bad_player, bad_tuned,
// bad_log (the trials to resume from are not of this tuning).
Expected<Json> tune_search(const TuneSearchOptions& options, const Json& before,
                           const TuneHooks& hooks);

}  // namespace kaisho::arena
