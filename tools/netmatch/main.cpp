// kaisho-net-match: the share of a new net against another, deal by deal, for tools/train/round.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "arena/net_files.h"
#include "arena/net_match.h"
#include "games/registry.h"

namespace {

using namespace kaisho;

Expected<std::vector<double>> run(NetMatchOptions& options, const std::string& fresh,
                                  const std::string& champion) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  auto net = read_net(**game, fresh);
  if (!net) return std::unexpected(net.error());
  options.fresh = *std::move(net);
  if (champion.empty()) return net_match(options);
  auto old = read_net(**game, champion);
  if (!old) return std::unexpected(old.error());
  options.champion = *std::move(old);
  return net_match(options);
}

}  // namespace

int main(int argc, char** argv) {
  NetMatchOptions options;
  std::string fresh;
  std::string champion;
  CLI::App app{
      "Plays a match between two nets; prints the first one's share of each deal as JSON."};
  app.add_option("game", options.game, "e.g. osaka")->required();
  app.add_option("--net", fresh, "the new net's file")->required();
  app.add_option("--against", champion, "another's; without, the linear value alone");
  app.add_option("--player", options.player, "who plays with them")->capture_default_str();
  app.add_option("--players", options.seats, "at the table")->capture_default_str();
  app.add_option("--deals", options.deals, "each in every seat")->capture_default_str();
  app.add_option("--seed", options.seed)->capture_default_str();
  app.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto shares = run(options, fresh, champion);
  if (!shares) {
    std::fprintf(stderr, "%s: %s\n", shares.error().code.c_str(), shares.error().message.c_str());
    return 1;
  }
  std::puts(json_text(Json{{"shares", *shares}}).c_str());
  return 0;
}
