// kaisho-tune-weights: finds the weights of a game's linear value and writes them, for
// players/weights/.
#include <CLI/CLI.hpp>

#include "arena/command_line/tool.h"
#include "arena/tuning/tune_weights.h"

int main(int argc, char** argv) {
  kaisho::arena::TuneWeightsOptions options;
  CLI::App app{"Finds the weights of a game's linear value, printed as JSON."};
  app.add_option("game", options.game, "e.g. osaka")->required();
  app.add_option("--rounds", options.rounds, "of self-play and fit")->capture_default_str();
  app.add_option("--games", options.games, "of self-play in a round")->capture_default_str();
  app.add_option("--steps", options.steps, "towards what wins")->capture_default_str();
  app.add_option("--step-games", options.step_games, "for each")->capture_default_str();
  app.add_option("--check-games", options.check_games, "at the end")->capture_default_str();
  app.add_option("--seed", options.seed)->capture_default_str();
  app.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
  if (const auto ended = kaisho::arena::parse_options(app, argc, argv)) return *ended;

  if (const auto taken = kaisho::arena::try_output(); !taken) {
    return kaisho::arena::complain(taken.error());
  }
  const auto found = kaisho::arena::tune_weights(options, kaisho::arena::print_note);
  if (!found) return kaisho::arena::complain(found.error());
  return kaisho::arena::print_result(*found, 2);
}
