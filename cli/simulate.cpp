// kaisho simulate: many games between bots, counted.
#include "arena/simulate.h"

#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "cli/report.h"

namespace kaisho::cli {
namespace {

struct Wishes {
  SimulateOptions options;
  std::string bots = "greedy,random";
  std::string edition;
  bool json = false;
};

void print_players(const SimulateResult& result) {
  fmt::print("{:<28} {:>6} {:>16} {:>8} {:>8}", "player", "wins", "95% interval", "score",
             "margin");
  for (int seat = 0; seat < result.seats; ++seat)
    fmt::print(" {:>7}", fmt::format("seat {}", seat));
  fmt::print("\n");
  for (const PlayerScore& player : result.players) {
    const std::string name =
        player.seats > 1 ? fmt::format("{} ({} seats)", player.name, player.seats) : player.name;
    const std::string interval =
        fmt::format("{:.1f}% - {:.1f}%", player.share.low * 100, player.share.high * 100);
    fmt::print("{:<28} {:>5.1f}% {:>16} {:>8.2f} {:>+8.2f}", name, player.share.mean * 100,
               interval, player.score, player.margin);
    for (int seat = 0; seat < result.seats; ++seat) {
      fmt::print(" {:>6.1f}%", player.at[static_cast<std::size_t>(seat)] * 100);
    }
    fmt::print("\n");
  }
}

void print_table(const SimulateResult& result) {
  fmt::print(
      "{}, {} players: {} games ({} deals, each in every rotation of the seats), seed {}\n\n",
      result.game, result.seats, result.games, result.deals, result.seed);
  print_players(result);
  fmt::print("\nturns {:.1f} on average, {} to {}; {:.1f} decisions; {} games cut off\n",
             result.turns, result.turns_low, result.turns_high, result.decisions, result.capped);
  fmt::print("{:.2f} s, {:.0f} decisions a second\n", result.seconds, result.decisions_per_second);
}

// Per statistic: who used what, how often, and how they fared.
void print_uses(const SimulateResult& result) {
  const double all = static_cast<double>(result.games) * result.seats;
  std::string statistic;
  for (const Use& use : result.uses) {
    if (use.statistic != statistic) {
      statistic = use.statistic;
      fmt::print("\n{:<32} {:>8} {:>8} {:>8} {:>8} {:>16}\n", statistic, "games", "seats", "times",
                 "wins", "95% interval");
    }
    fmt::print("  {:<30} {:>7.1f}%", use.value, 100.0 * use.games / result.games);
    if (use.seats == 0) {
      fmt::print("\n");
      continue;
    }
    const std::string interval =
        fmt::format("{:.1f}% - {:.1f}%", use.share.low * 100, use.share.high * 100);
    fmt::print(" {:>7.1f}% {:>8.2f} {:>7.1f}% {:>16}\n", 100.0 * use.seats / all,
               static_cast<double>(use.times) / use.seats, use.share.mean * 100, interval);
  }
}

int run_simulate(Wishes& wishes) {
  wishes.options.bots = split_bots(wishes.bots);
  if (!wishes.edition.empty()) {
    Expected<Json> edition = read_json_file(wishes.edition);
    if (!edition) return complain(edition.error());
    wishes.options.edition = *std::move(edition);
  }
  const Expected<SimulateResult> result = [&] {
    ProgressBar bar;
    return simulate(wishes.options, [&](int done, int games) {
      bar.show(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(games));
    });
  }();
  if (!result) return complain(result.error());
  if (wishes.json) {
    std::cout << result->json().dump(2) << '\n';
  } else {
    print_table(*result);
    print_uses(*result);
  }
  return 0;
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
  command->add_option("--seed", options.seed, "of the deals and the bots' chance")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--bots", wishes.bots,
                      "one for each seat, or one for all: random, greedy, search:ms=200, level1 …");
  command->add_option("--turn-cap", options.turn_cap,
                      "turns after which a game is cut off; 0: never");
  command->add_option("--threads", options.threads, "0: one per core");
  command->add_option("--variants", options.variants, "of the game")->delimiter(',');
  command->add_option("--edition", wishes.edition, "a file, instead of the standard edition");
  command->add_flag("--report", options.report,
                    "count what was used, by how many seats, and how they fared");
  command->add_flag("--json", wishes.json, "print one JSON object");
  command->callback([&status] { status = run_simulate(wishes); });
}

}  // namespace kaisho::cli
