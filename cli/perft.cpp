// kaisho perft: counts a game's move tree, to compare engines and to find where they differ.
#include "engine/perft.h"

#include <chrono>
#include <iostream>

#include "cli/commands.h"
#include "cli/report.h"
#include "cli/shared_options.h"
#include "core/reading/hex.h"
#include "core/values/hash.h"
#include "engine/history.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

struct PerftOptions {
  std::string game;
  int players = 2;
  std::string seed = "1";
  int depth = 4;
  std::vector<std::string> moves;
  bool divide = false;
  bool json = false;
};

Expected<engine::History> position_of(const PerftOptions& options) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  const Expected<Key> seed = parse_key(options.seed);
  if (!seed) return std::unexpected(seed.error());
  const Options table{.seats = options.players, .turn_cap = 0, .variants = {}};
  Expected<engine::History> history = engine::History::begin(*game, table, *seed);
  for (std::size_t i = 0; history && i < options.moves.size(); ++i) {
    if (const auto played = history->play(options.moves[i]); !played) {
      return std::unexpected(played.error());
    }
  }
  return history;
}

struct Branch {
  std::string move;
  engine::MoveTree tree;
};

// The tree below each first move, to find where two engines part.
std::vector<Branch> divided(const engine::History& history, int depth) {
  std::vector<Branch> branches;
  const Game& game = history.game();
  MoveList moves;
  game.legal_moves(history.position(), moves);
  for (const Move move : moves) {
    Position after = history.position();
    game.apply(after, move, nullptr);
    Branch& branch = branches.emplace_back(game.move_text(history.position(), move));
    engine::perft(game, after, depth - 1, branch.tree);
  }
  return branches;
}

void print_text(const engine::MoveTree& tree, const std::vector<Branch>& branches) {
  for (const auto& [move, below] : branches) {
    std::cout << move << ": " << below.leaves << ' ' << hash_text(below.hash) << '\n';
  }
  std::cout << "leaves " << tree.leaves << "\nhash " << hash_text(tree.hash) << '\n';
}

Json tree_json(const PerftOptions& options, const engine::MoveTree& tree,
               const std::vector<Branch>& branches) {
  Json json = {{"game", options.game},  {"players", options.players},
               {"seed", options.seed},  {"depth", options.depth},
               {"leaves", tree.leaves}, {"hash", hash_text(tree.hash)}};
  if (!options.divide) return json;
  Json& list = json["divide"] = Json::array();
  for (const auto& [move, below] : branches) {
    list.push_back({{"move", move}, {"leaves", below.leaves}, {"hash", hash_text(below.hash)}});
  }
  return json;
}

int run_perft(const PerftOptions& options) {
  const Expected<engine::History> history = position_of(options);
  if (!history) return complain(history.error());
  std::vector<Branch> branches;
  if (options.divide && options.depth > 0) branches = divided(*history, options.depth);
  const auto began = std::chrono::steady_clock::now();
  engine::MoveTree tree;
  engine::perft(history->game(), history->position(), options.depth, tree);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
  if (options.json) {
    std::cout << json_text(tree_json(options, tree, branches), 2) << '\n';
  } else {
    print_text(tree, branches);
  }
  std::cerr << "in " << seconds.count() << " s\n";
  return 0;
}

}  // namespace

void add_perft(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("perft", "count the positions a number of moves ahead");
  command->footer(
      "Prints how many positions lie DEPTH moves ahead (a game that ends sooner counts once) and "
      "a\n"
      "hash of them all that does not depend on their order. Chance is decided by the seed.\n\n"
      "  kaisho perft osaka --players 2 --seed 1 --depth 4");
  static PerftOptions options;
  command->add_option("GAME", options.game, "the game, e.g. osaka")->required();
  command->add_option("--players", options.players, "seats at the table");
  add_game_seed(*command, options.seed);
  command->add_option("--depth", options.depth, "how many moves ahead")->check(CLI::Range(0, 100));
  command->add_option("--moves", options.moves, "moves to play first, each as one word in quotes");
  command->add_flag("--divide", options.divide, "also print the count below each first move");
  add_json(*command, options.json);
  command->callback([&status] { status = run_perft(options); });
}

}  // namespace kaisho::cli
