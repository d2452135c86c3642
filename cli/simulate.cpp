// kaisho simulate: many games between bots, counted.
#include "arena/balance/simulate.h"

#include <algorithm>
#include <iostream>
#include <string>

#include "arena/command_line/program_options.h"
#include "arena/command_line/standard_output.h"
#include "arena/files/json_file.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/player_names.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "cli/simulation_tables.h"
#include "core/values/seat.h"

namespace kaisho::cli {
namespace {

constexpr const char* kBots = "greedy,random";

// The usual ones for more seats: the others are random, too.
std::string usual_bots(int seats) {
  std::string bots = kBots;
  for (int seat = 2; seat < std::min(seats, kMaxSeats); ++seat) bots += ",random";
  return bots;
}

struct SimulateFlags {
  arena::SimulateOptions options;
  std::string bots = kBots;
  std::string edition;
  bool json = false;
};

int run_simulate(SimulateFlags& flags) {
  if (const auto taken = arena::try_output(); !taken) return complain(taken.error());
  flags.options.bots = arena::split_bots(flags.bots);
  if (!flags.edition.empty()) {
    Expected<Json> edition = arena::read_json_file(flags.edition);
    if (!edition) return complain(edition.error());
    flags.options.edition = *std::move(edition);
  }
  const Interrupt interrupt;
  const Expected<arena::SimulateResult> result = [&] {
    ProgressBar bar;
    const auto show = [&](int done, int games) { bar.show(done, games); };
    return arena::simulate(flags.options, show, interrupt.token());
  }();
  if (!result) {
    const int status = complain(result.error());
    return result.error().code == "stopped" ? kInterrupted : status;
  }
  if (flags.json) {
    std::cout << json_text(result->json(), 2) << '\n';
  } else {
    const WrappedLines wrapped;
    print_table(*result);
    print_luck(*result);
    print_uses(*result);
  }
  if (result->fault) {
    std::cout << std::flush;
    return complain(*result->fault);
  }
  if (!result->stopped) return 0;
  std::cerr << "kaisho: stopped before the end; the figures are of the games played until then.\n";
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
  static SimulateFlags flags;
  arena::SimulateOptions& options = flags.options;
  command->add_option("GAME", options.game, "the game, e.g. osaka")->required();
  command->add_option("--players", options.seats, "seats at the table");
  command->add_option("--games", options.games, "how many, rounded up to whole rotations");
  add_seed(*command, options.seed);
  const CLI::Option* const bots = command->add_option(
      "--bots", flags.bots, "one for each seat, or one for all: " + player_names());
  command->add_option("--turn-cap", options.turn_cap,
                      "turns after which a game is cut off; 0: never");
  command->add_option("--threads", options.threads, "0: one per core");
  command->add_option("--variants", options.variants, "variants to play with")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--edition", flags.edition, "a file, instead of the standard edition")
      ->type_name(arena::kFile);
  command->add_flag("--report", options.report,
                    "count what was used, by how many seats, and how they fared");
  add_luck_adjusted(*command, options.luck_adjusted);
  add_answer_ms(*command, options.answer_ms);
  add_json(*command, flags.json);
  command->callback([&status, bots] {
    if (bots->count() == 0) flags.bots = usual_bots(flags.options.seats);
    status = run_simulate(flags);
  });
}

}  // namespace kaisho::cli
