// kaisho review: what recorded games were worth, decision by decision.
#include "review/review.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <iostream>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "arena/play/threads.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/review_files.h"
#include "cli/review_page.h"
#include "cli/review_players.h"
#include "cli/review_text.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "engine/replay.h"
#include "review/review_json.h"

namespace kaisho::cli {
namespace {

struct ReviewFlags {
  std::vector<std::string> paths;
  review::Options options;
  std::string kept;
  std::string html;
  int threads = 0;
  bool json = false;
  bool force = false;
};

// A game that its record proves, played to its end.
Expected<ReviewedGame> read_game(const std::string& path) {
  const Expected<Json> json = arena::read_json_file(path);
  if (!json) return std::unexpected(json.error());
  const Expected<engine::Record> record = engine::read_record(*json);
  if (!record) return std::unexpected(record.error());
  const Expected<engine::Verification> verified = engine::verify(*record);
  if (!verified) return std::unexpected(verified.error());
  if (!verified->over) return fail("game_running", "engine.review_running", {});
  const Expected<engine::History> history = engine::replay(*record);
  if (!history) return std::unexpected(history.error());
  ReviewedGame read{
      .game = history->game_ptr(), .last = history->position(), .record_hash = *record->hash};
  for (const engine::RecordPlayer& player : record->players) read.names.push_back(player.name);
  for (int n = 1; n <= history->size(); ++n) {
    const Move move = history->moves()[n - 1].move;
    read.decisions.push_back({.before = history->before(n), .move = move});
  }
  return read;
}

// Shares the decisions among the cores, and shows how far they are. Once a stop is wished, those
// that are left are not looked at.
review::ForEach on_cores(int threads, const std::stop_token& stop) {
  return [threads, stop](std::size_t count, const std::function<void(std::size_t)>& piece) {
    ProgressBar bar("decisions");
    std::mutex busy;
    std::size_t done = 0;
    arena::for_each_piece(count, threads, [&](std::size_t i) {
      if (stop.stop_requested()) return;
      piece(i);
      const std::scoped_lock lock(busy);
      bar.show(++done, count);
    });
  };
}

// What a review must have been made of to be the one that is asked for.
Json asked_for(const std::string& path, const ReviewedGame& game, const review::Options& options) {
  return {{"file", visible(path)},
          {"record_hash", game.record_hash},
          {"review_version", review::kReviewVersion},
          {"simulations", options.budget.simulations},
          {"candidates", options.budget.candidates},
          {"seed", options.seed}};
}

class ReviewRun {
 public:
  explicit ReviewRun(const ReviewFlags& flags) : flags_(flags) {}

  int run() {
    const auto records = records_at(flags_.paths);
    if (!records) return complain(records.error());
    if (const auto sound = check_page(*records); !sound) return complain(sound.error());
    if (!flags_.kept.empty()) {
      auto kept = KeptReviews::open(flags_.kept);
      if (!kept) return complain(kept.error());
      kept_ = *std::move(kept);
    }
    prints_each_ = !flags_.json && !kept_;
    names_each_ = records->size() > 1;
    int status = 0;
    for (const std::string& path : *records) {
      if (const auto done = review_file(path); !done)
        status = complain(at_file(done.error(), path));
      if (interrupt_.token().stop_requested()) return kInterrupted;
    }
    print_all();
    return status;
  }

 private:
  static Error at_file(Error fault, const std::string& path) {
    fault.where = fault.where.empty() ? path : path + ": " + fault.where;
    return fault;
  }

  // Checks the page to be written, before the first decision is looked at.
  Expected<void> check_page(const std::vector<std::string>& records) const {
    if (flags_.html.empty()) return {};
    if (records.size() > 1) {
      const std::string found = std::to_string(records.size());
      return std::unexpected(
          error_of("bad_option", "cli.review_page", {{"found", found}}, "--html"));
    }
    return check_output(flags_.html, flags_.force, records);
  }

  Expected<void> review_file(const std::string& path) {
    Expected<ReviewedGame> game = read_game(path);
    if (!game) return std::unexpected(game.error());
    const Json wish = asked_for(path, *game, flags_.options);
    if (kept_) {
      if (auto review = kept_->find(path, wish)) {
        reviews_.push_back(*std::move(review));
        return {};
      }
    }
    game->review = review::review(*game->game, game->decisions, game->last, flags_.options,
                                  on_cores(flags_.threads, interrupt_.token()));
    if (interrupt_.token().stop_requested()) return {};
    if (prints_each_) print(path, *game);
    if (!flags_.html.empty()) {
      if (auto written = write_file(flags_.html, review_page(*game)); !written) return written;
    }
    Json review = review_json(*game->game, game->decisions, game->review);
    review.update(wish);
    review["players"] = game->names;
    if (kept_) {
      if (auto kept = kept_->keep(path, review); !kept) return kept;
    }
    reviews_.push_back(std::move(review));
    return {};
  }

  void print(const std::string& path, const ReviewedGame& game) const {
    const WrappedLines wrapped;
    if (names_each_) std::cout << visible(path) << ":\n";
    print_review(game);
  }

  void print_all() {
    if (flags_.json) {
      Json players = players_json(reviews_);
      std::cout << json_text({{"reviews", std::move(reviews_)}, {"players", std::move(players)}}, 2)
                << '\n';
      return;
    }
    const WrappedLines wrapped;
    if (names_each_ || kept_) print_players(reviews_);
  }

  const ReviewFlags& flags_;
  Interrupt interrupt_;
  std::optional<KeptReviews> kept_;
  std::vector<Json> reviews_;
  bool prints_each_ = true;
  bool names_each_ = false;
};

}  // namespace

void add_review(CLI::App& app, int& status) {
  CLI::App* command =
      app.add_subcommand("review", "what each decision of recorded games lost, and what was luck");
  command->footer(
      "Every decision with a choice is judged by search from what its player could know, and "
      "beside\n"
      "it stand the best moves. An account for each seat says where the victory went: own "
      "choices,\n"
      "others' choices, luck. Only games that are over are reviewed. docs/review.md says how to\n"
      "read it.\n\n"
      "  kaisho review game.json\n"
      "  kaisho review --simulations 400 game.json other.json\n"
      "  kaisho review --json game.json\n"
      "  kaisho review --html game.html game.json\n"
      "  kaisho review --keep reviews/ games/");
  static ReviewFlags flags;
  command
      ->add_option("FILE", flags.paths,
                   "records, as JSON, or folders of them; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  command
      ->add_option("--simulations", flags.options.budget.simulations,
                   "for the first look at a decision, and for each move that is compared")
      ->check(CLI::Range(8, 1'000'000));
  command
      ->add_option("--candidates", flags.options.budget.candidates,
                   "moves that are compared, beside the one played")
      ->check(CLI::Range(1, 20));
  add_seed(*command, flags.options.seed);
  CLI::Option* keep =
      command
          ->add_option(
              "--keep", flags.kept,
              "keep each review in this folder instead of printing it; what is there already "
              "is not made again")
          ->type_name(arena::kFolder);
  command
      ->add_option("--html", flags.html,
                   "write a page of the game, with a graph, to this file, in English and French")
      ->type_name(arena::kFile)
      ->excludes(keep);
  command->add_flag("--force", flags.force, kForceHelp);
  command->add_option("--threads", flags.threads, "0: one per core");
  add_json(*command, flags.json);
  command->callback([&status] { status = ReviewRun(flags).run(); });
}

}  // namespace kaisho::cli
