// kaisho balance: how an edition plays, or two of them over the same deals.
#include <fmt/format.h>

#include <array>
#include <iostream>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "arena/balance_page.h"
#include "arena/balance_report.h"
#include "arena/json_file.h"
#include "arena/shell_word.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/seed_option.h"
#include "cli/simulation_tables.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

struct Wishes {
  SimulateOptions options;
  std::string bots = "search:sims=100";
  std::string edition;
  std::string against;
  std::string html;
  std::string json;
};

// What gives the same report again; threads change nothing.
std::string command_of(const Wishes& wishes) {
  const SimulateOptions& options = wishes.options;
  std::string text =
      fmt::format("kaisho balance {} --players {} --games {} --seed {} --bots {}", options.game,
                  options.seats, options.games, options.seed, wishes.bots);
  for (std::size_t i = 0; i < options.variants.size(); ++i) {
    text += (i == 0 ? " --variants " : ",") + options.variants[i];
  }
  if (options.turn_cap != SimulateOptions{}.turn_cap) {
    text += fmt::format(" --turn-cap {}", options.turn_cap);
  }
  if (!wishes.edition.empty()) text += " --edition " + shell_word(wishes.edition);
  if (!wishes.against.empty()) text += " --against " + shell_word(wishes.against);
  return text;
}

// The options with the edition of that file, which is looked through; the standard one where there
// is none. A fault names the file: there may be two of them.
Expected<SimulateOptions> options_with(const SimulateOptions& options, const std::string& file) {
  SimulateOptions with = options;
  if (file.empty()) return with;
  Expected<Json> edition = read_json_file(file);
  if (!edition) return std::unexpected(edition.error());
  if (const Expected<GamePtr> sound = open_game(options.game, *edition); !sound) {
    Error fault = sound.error();
    fault.where = fault.where.empty() ? file : file + ": " + fault.where;
    return std::unexpected(std::move(fault));
  }
  with.edition = *std::move(edition);
  return with;
}

Expected<BalanceSide> play(const SimulateOptions& options, const std::stop_token& stop) {
  const Expected<GamePtr> game =
      options.edition ? open_game(options.game, *options.edition) : open_game(options.game);
  if (!game) return std::unexpected(game.error());
  ProgressBar bar;
  Expected<SimulateResult> result =
      simulate(options, [&](int done, int games) { bar.show(done, games); }, stop);
  if (!result) return std::unexpected(result.error());
  return BalanceSide{(*game)->edition().name, (*game)->edition().hash, *std::move(result)};
}

// Both editions are read before the first game, so that a fault in the second costs no time. Once
// stopped it tells of what was played till then, of both editions or of the first.
Expected<BalanceReport> report_of(const Wishes& wishes, const std::stop_token& stop) {
  const Expected<SimulateOptions> first = options_with(wishes.options, wishes.edition);
  if (!first) return std::unexpected(first.error());
  const Expected<SimulateOptions> second = options_with(wishes.options, wishes.against);
  if (!second) return std::unexpected(second.error());
  BalanceReport report{
      .command = command_of(wishes), .bots = wishes.bots, .first = {}, .second = {}};
  Expected<BalanceSide> side = play(*first, stop);
  if (!side) return std::unexpected(side.error());
  report.first = *std::move(side);
  report.stopped = report.first.result.stopped;
  if (!second->edition) return report;
  side = play(*second, stop);
  if (!side && side.error().code != "stopped") return std::unexpected(side.error());
  report.stopped = !side || side->result.stopped;
  if (side) report.second = *std::move(side);
  return report;
}

std::string ends(const Interval& interval, bool percent) {
  return percent ? fmt::format("{:+.1f}% to {:+.1f}%", interval.low * 100, interval.high * 100)
                 : fmt::format("{:+.2f} to {:+.2f}", interval.low, interval.high);
}

std::string number(double value, bool percent) {
  return percent ? fmt::format("{:.1f}%", value * 100) : fmt::format("{:.2f}", value);
}

void print_spreads(const SimulateResult& result) {
  fmt::print("\n{:<32} {:>8} {:>8} {:>8} {:>8} {:>8}\n", "over the games", "mean", "least", "half",
             "most", "± 95%");
  for (const Spread& spread : spreads(result)) {
    fmt::print("  {:<30} {:>8.2f} {:>8} {:>8} {:>8} {:>8.2f}\n", spread.name, spread.mean.mean,
               spread.quantile(0), spread.quantile(0.5), spread.quantile(1),
               (spread.mean.high - spread.mean.low) / 2);
  }
}

void print_side(const BalanceSide& side) {
  fmt::print("edition {}\n", side.edition);
  print_table(side.result);
  print_spreads(side.result);
  print_uses(side.result);
}

void print_differences(const BalanceReport& report) {
  fmt::print("\n{:<48} {:>9} {:>9} {:>9} {:>20}\n",
             fmt::format("{} less {}", report.first.edition, report.second->edition), "first",
             "second", "less", "95% interval");
  std::size_t compared = 0;
  std::size_t clear = 0;
  for (const Difference& one : differences(report.first.result, report.second->result)) {
    ++compared;
    if (!one.clear()) continue;
    ++clear;
    fmt::print("  {:<46} {:>9} {:>9} {:>9} {:>20}\n", one.subject + ", " + one.figure,
               number(one.first.mean, one.percent), number(one.second.mean, one.percent),
               number(one.difference.mean, one.percent), ends(one.difference, one.percent));
  }
  for (const std::string& line : wrapped(told_chance(compared, clear), 100)) {
    fmt::print("{}\n", line);
  }
}

// Those to be written, before the first game.
Expected<void> check_files(const Wishes& wishes) {
  if (auto sound = check_writable(wishes.html); !sound) return sound;
  if (auto sound = check_writable(wishes.json); !sound) return sound;
  const std::array others = {wishes.edition, wishes.against, wishes.html};
  if (auto apart = check_apart(wishes.json, others); !apart) return apart;
  return check_apart(wishes.html, std::span(others).first(2));
}

int run_balance(Wishes& wishes) {
  wishes.options.bots = split_bots(wishes.bots);
  wishes.options.rotate = wishes.options.bots.size() > 1;
  wishes.options.report = true;
  if (const auto sound = check_files(wishes); !sound) return complain(sound.error());
  const Interrupt interrupt;
  const Expected<BalanceReport> report = report_of(wishes, interrupt.token());
  if (!report) {
    const int status = complain(report.error());
    return report.error().code == "stopped" ? kInterrupted : status;
  }
  print_side(report->first);
  if (report->second) {
    fmt::print("\n");
    print_side(*report->second);
    print_differences(*report);
  }
  if (!wishes.json.empty()) {
    const auto written = write_file(wishes.json, report->json().dump(2) + '\n');
    if (!written) return complain(written.error());
  }
  if (!wishes.html.empty()) {
    const auto written = write_file(wishes.html, balance_page(*report));
    if (!written) return complain(written.error());
  }
  if (!report->stopped) return 0;
  std::cerr << "kaisho: stopped before the end; this is what was played till then.\n";
  return kInterrupted;
}

}  // namespace

void add_balance(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("balance", "how an edition plays: use and win shares");
  command->footer(
      "Good players play many games; counted is who wins from where, how long it takes, how far\n"
      "scores lie apart, and who used what and fared how. With --against another edition is "
      "played\n"
      "over the same deals, and what differs is told. docs/balance.md says how to read it.\n\n"
      "  kaisho balance yokohama --games 400 --html yokohama.html\n"
      "  kaisho balance yamatai --edition mine.json --against standard.json --html both.html\n"
      "  kaisho balance nippon --bots greedy --games 4000 --json nippon.json");
  static Wishes wishes;
  SimulateOptions& options = wishes.options;
  options.games = 200;
  command->add_option("GAME", options.game, "the game, e.g. yokohama")->required();
  command->add_option("--edition", wishes.edition, "a file, instead of the standard edition");
  command->add_option("--against", wishes.against, "a file: the edition to compare with");
  command->add_option("--players", options.seats, "seats at the table");
  command->add_option("--games", options.games,
                      "how many; of several bots, rounded up to whole rotations");
  command->add_option("--bots", wishes.bots, "one for each seat, or one for all");
  add_seed(*command, options.seed, "of the deals and the bots' chance");
  command->add_option("--variants", options.variants, "of the game")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--turn-cap", options.turn_cap,
                      "turns after which a game is cut off; 0: never");
  command->add_option("--threads", options.threads, "0: one per core");
  command->add_option("--html", wishes.html, "write a page with plots to this file");
  command->add_option("--json", wishes.json, "write all figures to this file");
  command->callback([&status] { status = run_balance(wishes); });
}

}  // namespace kaisho::cli
