// kaisho-net-match: is a new net better than another? For tools/train/round.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "arena/net_files.h"
#include "arena/net_match.h"
#include "games/registry.h"

namespace {

using namespace kaisho;

Expected<NetMatchResult> run(NetMatchOptions& options, const std::string& fresh,
                             const std::string& champion) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  auto net = read_net(**game, fresh);
  if (!net) return std::unexpected(net.error());
  options.fresh = *std::move(net);
  const auto progress = [](const NetMatchResult& now) {
    std::fprintf(stderr, "\r%d deals, share %.3f, llr %.2f ", now.deals, now.share.mean, now.llr);
  };
  if (champion.empty()) return net_match(options, progress);
  auto old = read_net(**game, champion);
  if (!old) return std::unexpected(old.error());
  options.champion = *std::move(old);
  return net_match(options, progress);
}

}  // namespace

int main(int argc, char** argv) {
  NetMatchOptions options;
  std::string fresh;
  std::string champion;
  CLI::App app{
      "Plays a match between two nets until it is clear which is better; prints that as JSON."};
  app.add_option("game", options.game, "e.g. osaka")->required();
  app.add_option("--net", fresh, "the new net's file; the player has to say net=")->required();
  app.add_option("--against", champion, "another's; without, the linear value alone");
  app.add_option("--player", options.player, "who plays with them")->capture_default_str();
  app.add_option("--against-player", options.against, "who plays with the other, if another");
  app.add_option("--players", options.seats, "at the table")->capture_default_str();
  app.add_option("--deals", options.deals, "at most, each in every seat")->capture_default_str();
  app.add_option("--low", options.bounds.elo0, "Elo that is no better")->capture_default_str();
  app.add_option("--high", options.bounds.elo1, "Elo that is better")->capture_default_str();
  app.add_option("--seed", options.seed, "of deals and chance")->capture_default_str();
  app.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto result = run(options, fresh, champion);
  std::fputs("\n", stderr);
  if (!result) {
    std::fprintf(stderr, "%s: %s\n", result.error().code.c_str(), result.error().message.c_str());
    return 1;
  }
  std::puts(json_text(result->json()).c_str());
  return 0;
}
