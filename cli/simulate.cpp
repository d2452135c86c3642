// kaisho simulate: many games between bots, counted.
#include "arena/simulate.h"

#include <iostream>

#include "arena/json_file.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/seed_option.h"
#include "cli/simulation_tables.h"

namespace kaisho::cli {
namespace {

struct Wishes {
  SimulateOptions options;
  std::string bots = "greedy,random";
  std::string edition;
  bool json = false;
};

int run_simulate(Wishes& wishes) {
  wishes.options.bots = split_bots(wishes.bots);
  if (!wishes.edition.empty()) {
    Expected<Json> edition = read_json_file(wishes.edition);
    if (!edition) return complain(edition.error());
    wishes.options.edition = *std::move(edition);
  }
  const Interrupt interrupt;
  const Expected<SimulateResult> result = [&] {
    ProgressBar bar;
    const auto show = [&](int done, int games) { bar.show(done, games); };
    return simulate(wishes.options, show, interrupt.token());
  }();
  if (!result) {
    const int status = complain(result.error());
    return result.error().code == "stopped" ? kInterrupted : status;
  }
  if (wishes.json) {
    std::cout << result->json().dump(2) << '\n';
  } else {
    print_table(*result);
    print_uses(*result);
  }
  if (!result->stopped) return 0;
  std::cerr << "kaisho: stopped before the end; this is what was played till then.\n";
  return kInterrupted;
}

}  // namespace

void add_simulate(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("simulate", "let bots play many games and count");
  command->footer(
      "Every deal is played once in every rotation of the seats, so that luck and seat favour\n"
      "nobody. The same seed gives the same figures, whatever the number of threads (but for\n"
      "players that think by the clock). Wins are shares: a victory shared by two counts half.\n\n"
      "  kaisho simulate osaka --players 3 --games 10000 --seed 1 --bots greedy,random,random\n"
      "  kaisho simulate osaka --games 400 --bots search:ms=200,greedy --json");
  static Wishes wishes;
  SimulateOptions& options = wishes.options;
  command->add_option("GAME", options.game, "the game, e.g. osaka")->required();
  command->add_option("--players", options.seats, "seats at the table");
  command->add_option("--games", options.games, "how many, rounded up to whole rotations");
  add_seed(*command, options.seed, "of the deals and the bots' chance");
  command->add_option("--bots", wishes.bots,
                      "one for each seat, or one for all: random, greedy, search:ms=200, level1 …");
  command->add_option("--turn-cap", options.turn_cap,
                      "turns after which a game is cut off; 0: never");
  command->add_option("--threads", options.threads, "0: one per core");
  command->add_option("--variants", options.variants, "of the game")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--edition", wishes.edition, "a file, instead of the standard edition");
  command->add_flag("--report", options.report,
                    "count what was used, by how many seats, and how they fared");
  command->add_flag("--json", wishes.json, "print one JSON object");
  command->callback([&status] { status = run_simulate(wishes); });
}

}  // namespace kaisho::cli
