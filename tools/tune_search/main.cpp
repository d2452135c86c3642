// kaisho-tune-search: tunes the parameters of the search for a game, for players/tuned/.
#include <CLI/CLI.hpp>

#include "arena/command_line/tool.h"
#include "arena/files/json_file.h"
#include "arena/tuning/tune_log.h"
#include "arena/tuning/tune_search.h"
#include "core/reading/embedded_json.h"
#include "remote/program.h"

namespace {

// Without a path, the file that the program has built in; null where there is none.
kaisho::Expected<kaisho::Json> read(const std::string& path, const std::string& game) {
  if (path.empty()) return kaisho::embedded_json("players/tuned", game).value_or(kaisho::Json());
  return kaisho::arena::read_json_file(path);
}

using kaisho::arena::complain;

}  // namespace

int main(int argc, char** argv) {
  kaisho::arena::TuneSearchOptions options;
  std::string before;
  std::string log_path;
  CLI::App app{"Tunes the parameters of the search for a game; prints players/tuned/GAME.json."};
  app.add_option("game", options.game, "e.g. osaka")->required();
  app.add_option("--ms", options.ms, "for a decision, 50 or 500")->capture_default_str();
  app.add_option("--simulations,--sims", options.simulations,
                 "for a decision, instead of a time; 0: the time")
      ->capture_default_str();
  app.add_option("--players", options.seats, "seats at the table")->capture_default_str();
  app.add_option("--against", options.against, "who plays the tries' other seats; else as they are")
      ->type_name("SPEC");
  app.add_option("--trials", options.trials, "settings tried")->capture_default_str();
  app.add_option("--trial-games", options.trial_games, "for each")->capture_default_str();
  app.add_option("--check-games", options.check_games, "at the end")->capture_default_str();
  app.add_option("--seed", options.seed, "of deals and chance")->capture_default_str();
  app.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
  app.add_option("--before", before,
                 "the file as it is, whose other budget stays; else the game's own")
      ->type_name(kaisho::arena::kFile);
  app.add_option("--log", log_path, "keeps every try; begun again with it, a tuning goes on")
      ->type_name(kaisho::arena::kFile);
  if (const auto ended = kaisho::arena::parse_options(app, argc, argv)) return *ended;

  if (const auto taken = kaisho::arena::try_output(); !taken) return complain(taken.error());
  const auto file = read(before, options.game);
  if (!file) return complain(file.error());
  kaisho::arena::TuneLog log;
  kaisho::arena::TuneHooks hooks{.log = kaisho::arena::print_note};
  if (!log_path.empty()) {
    auto known = log.open(log_path, options, kaisho::remote::program_name());
    if (!known) return complain(known.error());
    hooks.resumed = *std::move(known);
    hooks.save = [&](const kaisho::arena::TuneTrial& trial) { return log.add(trial); };
  }
  const auto found = kaisho::arena::tune_search(options, *file, hooks);
  if (!found) return complain(found.error());
  return kaisho::arena::print_result(*found, 2);
}
