// kaisho-net-match: is a new net better than another? For tools/train/round.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "arena/command_line/tool.h"
#include "arena/tuning/net_files.h"
#include "arena/tuning/net_match.h"
#include "games/registry.h"

namespace {

using namespace kaisho;

Expected<arena::NetMatchResult> run(arena::NetMatchOptions& options, const std::string& candidate,
                                    const std::string& champion) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  auto net = arena::read_net(**game, candidate);
  if (!net) return std::unexpected(net.error());
  options.candidate = *std::move(net);
  const auto progress = [](const arena::NetMatchResult& now) {
    std::fprintf(stderr, "\r%d deals, share %.3f, llr %.2f ", now.deals, now.share.mean, now.llr);
  };
  if (champion.empty()) return arena::net_match(options, progress);
  auto old = arena::read_net(**game, champion);
  if (!old) return std::unexpected(old.error());
  options.champion = *std::move(old);
  return arena::net_match(options, progress);
}

}  // namespace

int main(int argc, char** argv) {
  arena::NetMatchOptions options;
  std::string candidate;
  std::string champion;
  CLI::App app{
      "Plays a match between two nets until it is clear which is better; prints that as JSON."};
  app.add_option("game", options.game, "e.g. osaka")->required();
  app.add_option("--net", candidate, "the new net's file; the player has to say net=")
      ->type_name(arena::kFile)
      ->required();
  app.add_option("--against", champion, "another's; without, the linear value alone")
      ->type_name(arena::kFile);
  app.add_option("--player", options.player, "who plays with them")->capture_default_str();
  app.add_option("--against-player", options.against, "who plays with the other, if another");
  app.add_option("--players", options.seats, "at the table")->capture_default_str();
  app.add_option("--deals", options.deals, "at most, each in every seat")->capture_default_str();
  app.add_option("--low", options.bounds.elo0, "Elo that is no better")->capture_default_str();
  app.add_option("--high", options.bounds.elo1, "Elo that is better")->capture_default_str();
  app.add_option("--seed", options.seed, "of deals and chance")->capture_default_str();
  app.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
  if (const auto ended = arena::parse_options(app, argc, argv)) return *ended;
  if (const auto taken = arena::try_output(); !taken) return arena::complain(taken.error());
  const auto result = run(options, candidate, champion);
  std::fputs("\n", stderr);
  if (!result) return arena::complain(result.error());
  return arena::print_result(result->json());
}
