// kaisho arena: players in a contest, counted so that the numbers stand.
#include <fmt/format.h>

#include <array>
#include <iostream>
#include <span>

#include "arena/command_line/program_options.h"
#include "arena/command_line/shell_word.h"
#include "arena/command_line/standard_output.h"
#include "arena/contest/contest_run.h"
#include "arena/files/json_file.h"
#include "arena/report/contest_page.h"
#include "arena/report/contest_tables.h"
#include "cli/commands.h"
#include "cli/contest_records.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "core/terminal/columns.h"
#include "players/budget.h"
#include "remote/nats_executor.h"
#include "remote/program.h"

namespace kaisho::cli {
namespace {

// The exit status where a sequential test ended without a verdict, for forfeits would have been it.
constexpr int kNoVerdict = 2;

struct ArenaFlags {
  arena::Contest contest;
  std::vector<std::string> players;
  players::Budget budget;
  std::string kind = "match";
  std::string field = "one";
  int games = 200;
  std::string sprt;
  bool luck_adjusted = false;
  std::string edition;
  int threads = 0;
  std::string nats;
  std::string out;
  std::string resume;
  std::string report;
  std::string records;
  std::string html;
  bool force = false;
  bool json = false;
  bool other_program = false;

  // Which options were given, for those that a file makes idle.
  std::vector<const CLI::Option*> of_contest;
  std::vector<const CLI::Option*> of_play;
  const CLI::Option* of_games = nullptr;  // among those of play: a file may be given more
};

// A file that a report is made of may hold any text.
std::vector<std::string> shown(std::vector<std::string> cells) {
  for (std::string& cell : cells) cell = visible(cell);
  return cells;
}

void print_grid(const arena::Grid& grid) {
  const std::vector<std::string> head = shown(grid.columns);
  std::vector<std::vector<std::string>> rows;
  rows.reserve(grid.rows.size());
  for (const auto& row : grid.rows) rows.push_back(shown(row));
  std::vector<std::size_t> widths(head.size());
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
  widen(head);
  for (const auto& row : rows) widen(row);
  print(head);
  for (const auto& row : rows) print(row);
}

void print_tables(const arena::ContestReport& report) {
  const WrappedLines wrapped;
  std::cout << visible(arena::contest_summary(report)) << '\n';
  for (const arena::ContestTable& table : arena::contest_tables(report)) {
    std::cout << '\n' << table.title << '\n';
    if (!table.note.empty()) std::cout << table.note << '\n';
    std::cout << '\n';
    print_grid(table.grid);
  }
  if (const std::string sentence = arena::sprt_sentence(report); !sentence.empty()) {
    std::cout << '\n' << sentence << '\n';
  }
}

void print_report(const arena::ContestReport& report) {
  print_tables(report);
  // Last, and never broken, since they are to be copied.
  for (const arena::ContestTable& table : arena::contest_tables(report)) {
    for (const std::string& line : table.lines) std::cout << '\n' << visible(line);
    if (!table.lines.empty()) std::cout << '\n';
  }
}

// The page is not lost where nobody reads what is printed.
int show_report(const arena::ContestReport& report, const ArenaFlags& flags) {
  Expected<void> written;
  if (!flags.html.empty()) written = write_file(flags.html, arena::contest_page(report));
  if (flags.json) {
    std::cout << json_text(arena::report_json(report), 2) << '\n';
  } else {
    print_report(report);
  }
  std::cout << std::flush;
  if (!written) return complain(written.error());
  return report.sprt && report.sprt->verdict == arena::Verdict::kForfeits ? kNoVerdict : 0;
}

// What was played before the fault is reported, too, and where nobody reads that, the fault still
// is.
int show_fault(const arena::ContestReport& report, const ArenaFlags& flags) {
  const int status = complain(*report.fault);
  if (report.games > 0) show_report(report, flags);
  return status;
}

// The contest that GAME, the players and the options describe.
Expected<arena::Contest> described(const ArenaFlags& flags) {
  arena::Contest contest = flags.contest;
  if (contest.game.empty()) return fail("bad_option", "cli.game_needed", {}, "GAME");
  for (const std::string& text : flags.players) {
    Expected<arena::NamedPlayer> player = arena::parse_named_player(text, flags.budget);
    if (!player) return std::unexpected(player.error());
    contest.players.push_back(*std::move(player));
  }
  contest.kind = flags.kind == "round-robin" ? arena::ContestKind::kRoundRobin
                 : flags.kind == "ladder"    ? arena::ContestKind::kLadder
                                             : arena::ContestKind::kMatch;
  contest.field = flags.field == "two" ? arena::ContestField::kTwo : arena::ContestField::kOne;
  if (contest.seats < 2 || contest.seats > kMaxSeats) {
    return fail("bad_option", "cli.contest_seats", {{"most", kMaxSeats}, {"found", contest.seats}},
                "players");
  }
  contest.deals = arena::deals_for(contest, flags.games);
  if (!flags.sprt.empty()) {
    const Expected<arena::SprtBounds> bounds = arena::parse_sprt(flags.sprt);
    if (!bounds) return std::unexpected(bounds.error());
    contest.sprt = *bounds;
  }
  if (flags.luck_adjusted) contest.luck.emplace();
  if (!flags.edition.empty()) {
    Expected<Json> edition = arena::read_json_file(flags.edition);
    if (!edition) return std::unexpected(edition.error());
    contest.edition = std::make_shared<const Json>(*std::move(edition));
  }
  return contest;
}

// What would be passed over in silence beside a file.
Expected<void> left_out(std::span<const CLI::Option* const> options) {
  for (const CLI::Option* option : options) {
    if (option->count() == 0) continue;
    return fail("bad_option", "cli.told_by_file", {{"found", option->get_name()}},
                option->get_name());
  }
  return {};
}

// That of the file, with more games if they are requested.
Expected<arena::Contest> resumed(const ArenaFlags& flags) {
  if (auto alone = left_out(flags.of_contest); !alone) return std::unexpected(alone.error());
  // A pipe could not be written to, and would be waited for.
  if (auto regular = check_regular(flags.resume); !regular) {
    return std::unexpected(regular.error());
  }
  Expected<arena::ContestResults> results = arena::read_contest_file(flags.resume);
  if (!results) return std::unexpected(results.error());
  arena::Contest contest = std::move(results->contest);
  if (flags.of_games->count() == 0) return contest;
  if (contest.sprt) {
    return fail("bad_option", "cli.games_fixed", {}, "games");
  }
  contest.deals = arena::deals_for(contest, flags.games);
  return contest;
}

Expected<arena::Contest> requested_contest(const ArenaFlags& flags) {
  Expected<arena::Contest> contest = flags.resume.empty() ? described(flags) : resumed(flags);
  if (contest) contest->program = remote::program_name();
  return contest;
}

Expected<std::unique_ptr<arena::Executor>> executor_of(const arena::Contest& contest,
                                                       const ArenaFlags& flags) {
  if (flags.nats.empty()) return std::make_unique<arena::LocalExecutor>(flags.threads);
  return remote::NatsExecutor::open(
      flags.nats, json_text(arena::contest_json(contest)), [](const std::string& sentence) {
        constexpr std::size_t kMost = 500;  // characters; another machine may have said them
        std::cerr << "\nkaisho: " << visible_start(sentence, kMost) << '\n';
      });
}

Expected<arena::ContestReport> play(const arena::Contest& contest, const ArenaFlags& flags,
                                    const std::stop_token& stop) {
  const std::string& path = flags.resume.empty() ? flags.out : flags.resume;
  arena::ContestFile file;
  std::vector<arena::ContestGame> known;
  if (!path.empty()) {
    Expected<std::vector<arena::ContestGame>> opened = file.open(
        path, contest,
        flags.other_program ? arena::OtherProgram::kResume : arena::OtherProgram::kRefuse);
    if (!opened) return std::unexpected(opened.error());
    known = *std::move(opened);
  }
  ProgressBar bar;
  const std::uint64_t games = arena::games_in_all(contest);
  std::optional<ContestRecords> records;
  if (!flags.records.empty()) {
    auto opened = ContestRecords::open(flags.records, contest, known, flags.force);
    if (!opened) return std::unexpected(opened.error());
    records = *std::move(opened);
  }
  arena::KeepGame keep;
  if (records) keep = [&records](const arena::ContestGame& game) { return records->add(game); };
  const auto executor = executor_of(contest, flags);
  if (!executor) return std::unexpected(executor.error());
  return arena::run_contest(
      contest, **executor, known, path.empty() ? nullptr : &file,
      [&](const arena::ContestTally& tally) { bar.show(tally.games(), games, tally.note()); }, stop,
      keep);
}

int report_only(const ArenaFlags& flags) {
  for (const auto& options : {flags.of_contest, flags.of_play}) {
    if (const auto alone = left_out(options); !alone) return complain(alone.error());
  }
  const Expected<arena::ContestResults> results = arena::read_contest_file(flags.report);
  if (!results) return complain(results.error());
  arena::ContestTally tally(results->contest);
  for (const arena::ContestGame& game : results->games) tally.add(game);
  return show_report(tally.report(), flags);
}

int run_arena(const ArenaFlags& flags) {
  if (flags.out == "-") return complain(error_of("cannot_write", "cli.dash", {}, "--out"));
  const std::array others = {flags.out, flags.resume, flags.report, flags.edition};
  if (const auto sound = check_output(flags.html, flags.force, others); !sound) {
    return complain(sound.error());
  }
  if (!flags.report.empty()) return report_only(flags);
  // Elsewhere nothing would be left of the games.
  if (flags.out.empty() && flags.resume.empty() && flags.html.empty()) {
    if (const auto taken = arena::try_output(); !taken) return complain(taken.error());
  }
  const Interrupt interrupt;
  Expected<arena::Contest> requested = requested_contest(flags);
  if (!requested) return complain(requested.error());
  const arena::Programs programs =
      flags.nats.empty() ? arena::Programs::kHere : arena::Programs::kElsewhere;
  const Expected<arena::Contest> contest = arena::validate(*std::move(requested), programs);
  if (!contest) return complain(contest.error());
  const Expected<arena::ContestReport> report = play(*contest, flags, interrupt.token());
  if (!report) return complain(report.error());
  if (report->fault) return show_fault(*report, flags);
  if (const int status = show_report(*report, flags); status != 0) return status;
  if (report->complete()) return 0;
  const std::string& path = flags.resume.empty() ? flags.out : flags.resume;
  std::cerr << "kaisho: stopped before the end."
            << (path.empty() ? "" : " To go on: kaisho arena --resume " + arena::shell_path(path))
            << '\n';
  return kInterrupted;
}

// What makes the contest, but for --games.
void add_contest_options(CLI::App& command, ArenaFlags& flags) {
  arena::Contest& contest = flags.contest;
  command.add_option("GAME", contest.game, "the game, e.g. osaka");
  command.add_option("PLAYER", flags.players,
                     "two or more: search:ms=200, new=search:ms=200,explore=20, "
                     "mine=command:./bot …");
  command.add_option("--players", contest.seats, "seats at the table");
  command.add_option("--kind", flags.kind, "who meets whom")
      ->check(CLI::IsMember({"match", "round-robin", "ladder"}));
  command
      .add_option("--field", flags.field,
                  "with 3 or 4 seats: one against all, or with 4 two against two")
      ->check(CLI::IsMember({"one", "two"}));
  add_seed(command, contest.seed);
  CLI::Option* const ms =
      command
          .add_option("--ms", flags.budget.ms,
                      "milliseconds per decision for players that name no budget")
          ->check(CLI::Range(1, players::kMaxMilliseconds));
  command.add_option("--simulations,--sims", flags.budget.simulations, "the same, in simulations")
      ->check(CLI::Range(1, players::kMaxSimulations))
      ->excludes(ms);
  command.add_option("--sprt", flags.sprt,
                     "elo0,elo1[,alpha,beta]: stop when one hypothesis is accepted");
  command.add_option("--turn-cap", contest.turn_cap,
                     "turns after which a game is cut off; 0: never");
  command.add_option("--variants", contest.variants, "variants to play with")
      ->delimiter(',')
      ->allow_extra_args(false);
  command.add_option("--edition", flags.edition, "a file, instead of the standard edition")
      ->type_name(arena::kFile);
  add_luck_adjusted(command, flags.luck_adjusted);
  add_answer_ms(command, contest.answer_ms);
}

}  // namespace

void add_arena(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("arena", "let players meet in a contest and rate them");
  command->footer(
      "Every deal is played in every seating, and deals, not games, are the unit of evidence. The\n"
      "same command gives the same numbers on any number of threads (but for players that think "
      "by\n"
      "the clock). With --out a contest can be stopped (Ctrl-C) and resumed with the same "
      "command.\n"
      "docs/arena.md explains the numbers.\n\n"
      "  kaisho arena osaka new=search:explore=20 old=search --ms 50 --sprt 0,20 --games 20000\n"
      "  kaisho arena osaka search:simulations=100 greedy --players 4 --games 400 --out "
      "match.jsonl\n"
      "  kaisho arena osaka random level1 level2 level3 --kind ladder --html ladder.html\n"
      "  kaisho arena --resume match.jsonl");
  static ArenaFlags flags;
  const auto add_play = [&](CLI::Option* option) { flags.of_play.push_back(option); };
  add_contest_options(*command, flags);
  for (const CLI::Option* option : command->get_options()) flags.of_contest.push_back(option);
  add_play(
      command->add_option("--games", flags.games, "games per pairing, rounded up to whole deals")
          ->check(CLI::Range(1, 100'000'000)));
  flags.of_games = flags.of_play.back();
  add_play(command->add_option("--threads", flags.threads, "0: one per core")
               ->check(CLI::Range(0, 1024)));
  add_play(
      command->add_option("--nats", flags.nats, "nats://HOST:PORT: let workers play the games"));
  add_play(command->add_flag("--other-program", flags.other_program,
                             "continue a file although another program played its games"));
  add_play(command
               ->add_option("--records", flags.records,
                            "a folder for the records of the games, one file each")
               ->type_name(arena::kFolder));
  CLI::Option* const out =
      command->add_option("--out", flags.out, "a file for the results, one line of JSON per game")
          ->type_name(arena::kFile);
  CLI::Option* const resume =
      command
          ->add_option("--resume", flags.resume,
                       "resume the contest of such a file; with --games, up to that many")
          ->type_name(arena::kFile)
          ->excludes(out);
  command->add_option("--report", flags.report, "print the report of such a file")
      ->type_name(arena::kFile)
      ->excludes(out)
      ->excludes(resume);
  command->add_option("--html", flags.html, "also write the report as a page")
      ->type_name(arena::kFile);
  command->add_flag("--force", flags.force, kForceHelp);
  add_json(*command, flags.json);
  command->callback([&status] { status = run_arena(flags); });
}

}  // namespace kaisho::cli
