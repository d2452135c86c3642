// kaisho review: what recorded games were worth, decision by decision.
#include "review/review.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <iostream>
#include <mutex>
#include <string>
#include <vector>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "arena/play/threads.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/review_text.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "core/characters/visible.h"
#include "engine/replay.h"
#include "review/review_json.h"

namespace kaisho::cli {
namespace {

struct ReviewFlags {
  std::vector<std::string> paths;
  review::Options options;
  int threads = 0;
  bool json = false;
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
  ReviewedGame read{.game = history->game_ptr(), .last = history->position()};
  for (const engine::RecordPlayer& player : record->players) read.names.push_back(player.name);
  for (int n = 1; n <= history->size(); ++n) {
    const Move move = history->moves()[static_cast<std::size_t>(n) - 1].move;
    read.decisions.push_back({.before = history->before(n), .move = move});
  }
  return read;
}

// Shares the decisions among the cores, and shows how far they are.
review::ForEach on_cores(int threads) {
  return [threads](std::size_t count, const std::function<void(std::size_t)>& piece) {
    ProgressBar bar("decisions");
    std::mutex busy;
    std::size_t done = 0;
    arena::for_each_piece(count, threads, [&](std::size_t i) {
      piece(i);
      const std::scoped_lock lock(busy);
      bar.show(++done, count);
    });
  };
}

Json json_of(const std::string& path, const ReviewedGame& game) {
  Json json = review_json(*game.game, game.decisions, game.review);
  json["file"] = visible(path);
  json["players"] = game.names;
  return json;
}

int run_review(const ReviewFlags& flags) {
  int status = 0;
  Json reviews = Json::array();
  for (const std::string& path : flags.paths) {
    Expected<ReviewedGame> game = read_game(path);
    if (!game) {
      Error fault = game.error();
      fault.where = fault.where.empty() ? path : path + ": " + fault.where;
      status = complain(fault);
      continue;
    }
    game->review = review::review(*game->game, game->decisions, game->last, flags.options,
                                  on_cores(flags.threads));
    if (flags.json) {
      reviews.push_back(json_of(path, *game));
      continue;
    }
    const WrappedLines wrapped;
    if (flags.paths.size() > 1) std::cout << visible(path) << ":\n";
    print_review(*game);
  }
  if (flags.json) std::cout << json_text({{"reviews", std::move(reviews)}}, 2) << '\n';
  return status;
}

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
      "  kaisho review --json game.json");
  static ReviewFlags flags;
  command->add_option("FILE", flags.paths, "records, as JSON; - is the standard input")
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
  command->add_option("--threads", flags.threads, "0: one per core");
  add_json(*command, flags.json);
  command->callback([&status] { status = run_review(flags); });
}

}  // namespace kaisho::cli
