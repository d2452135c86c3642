// kaisho balance: how an edition plays, or two of them over the same deals.
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <array>
#include <iostream>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>

#include "arena/balance/balance_report.h"
#include "arena/command_line/program_options.h"
#include "arena/command_line/shell_word.h"
#include "arena/command_line/standard_output.h"
#include "arena/files/json_file.h"
#include "arena/report/balance_page.h"
#include "arena/statistics/interval_text.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "cli/simulation_tables.h"
#include "core/characters/visible.h"
#include "core/terminal/columns.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::cli {
namespace {

struct BalanceFlags {
  arena::SimulateOptions options;
  std::string bots = "search:simulations=100";
  std::string edition;
  std::string against;
  std::string html;
  std::string json;
  const CLI::Option* json_option = nullptr;
  // Alone it is printed, with a file it is written there.
  bool prints_json() const { return json_option->count() > 0 && json.empty(); }
  bool force = false;
};

// What gives the same report again; threads change nothing.
std::string command_of(const BalanceFlags& flags) {
  const arena::SimulateOptions& options = flags.options;
  std::string text = fmt::format("kaisho balance {} --players {} --games {} --seed {} --bots {}",
                                 arena::shell_word(options.game), options.seats, options.games,
                                 options.seed, arena::shell_word(flags.bots));
  std::string variants;
  for (const std::string& variant : options.variants) {
    variants += (variants.empty() ? "" : ",") + variant;
  }
  if (!variants.empty()) text += " --variants " + arena::shell_word(variants);
  if (options.turn_cap != arena::SimulateOptions{}.turn_cap) {
    text += fmt::format(" --turn-cap {}", options.turn_cap);
  }
  if (options.answer_ms != arena::SimulateOptions{}.answer_ms) {
    text += fmt::format(" --answer-ms {}", options.answer_ms);
  }
  if (!flags.edition.empty()) text += " --edition " + arena::shell_path(flags.edition);
  if (!flags.against.empty()) text += " --against " + arena::shell_path(flags.against);
  return text;
}

// The options with the edition of that file, which is looked through; the standard one where there
// is none. A fault names the file: there may be two of them.
Expected<arena::SimulateOptions> options_with(const arena::SimulateOptions& options,
                                              const std::string& file) {
  arena::SimulateOptions with = options;
  if (file.empty()) return with;
  Expected<Json> edition = arena::read_json_file(file);
  if (!edition) return std::unexpected(edition.error());
  if (const Expected<GamePtr> sound = open_game(options.game, *edition); !sound) {
    Error fault = sound.error();
    fault.where = fault.where.empty() ? file : file + ": " + fault.where;
    return std::unexpected(std::move(fault));
  }
  with.edition = *std::move(edition);
  return with;
}

Expected<arena::BalanceSide> side_of(const arena::SimulateOptions& options,
                                     arena::SimulateResult result) {
  const Expected<GamePtr> game =
      options.edition ? open_game(options.game, *options.edition) : open_game(options.game);
  if (!game) return std::unexpected(game.error());
  const EditionInfo& edition = (*game)->edition();
  return arena::BalanceSide{edition.name, edition.hash, std::move(result),
                            borrowed_name(**game).has_value()};
}

// Both editions are read before the first game, so that a fault in the second costs no time. A
// stopped run reports the deals that were played until then.
Expected<arena::BalanceReport> report_of(const BalanceFlags& flags, const std::stop_token& stop) {
  const Expected<arena::SimulateOptions> first = options_with(flags.options, flags.edition);
  if (!first) return std::unexpected(first.error());
  const Expected<arena::SimulateOptions> second = options_with(flags.options, flags.against);
  if (!second) return std::unexpected(second.error());
  arena::BalanceReport report{
      .command = command_of(flags), .bots = flags.bots, .first = {}, .second = {}};
  ProgressBar bar;
  const auto show = [&](int done, int games) { bar.show(done, games); };
  arena::SimulateResult result;
  if (second->edition) {
    auto compared = arena::compare(*first, *second->edition, show, stop);
    if (!compared) return std::unexpected(compared.error());
    Expected<arena::BalanceSide> side = side_of(*second, std::move(compared->second));
    if (!side) return std::unexpected(side.error());
    report.second = *std::move(side);
    report.differences = std::move(compared->differences);
    result = std::move(compared->first);
  } else {
    auto played = arena::simulate(*first, show, stop);
    if (!played) return std::unexpected(played.error());
    result = *std::move(played);
  }
  report.stopped = result.stopped;
  Expected<arena::BalanceSide> side = side_of(*first, std::move(result));
  if (!side) return std::unexpected(side.error());
  report.first = *std::move(side);
  return report;
}

void print_spreads(const arena::SimulateResult& result) {
  fmt::print(std::cout, "\n{:<32} {:>22} {:>8} {:>8} {:>8}\n", "over the games",
             std::string("mean") + arena::kInBrackets, "least", "half", "most");
  for (const arena::Spread& spread : result.spreads) {
    fmt::print(std::cout, "  {:<30} {:>22} {:>8} {:>8} {:>8}\n", spread.name,
               arena::number_text(spread.mean), spread.counts.least(), spread.counts.quantile(0.5),
               spread.counts.most());
  }
}

void print_side(const arena::BalanceSide& side, const std::string& name) {
  fmt::print(std::cout, "edition {}\n", visible(name));
  print_table(side.result);
  print_spreads(side.result);
  print_uses(side.result);
}

// Prints the differences that are clear of chance, the surest first.
void print_differences(const arena::BalanceReport& report) {
  fmt::print(std::cout, "\n{} {:>9} {:>9} {:>26}  {}\n",
             padded(visible(report.names().first + " minus " + report.names().second), 48), "first",
             "second", std::string("minus") + arena::kInBrackets, "of");
  const auto clear = arena::clear_differences(report.differences);
  for (const arena::Difference& one : clear) {
    fmt::print(std::cout, "  {} {:>9} {:>9} {:>26}  {}\n",
               padded(visible(one.subject + ", " + one.figure), 46),
               arena::value_text(one, one.first.mean), arena::value_text(one, one.second.mean),
               arena::difference_text(one), arena::of_text(one));
  }
  fmt::print(std::cout,
             "{} The surest come first. pp are percentage points; the last column has how many "
             "seats or games a figure is of.\n",
             arena::chance_sentence(report.differences.size(), clear.size()));
}

// Checks the files to be written, before the first game.
Expected<void> check_outputs(const BalanceFlags& flags) {
  if (flags.json.empty() && flags.html.empty()) return arena::try_output();
  const std::array others = {flags.edition, flags.against, flags.html};
  if (auto sound = check_output(flags.json, flags.force, others); !sound) return sound;
  return check_output(flags.html, flags.force, std::span(others).first(2));
}

void print_report(const arena::BalanceReport& report) {
  const WrappedLines wrapped;
  print_side(report.first, report.names().first);
  if (!report.second) return;
  fmt::print(std::cout, "\n");
  print_side(*report.second, report.names().second);
  print_differences(report);
}

// Each that is requested, and then the first fault.
Expected<void> write_files(const arena::BalanceReport& report, const BalanceFlags& flags) {
  Expected<void> json;
  Expected<void> html;
  if (!flags.json.empty()) json = write_file(flags.json, json_text(report.json(), 2) + '\n');
  if (!flags.html.empty()) html = write_file(flags.html, arena::balance_page(report));
  return json ? html : json;
}

int run_balance(BalanceFlags& flags) {
  flags.options.bots = arena::split_bots(flags.bots);
  flags.options.rotate = flags.options.bots.size() > 1;
  flags.options.report = true;
  if (const auto sound = check_outputs(flags); !sound) return complain(sound.error());
  const Interrupt interrupt;
  const Expected<arena::BalanceReport> report = report_of(flags, interrupt.token());
  if (!report) {
    const int status = complain(report.error());
    return report.error().code == "stopped" ? kInterrupted : status;
  }
  // Neither is lost where the other fails.
  const auto written = write_files(*report, flags);
  if (flags.prints_json()) {
    std::cout << json_text(report->json(), 2) << '\n';
  } else {
    print_report(*report);
  }
  std::cout << std::flush;
  if (!written) return complain(written.error());
  // Both editions of a comparison have the same fault.
  if (const auto& fault = report->first.result.fault) return complain(*fault);
  if (!report->stopped) return 0;
  std::cerr << "kaisho: stopped before the end; the figures are of the games played until then.\n";
  return kInterrupted;
}

}  // namespace

void add_balance(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("balance", "how an edition plays: use and win shares");
  command->footer(
      "Good players play many games; it counts who wins from where, how long it takes, how far\n"
      "scores lie apart, and who used what and fared how. With --against another edition is "
      "played\n"
      "over the same deals, and the differences are shown. docs/balance.md says how to read it.\n\n"
      "  kaisho balance osaka --games 400 --html osaka.html\n"
      "  kaisho balance osaka --edition mine.json --against standard.json --html both.html\n"
      "  kaisho balance osaka --bots greedy --games 4000 --json osaka.json");
  static BalanceFlags flags;
  arena::SimulateOptions& options = flags.options;
  options.games = 200;
  CLI::Option* const game =
      command->add_option("GAME", options.game, "the game, e.g. osaka")->required();
  command->add_option("--edition", flags.edition, "a file, instead of the standard edition")
      ->type_name(arena::kFile);
  command->add_option("--against", flags.against, "a file: the edition to compare with")
      ->type_name(arena::kFile);
  command->add_option("--players", options.seats, "seats at the table");
  command->add_option("--games", options.games,
                      "how many; with several bots, rounded up to whole rotations");
  command->add_option("--bots", flags.bots, "one for each seat, or one for all");
  add_seed(*command, options.seed);
  add_answer_ms(*command, options.answer_ms);
  command->add_option("--variants", options.variants, "variants to play with")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--turn-cap", options.turn_cap,
                      "turns after which a game is cut off; 0: never");
  command->add_option("--threads", options.threads, "0: one per core");
  command->add_option("--html", flags.html, "write a page with plots to this file")
      ->type_name(arena::kFile);
  // With a file it is the older form, which scripts may use. The game may stand behind it, too.
  const auto take_json = [game](const std::string& word) {
    if (game->count() == 0 && find_module(word)) {
      game->add_result(word);
      flags.options.game = word;
    } else if (word != "-") {
      flags.json = word;
    }
  };
  flags.json_option = command
                          ->add_option_function<std::string>(
                              "--json", take_json,
                              std::string(kJsonHelp) + "; or write it to a file, beside the text")
                          ->type_name(arena::kFileOrNone)
                          ->expected(0, 1);
  command->add_flag("--force", flags.force, kForceHelp);
  command->callback([&status] { status = run_balance(flags); });
}

}  // namespace kaisho::cli
