// Self-play: which nets sit at its tables, and what its files say of themselves.
#include "arena/tuning/selfplay.h"

#include <gtest/gtest.h>

#include <string>

#include "games/registry.h"
#include "players/net/net.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kEnd = 18;  // bytes of a record after its counts

SelfplayOptions little_selfplay(const std::string& full) {
  return {.game = "osaka",
          .games = 3,
          .seats = 2,
          .threads = 1,
          .full = full,
          .quick = "greedy:samples=1,evaluations=4",
          .full_percent = 50,
          .soft = "random",
          .turn_cap = 40};
}

struct PlayedGames {
  Json header;
  std::string records;
};

PlayedGames play(const SelfplayOptions& options) {
  std::string file;
  const auto done = selfplay(options, [&](std::string_view bytes) {
    file += bytes;
    return true;
  });
  EXPECT_TRUE(done) << done.error().message;
  const std::size_t line = file.find('\n');
  return {*parse_json(file.substr(0, line)), file.substr(line + 1)};
}

std::string code_of_selfplay(const SelfplayOptions& options) {
  const auto done = selfplay(options, [](std::string_view) { return true; });
  return done ? "" : done.error().code;
}

TEST(Selfplay, EndsWhereNothingMoreCanBeTaken) {
  for (const int most : {0, 1, 3}) {
    int taken = 0;
    const auto done =
        selfplay(little_selfplay("random"), [&](std::string_view) { return ++taken <= most; });
    ASSERT_FALSE(done.has_value());
    EXPECT_EQ(done.error().code, "not_written");
    EXPECT_EQ(taken, most + 1) << "it goes on no further";
  }
}

std::shared_ptr<const players::Net> own_net() {
  return players::standard_net(**open_game("osaka"));
}

TEST(Selfplay, HeadersSayAllThatWasAsked) {
  SelfplayOptions options = little_selfplay("greedy:samples=1,evaluations=5,net=30");
  options.soft_percent = 7;
  options.soft_turns = 9;
  options.random_percent = 11;
  options.random_moves = 13;
  options.nets = {own_net()};
  const Json header = play(options).header;
  EXPECT_EQ(header["format"], 3);
  EXPECT_EQ(header["games"], 3);
  EXPECT_EQ(header["seats"], 2);
  EXPECT_EQ(header["full"], options.full);
  EXPECT_EQ(header["quick"], options.quick);
  EXPECT_EQ(header["full_percent"], 50);
  EXPECT_EQ(header["soft"], "random");
  EXPECT_EQ(header["soft_percent"], 7);
  EXPECT_EQ(header["soft_turns"], 9);
  EXPECT_EQ(header["random_percent"], 11);
  EXPECT_EQ(header["random_moves"], 13);
  EXPECT_EQ(header["turn_cap"], 40);
  ASSERT_EQ(header["nets"].size(), 1U);
  EXPECT_EQ(header["nets"][0], own_net()->hash());
}

TEST(Selfplay, MarksWhereGamesBegin) {
  const PlayedGames played = play(little_selfplay("greedy:samples=1,evaluations=4"));
  const std::size_t size = played.header["inputs"].size() + kEnd;
  ASSERT_EQ(played.records.size() % size, 0U);
  ASSERT_GE(played.records.size(), 6 * size);
  int begun = 0;
  for (std::size_t at = size; at <= played.records.size(); at += size)
    begun += played.records[at - 1];
  EXPECT_EQ(begun, 3);
  EXPECT_EQ(played.records[size - 1], 1);
}

// A search takes what is tuned for the game's own net elsewhere; here it has what its spec says.
TEST(Selfplay, WithoutAWordOnNetsThereIsNone) {
  const PlayedGames silent =
      play(little_selfplay("search:simulations=8,root_evaluations=4,leaf_evaluations=4"));
  const PlayedGames without =
      play(little_selfplay("search:simulations=8,root_evaluations=4,leaf_evaluations=4,net=0"));
  const PlayedGames with =
      play(little_selfplay("search:simulations=8,root_evaluations=4,leaf_evaluations=4,net=50"));
  EXPECT_EQ(silent.records, without.records);
  EXPECT_NE(silent.records, with.records);
  EXPECT_EQ(silent.header["nets"], Json::array());
  EXPECT_EQ(with.header["nets"], Json::array({own_net()->hash()}));
}

TEST(Selfplay, TheGamesOwnNetIsThatOfItsFile) {
  SelfplayOptions options = little_selfplay("greedy:samples=1,evaluations=4,net=50");
  const PlayedGames own = play(options);
  options.nets = {own_net()};
  EXPECT_EQ(play(options).records, own.records);
}

TEST(Selfplay, RefusesNetsThatNobodyTakes) {
  SelfplayOptions options =
      little_selfplay("search:simulations=8,root_evaluations=4,leaf_evaluations=4");
  options.nets = {own_net()};
  EXPECT_EQ(code_of_selfplay(options), "bad_option");
  options.full = "level1";
  EXPECT_EQ(code_of_selfplay(options), "bad_option");
  options.quick = "greedy:samples=1,evaluations=4,net=20";
  EXPECT_EQ(code_of_selfplay(options), "");
}

TEST(Selfplay, RefusesWhatItCannotDo) {
  const SelfplayOptions good = little_selfplay("greedy:samples=1,evaluations=4");
  SelfplayOptions options = good;
  options.full = "nobody";
  EXPECT_EQ(code_of_selfplay(options), "bad_player");
  options = good;
  options.seats = 5;
  EXPECT_EQ(code_of_selfplay(options), "bad_option");
  options = good;
  options.full_percent = 101;
  EXPECT_EQ(code_of_selfplay(options), "bad_option");
  options = good;
  options.game = "chess";
  EXPECT_EQ(code_of_selfplay(options), "unknown_game");
}

}  // namespace
}  // namespace kaisho::arena
