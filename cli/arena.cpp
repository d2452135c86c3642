// kaisho arena: players in a contest, counted so that the numbers stand.
#include <fmt/format.h>

#include <array>
#include <iostream>
#include <span>

#include "arena/contest_page.h"
#include "arena/contest_run.h"
#include "arena/contest_tables.h"
#include "arena/json_file.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/seed_option.h"
#include "players/budget.h"
#include "remote/nats_executor.h"
#include "remote/program.h"

namespace kaisho::cli {
namespace {

struct Wishes {
  Contest contest;
  std::vector<std::string> players;
  Budget budget;
  std::string kind = "match";
  std::string field = "one";
  int games = 200;
  std::string sprt;
  std::string edition;
  int threads = 0;
  std::string nats;
  std::string out;
  std::string resume;
  std::string report;
  std::string html;
  bool json = false;
  bool other_program = false;

  // Which options were given, for those that a file makes idle.
  std::vector<const CLI::Option*> of_contest;
  std::vector<const CLI::Option*> of_play;
  const CLI::Option* of_games = nullptr;  // among those of play: a file may be given more
};

void print_grid(const Grid& grid) {
  std::vector<std::size_t> widths(grid.columns.size());
  const auto widen = [&](const std::vector<std::string>& row) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  };
  const auto print = [&](const std::vector<std::string>& row) {
    std::string line = padded(row[0], widths[0]);
    for (std::size_t i = 1; i < row.size(); ++i) {
      line += "  " + std::string(widths[i] - width(row[i]), ' ') + row[i];
    }
    std::cout << line << '\n';
  };
  widen(grid.columns);
  for (const auto& row : grid.rows) widen(row);
  print(grid.columns);
  for (const auto& row : grid.rows) print(row);
}

void print_report(const ContestReport& report) {
  std::cout << contest_summary(report) << '\n';
  for (const ContestTable& table : contest_tables(report)) {
    std::cout << '\n' << table.title << '\n';
    for (const std::string& line : wrapped(table.note, 100)) std::cout << line << '\n';
    std::cout << '\n';
    print_grid(table.grid);
  }
  if (const std::string sentence = sprt_sentence(report); !sentence.empty()) {
    std::cout << '\n' << sentence << '\n';
  }
}

// Prints before it writes, lest a full disk take all.
int show_report(const ContestReport& report, const Wishes& wishes) {
  if (wishes.json) {
    std::cout << report_json(report).dump(2) << '\n';
  } else {
    print_report(report);
  }
  std::cout << std::flush;
  if (wishes.html.empty()) return 0;
  const auto written = write_file(wishes.html, contest_page(report));
  return written ? 0 : complain(written.error());
}

// The contest that GAME, the players and the options describe.
Expected<Contest> described(const Wishes& wishes) {
  Contest contest = wishes.contest;
  if (contest.game.empty()) return fail("bad_option", "Name a game, e.g. osaka.", "GAME");
  for (const std::string& text : wishes.players) {
    Expected<NamedPlayer> player = parse_named_player(text, wishes.budget);
    if (!player) return std::unexpected(player.error());
    contest.players.push_back(*std::move(player));
  }
  contest.kind = wishes.kind == "round-robin" ? ContestKind::kRoundRobin
                 : wishes.kind == "ladder"    ? ContestKind::kLadder
                                              : ContestKind::kMatch;
  contest.field = wishes.field == "two" ? ContestField::kTwo : ContestField::kOne;
  if (contest.seats < 2 || contest.seats > kMaxSeats) {
    return fail("bad_option", "A contest has 2 to 4 seats at a table.", "players");
  }
  contest.deals = deals_for(contest, wishes.games);
  if (!wishes.sprt.empty()) {
    const Expected<SprtBounds> bounds = parse_sprt(wishes.sprt);
    if (!bounds) return std::unexpected(bounds.error());
    contest.sprt = *bounds;
  }
  if (!wishes.edition.empty()) {
    Expected<Json> edition = read_json_file(wishes.edition);
    if (!edition) return std::unexpected(edition.error());
    contest.edition = std::make_shared<const Json>(*std::move(edition));
  }
  return contest;
}

// What would be passed over in silence beside a file.
Expected<void> left_out(std::span<const CLI::Option* const> options) {
  for (const CLI::Option* option : options) {
    if (option->count() == 0) continue;
    return fail("bad_option", "The file says what is played: leave out " + option->get_name() + ".",
                option->get_name());
  }
  return {};
}

// That of the file, with more games if they are wished for.
Expected<Contest> resumed(const Wishes& wishes) {
  if (auto alone = left_out(wishes.of_contest); !alone) return std::unexpected(alone.error());
  Expected<ContestResults> results = read_contest_file(wishes.resume);
  if (!results) return std::unexpected(results.error());
  Contest contest = std::move(results->contest);
  if (wishes.of_games->count() == 0) return contest;
  if (contest.sprt) {
    return fail("bad_option",
                "How many games a sequential test may take is fixed before: leave out --games.",
                "games");
  }
  contest.deals = deals_for(contest, wishes.games);
  return contest;
}

Expected<Contest> wished_contest(const Wishes& wishes) {
  Expected<Contest> contest = wishes.resume.empty() ? described(wishes) : resumed(wishes);
  if (contest) contest->program = program_name();
  return contest;
}

Expected<std::unique_ptr<Executor>> executor_of(const Contest& contest, const Wishes& wishes) {
  if (wishes.nats.empty()) return std::make_unique<LocalExecutor>(wishes.threads);
  return NatsExecutor::open(
      wishes.nats, json_text(contest_json(contest)),
      [](const std::string& sentence) { std::cerr << "\nkaisho: " << sentence << '\n'; });
}

Expected<ContestReport> play(const Contest& contest, const Wishes& wishes,
                             const std::stop_token& stop) {
  const std::string& path = wishes.resume.empty() ? wishes.out : wishes.resume;
  ContestFile file;
  std::vector<ContestGame> known;
  if (!path.empty()) {
    Expected<std::vector<ContestGame>> opened = file.open(
        path, contest, wishes.other_program ? OtherProgram::kGoOn : OtherProgram::kRefuse);
    if (!opened) return std::unexpected(opened.error());
    known = *std::move(opened);
  }
  ProgressBar bar;
  const std::uint64_t games = games_in_all(contest);
  const auto executor = executor_of(contest, wishes);
  if (!executor) return std::unexpected(executor.error());
  return run_contest(
      contest, **executor, known, path.empty() ? nullptr : &file,
      [&](const ContestTally& tally) { bar.show(tally.games(), games, tally.note()); }, stop);
}

int report_only(const Wishes& wishes) {
  for (const auto& options : {wishes.of_contest, wishes.of_play}) {
    if (const auto alone = left_out(options); !alone) return complain(alone.error());
  }
  const Expected<ContestResults> results = read_contest_file(wishes.report);
  if (!results) return complain(results.error());
  ContestTally tally(results->contest);
  for (const ContestGame& game : results->games) tally.add(game);
  return show_report(tally.report(), wishes);
}

int run_arena(const Wishes& wishes) {
  if (const auto sound = check_writable(wishes.html); !sound) return complain(sound.error());
  const std::array others = {wishes.out, wishes.resume, wishes.report, wishes.edition};
  if (const auto apart = check_apart(wishes.html, others); !apart) return complain(apart.error());
  if (!wishes.report.empty()) return report_only(wishes);
  const Interrupt interrupt;
  Expected<Contest> wished = wished_contest(wishes);
  if (!wished) return complain(wished.error());
  const Programs programs = wishes.nats.empty() ? Programs::kHere : Programs::kElsewhere;
  const Expected<Contest> contest = seal(*std::move(wished), programs);
  if (!contest) return complain(contest.error());
  const Expected<ContestReport> report = play(*contest, wishes, interrupt.token());
  if (!report) return complain(report.error());
  if (const int status = show_report(*report, wishes); status != 0) return status;
  if (report->complete()) return 0;
  const std::string& path = wishes.resume.empty() ? wishes.out : wishes.resume;
  std::cerr << "kaisho: stopped before the end."
            << (path.empty() ? "" : " To go on: kaisho arena --resume " + path) << '\n';
  return kInterrupted;
}

// What makes the contest, but for --games.
void add_contest_options(CLI::App& command, Wishes& wishes) {
  Contest& contest = wishes.contest;
  command.add_option("GAME", contest.game, "the game, e.g. osaka");
  command.add_option("PLAYER", wishes.players,
                     "two or more: search:ms=200, new=search:ms=200,explore=20, "
                     "mine=command:./bot …");
  command.add_option("--players", contest.seats, "seats at the table");
  command.add_option("--kind", wishes.kind, "who meets whom")
      ->check(CLI::IsMember({"match", "round-robin", "ladder"}));
  command.add_option("--field", wishes.field, "of 3 or 4 seats: one against all, or two each of 4")
      ->check(CLI::IsMember({"one", "two"}));
  add_seed(command, contest.seed, "of the deals and the players' chance");
  CLI::Option* const ms = command
                              .add_option("--ms", wishes.budget.ms,
                                          "milliseconds a decision for players that name no budget")
                              ->check(CLI::Range(1, kMostMilliseconds));
  command
      .add_option("--sims", wishes.budget.sims, "simulations a decision for such players, instead")
      ->check(CLI::Range(1, kMostSimulations))
      ->excludes(ms);
  command.add_option("--sprt", wishes.sprt,
                     "elo0,elo1[,alpha,beta]: stop when the games speak for one of them");
  command.add_option("--turn-cap", contest.turn_cap,
                     "turns after which a game is cut off; 0: never");
  command.add_option("--variants", contest.variants, "of the game")
      ->delimiter(',')
      ->allow_extra_args(false);
  command.add_option("--edition", wishes.edition, "a file, instead of the standard edition");
  command.add_option("--answer-ms", contest.answer_ms, "milliseconds a command has for an answer");
}

}  // namespace

void add_arena(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("arena", "let players meet in a contest and rate them");
  command->footer(
      "Every deal is played in every seating, and deals, not games, are the unit of evidence. The\n"
      "same command gives the same numbers on any number of threads (but for players that think "
      "by\n"
      "the clock). With --out a contest can be stopped (Ctrl-C) and gone on with by the same "
      "command.\n"
      "docs/arena.md tells what the numbers mean.\n\n"
      "  kaisho arena osaka new=search:explore=20 old=search --ms 50 --sprt 0,20 --games 20000\n"
      "  kaisho arena nippon search:sims=100 greedy --players 4 --games 400 --out match.jsonl\n"
      "  kaisho arena osaka random level1 level2 level3 --kind ladder --html ladder.html\n"
      "  kaisho arena --resume match.jsonl");
  static Wishes wishes;
  const auto add_play = [&](CLI::Option* option) { wishes.of_play.push_back(option); };
  add_contest_options(*command, wishes);
  for (const CLI::Option* option : command->get_options()) wishes.of_contest.push_back(option);
  add_play(
      command->add_option("--games", wishes.games, "of each pairing, rounded up to whole deals")
          ->check(CLI::Range(1, 100'000'000)));
  wishes.of_games = wishes.of_play.back();
  add_play(command->add_option("--threads", wishes.threads, "0: one per core")
               ->check(CLI::Range(0, 1024)));
  add_play(command->add_option("--nats", wishes.nats,
                               "nats://HOST:PORT: have the games played by workers"));
  add_play(command->add_flag("--other-program", wishes.other_program,
                             "go on with a file although another program played its games"));
  CLI::Option* const out =
      command->add_option("--out", wishes.out, "a file for the results, one JSON line a game");
  CLI::Option* const resume =
      command
          ->add_option("--resume", wishes.resume,
                       "go on with the contest of such a file; with --games, up to that many")
          ->excludes(out);
  command->add_option("--report", wishes.report, "tell of such a file, play nothing")
      ->excludes(out)
      ->excludes(resume);
  command->add_option("--html", wishes.html, "write the report as a page, too");
  command->add_flag("--json", wishes.json, "print the report as one JSON object");
  command->callback([&status] { status = run_arena(wishes); });
}

}  // namespace kaisho::cli
