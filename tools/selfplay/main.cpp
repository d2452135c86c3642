// kaisho-selfplay: games that players play with themselves, for tools/train to learn from.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "arena/command_line/tool.h"
#include "arena/tuning/net_files.h"
#include "arena/tuning/selfplay.h"
#include "games/registry.h"

namespace {

using namespace kaisho;

void describe(CLI::App& app, arena::SelfplayOptions& options) {
  const auto add = [&](const char* name, auto& value, const char* about) {
    app.add_option(name, value, about)->capture_default_str();
  };
  app.add_option("game", options.game, "e.g. osaka")->required();
  add("--games", options.games, "how many");
  add("--players", options.seats, "at the table; 0: each number in turn");
  add("--seed", options.seed, "of deals and chance");
  add("--threads", options.threads, "0: one per core");
  add("--full", options.full, "who plays the turns that are recorded; with a net only by net=");
  add("--quick", options.quick, "who plays the others");
  add("--full-percent", options.full_percent, "of turns");
  add("--soft", options.soft, "who plays some of the first turns");
  add("--soft-percent", options.soft_percent, "of the first turns");
  add("--soft-turns", options.soft_turns, "how many are the first");
  add("--random-percent", options.random_percent, "of games begin with random moves");
  add("--random-moves", options.random_moves, "at most, in such a game");
  add("--turn-cap", options.turn_cap, "turns after which a game is over");
}

Expected<void> run(arena::SelfplayOptions& options, const std::vector<std::string>& nets,
                   const std::string& out) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  for (const std::string& path : nets) {
    auto net = arena::read_net(**game, path);
    if (!net) return std::unexpected(net.error());
    options.nets.push_back(*std::move(net));
  }
  std::error_code error;
  // Else the renaming would fail after the last game.
  if (std::filesystem::exists(out, error) && !std::filesystem::is_regular_file(out, error)) {
    return fail("cannot_write", "arena.regular_file", {{"path", out}});
  }
  // Under another name till it is whole; made when all that is asked has been looked at.
  const std::string part = out + ".part";
  std::ofstream file;
  const auto take = [&](std::string_view bytes) {
    if (!file.is_open()) file.open(part, std::ios::binary);
    return static_cast<bool>(file << bytes << std::flush);
  };
  const auto progress = [&](int games, std::size_t positions) {
    std::fprintf(stderr, "\r%d games, %zu positions", games, positions);
  };
  auto done = arena::selfplay(options, take, progress);
  std::fputs("\n", stderr);
  if (!done) return done;
  file.close();
  std::filesystem::rename(part, out, error);
  if (error) {
    return fail("cannot_write", "arena.cannot_write", {{"path", out}, {"why", error.message()}});
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  arena::SelfplayOptions options;
  std::vector<std::string> nets;
  std::string out;
  CLI::App app{"Plays games to learn from, and writes their positions (docs/nets.md)."};
  describe(app, options);
  app.add_option("--net", nets,
                 "a net's file; the first sits on half of the seats, any others on the rest; for "
                 "the players that say net= (else they play without one, search, too, whatever is "
                 "tuned for it); without --net they take the game's own")
      ->type_name(arena::kFile);
  app.add_option("--out", out, "the file to write")->type_name(arena::kFile)->required();
  if (const auto ended = arena::parse_options(app, argc, argv)) return *ended;
  const auto done = run(options, nets, out);
  return done ? 0 : arena::complain(done.error());
}
