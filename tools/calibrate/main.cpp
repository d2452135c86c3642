// kaisho-calibrate: how far a review can be trusted, measured on many games. For docs/review.md.
#include <CLI/CLI.hpp>

#include "arena/command_line/tool.h"
#include "tools/calibrate/account.h"
#include "tools/calibrate/verdicts.h"

namespace {

using namespace kaisho;
using calibrate::CalibrateOptions;

void add_options(CLI::App& command, CalibrateOptions& options) {
  command.add_option("game", options.game, "e.g. osaka")->required();
  command.add_option("--players", options.seats, "at the table")->capture_default_str();
  command.add_option("--games", options.games, "to play")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--player", options.player, "who plays every seat")->capture_default_str();
  command.add_option("--seed", options.seed, "of deals and chance")->capture_default_str();
  command.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
}

int print(const CalibrateOptions& options, Expected<Json> found) {
  if (!found) return arena::complain(found.error());
  (*found)["review_version"] = review::kReviewVersion;
  (*found)["game"] = options.game;
  (*found)["players"] = options.seats;
  (*found)["games"] = options.games;
  (*found)["player"] = options.player;
  (*found)["seed"] = options.seed;
  return arena::print_result(*found, 2);
}

}  // namespace

int main(int argc, char** argv) {
  CalibrateOptions options;
  review::Budget budget;
  CLI::App app{
      "Measures how far reviews can be trusted, and prints that as JSON. The same options give the "
      "same figures on any number of threads."};
  app.require_subcommand(1);
  CLI::App* account = app.add_subcommand(
      "account", "compares the shares of the account at each decision with the results");
  CLI::App* verdicts = app.add_subcommand(
      "verdicts", "plants a mistake in each game, and counts how many verdicts find it");
  add_options(*account, options);
  add_options(*verdicts, options);
  verdicts->add_option("--simulations", budget.simulations, "of the review")
      ->capture_default_str()
      ->check(CLI::Range(8, 1'000'000));
  if (const auto ended = arena::parse_options(app, argc, argv)) return *ended;
  if (const auto taken = arena::try_output(); !taken) return arena::complain(taken.error());
  return account->parsed() ? print(options, calibrate::calibrate_account(options))
                           : print(options, calibrate::calibrate_verdicts(options, budget));
}
