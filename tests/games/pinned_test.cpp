// Figures that must not change by accident: the hashes of a thousand random games, which the build
// for the browser must reach too (tests/native_browser), and the sizes of move trees ("perft").
// After a change that is meant to change them: KAISHO_REPIN=1 writes the files again.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/random_game.h"
#include "core/values/hash.h"
#include "engine/perft.h"
#include "tests/folder.h"
#include "tests/games/battery.h"

namespace kaisho::battery {
namespace {

constexpr int kGames = 1000;

// Compares with the file, or writes it.
void pin(const std::filesystem::path& file, const std::string& found) {
  if (std::getenv("KAISHO_REPIN") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << found;
  }
  std::ifstream in(file);
  std::istringstream lines(found);
  std::string line;
  std::string pinned;
  int number = 0;
  while (std::getline(lines, line)) {
    ++number;
    ASSERT_TRUE(std::getline(in, pinned)) << file << " ends before line " << number;
    ASSERT_EQ(line, pinned) << file << ", line " << number;
  }
  ASSERT_FALSE(std::getline(in, pinned)) << file << " goes on after line " << number;
}

class Pinned : public testing::TestWithParam<GamePtr> {};

std::vector<GamePtr> games() {
  std::vector<GamePtr> all;
  for (const GameModule& module : game_modules()) all.push_back(*open_game(module.id));
  return all;
}

INSTANTIATE_TEST_SUITE_P(Games, Pinned, testing::ValuesIn(games()),
                         [](const auto& one) { return std::string(one.param->info().id); });

// `seed players hash`, a line for each game.
TEST_P(Pinned, ThousandRandomGames) {
  const GameInfo& info = GetParam()->info();
  std::ostringstream found;
  std::set<std::uint64_t> hashes;
  for (int seed = 0; seed < kGames; ++seed) {
    const int players = info.min_seats + seed % (info.max_seats - info.min_seats + 1);
    const std::uint64_t hash =
        random_game_hash(*GetParam(), players, static_cast<std::uint64_t>(seed));
    hashes.insert(hash);
    found << seed << ' ' << players << ' ' << hash_text(hash) << '\n';
  }
  EXPECT_EQ(hashes.size(), static_cast<std::size_t>(kGames));
  pin(tests_folder() / "native_browser" / (std::string(info.id) + ".txt"), found.str());
}

// `players seed moves-before depth leaves hash`, from the start and from the midst of a game.
TEST_P(Pinned, MoveTrees) {
  const Game& game = *GetParam();
  std::ostringstream found;
  for (int players = game.info().min_seats; players <= game.info().max_seats; ++players) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const Options options{.seats = players, .turn_cap = 0, .variants = {}};
      Walk walk(game, *game.start(options, key_from_number(seed)), seed);
      for (int played = 0; played <= 60 && !walk.over(); ++played) {
        if (played % 20 == 0) {
          for (int depth = 1; depth <= 3; ++depth) {
            engine::MoveTree tree;
            engine::perft(game, walk.position(), depth, tree);
            found << players << ' ' << seed << ' ' << played << ' ' << depth << ' ' << tree.leaves
                  << ' ' << hash_text(tree.hash) << '\n';
          }
        }
        walk.play(walk.choose());
      }
    }
  }
  pin(tests_folder() / "games" / "move_trees" / (std::string(game.info().id) + ".txt"),
      found.str());
}

}  // namespace
}  // namespace kaisho::battery
