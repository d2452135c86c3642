// The program's name must change when its players choose otherwise than before. Short games of all
// kinds of players are compared with those on file. Where they differ, kResults (remote/program.h)
// must be raised; then KAISHO_REPIN=1 writes the files again.
#include <gmock/gmock.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

#include "arena/contest/game_job.h"
#include "core/values/hash.h"
#include "games/registry.h"
#include "remote/program.h"
#include "tests/folder.h"

namespace kaisho::remote::test {
namespace {

constexpr std::array kPlayers = {"random",
                                 "greedy",
                                 "greedy:samples=1,evaluations=20,temperature=20",
                                 "search:simulations=12",
                                 "search:simulations=12,keep=0,transpositions=0",
                                 "search:simulations=12,root_evaluations=20,leaf_evaluations=5,"
                                 "leaf_turns=2,turns=8,reveal_turns=4",
                                 "beam:width=2,samples=1,evaluations=20",
                                 "level1",
                                 "level3"};

class PinnedPlay : public testing::TestWithParam<GameModule> {
 protected:
  static std::string game() { return std::string(GetParam().id); }
  static std::filesystem::path file() {
    return tests_folder() / "remote" / "played" / (game() + ".txt");
  }
  static std::string kept() {
    std::ifstream in(file());
    return {std::istreambuf_iterator<char>(in), {}};
  }
};

INSTANTIATE_TEST_SUITE_P(Games, PinnedPlay, testing::ValuesIn(game_modules()),
                         [](const auto& one) { return std::string(one.param.id); });

// How a game of this player against a greedy one begins.
std::string played(const std::string& game, const std::string& player) {
  arena::GameJob job;
  job.game = game;
  job.turn_cap = 8;
  job.seed = 3;
  job.players = {player, "greedy:samples=1,evaluations=20"};
  job.moves = true;
  const auto outcome = arena::JobRunner().play(job);
  if (!outcome) return outcome.error().message;
  const std::string text = arena::outcome_json(*outcome).dump();
  return hash_text(hash_bytes(std::as_bytes(std::span(text))));
}

// The file has kResults, then `player hash`, a line each.
TEST_P(PinnedPlay, another_choice_of_a_player_raises_the_number) {
  std::string now = std::to_string(kResults) + "\n";
  for (const std::string player : kPlayers) now += player + " " + played(game(), player) + "\n";
  if (std::getenv("KAISHO_REPIN") != nullptr && std::atoi(kept().c_str()) < kResults) {
    std::filesystem::create_directories(file().parent_path());
    std::ofstream(file()) << now;
  }
  EXPECT_EQ(now, kept()) << "Players choose otherwise than before: raise kResults in "
                            "remote/program.h, then run this with KAISHO_REPIN=1.";
}

TEST(ProgramName, is_sixteen_digits) {
  EXPECT_THAT(program_name(), testing::MatchesRegex("[0-9a-f]{16}"));
  EXPECT_EQ(program_name(), program_name());
}

}  // namespace
}  // namespace kaisho::remote::test
