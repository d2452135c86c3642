// Simulations: the same for the same seed, seats rotated, everything counted.
#include "arena/balance/simulate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "arena/balance/simulate_with.h"
#include "games/registry.h"

namespace kaisho::arena {
namespace {

SimulateOptions simulation(std::vector<std::string> bots, int seats, int games) {
  SimulateOptions simulation;
  simulation.game = "osaka";
  simulation.bots = std::move(bots);
  simulation.seats = seats;
  simulation.games = games;
  simulation.threads = 1;
  return simulation;
}

Json numbers_of(const SimulateResult& result) {
  Json json = result.json();
  json.erase("seconds");
  json.erase("decisions_per_second");
  return json;
}

TEST(Simulate, GivesTheSameNumbersForTheSameSeedOnAnyNumberOfThreads) {
  SimulateOptions one = simulation({"greedy", "random", "search:simulations=10"}, 3, 12);
  const auto first = simulate(one);
  ASSERT_TRUE(first.has_value()) << first.error().message;
  EXPECT_EQ(numbers_of(*simulate(one)), numbers_of(*first));
  one.threads = 4;
  EXPECT_EQ(numbers_of(*simulate(one)), numbers_of(*first));
  one.seed = 2;
  EXPECT_NE(numbers_of(*simulate(one)), numbers_of(*first));
}

TEST(Simulate, CountsEveryGame) {
  const auto result = simulate(simulation({"random", "greedy", "random"}, 3, 31));
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->games, 33);  // whole rotations
  EXPECT_EQ(result->deals, 11);
  ASSERT_EQ(result->players.size(), 2U);
  const PlayerScore& random = result->players[0];
  const PlayerScore& greedy = result->players[1];
  EXPECT_EQ(random.name, "random");
  EXPECT_EQ(random.seats, 2);
  EXPECT_EQ(greedy.seats, 1);
  EXPECT_NEAR(2 * random.share.mean + greedy.share.mean, 1, 1e-9);
  EXPECT_GT(greedy.share.low, random.share.high);
  EXPECT_GT(greedy.score, random.score);
  EXPECT_GT(greedy.margin, 0);
  EXPECT_LT(random.margin, 0);
  EXPECT_NEAR(std::accumulate(result->share_at.begin(), result->share_at.end(), 0.0), 1, 1e-6);
  EXPECT_LE(result->turns_low, result->turns);
  EXPECT_GE(result->turns_high, result->turns);
  EXPECT_GE(result->decisions, result->turns);
  EXPECT_GT(result->decisions_per_second, 0);
}

// What three bots with one name win together is what is left by the fourth, and as sure.
TEST(Simulate, IsAsSureOfManyBotsAsOfTheRest) {
  const auto result = simulate(simulation({"greedy", "random", "random", "random"}, 4, 40));
  ASSERT_TRUE(result.has_value());
  const Interval& one = result->players[0].share;
  const Interval& each = result->players[1].share;
  EXPECT_LT(one.low, one.high);
  EXPECT_NEAR(each.low, (1 - one.high) / 3, 1e-9);
  EXPECT_NEAR(each.high, (1 - one.low) / 3, 1e-9);
}

// Always the first legal move, and counts from which seats it was asked.
class FirstMove final : public players::Player {
 public:
  explicit FirstMove(std::vector<int>& asked) : asked_(asked) {}
  std::string name() const override { return "first"; }
  Move choose(const Game& game, const Position& observation, Random& /*random*/) override {
    ++asked_[static_cast<std::size_t>(game.to_move(observation))];
    EXPECT_EQ(game.observe(observation, game.to_move(observation)), observation);
    MoveList moves;
    game.legal_moves(observation, moves);
    return moves[0];
  }
  std::vector<players::Suggestion> suggest(const Game&, const Position&, int, Random&) override {
    return {};
  }

 private:
  std::vector<int>& asked_;
};

// Players without chance play the rotations of a deal alike, so every name gets the same.
TEST(Simulate, RotatesTheSeatsOverEachDeal) {
  const GamePtr game = *open_game("osaka");
  std::vector<std::vector<int>> asked(3, std::vector<int>(3));
  const PlayerFactory factory = [&](int bot) {
    return std::make_unique<FirstMove>(asked[static_cast<std::size_t>(bot)]);
  };
  SimulateOptions table = simulation({"a", "b", "c"}, 3, 30);
  table.turn_cap = 60;
  const auto result = simulate_with(*game, table, factory);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(asked[0], asked[1]);
  EXPECT_EQ(asked[1], asked[2]);
  for (const int times : asked[0]) EXPECT_GT(times, 0);
  for (const PlayerScore& player : result->players) {
    EXPECT_DOUBLE_EQ(player.share.mean, result->players[0].share.mean);
    EXPECT_DOUBLE_EQ(player.score, result->players[0].score);
    EXPECT_EQ(player.at, result->players[0].at);
  }
}

TEST(Simulate, PlaysEachDealOnceWhereAllAreAlikeAndItIsAskedTo) {
  SimulateOptions once = simulation({"random"}, 3, 31);
  once.rotate = false;
  const auto result = simulate(once);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->games, 31);
  EXPECT_EQ(result->deals, 31);
  EXPECT_NEAR(result->players[0].share.mean, 1.0 / 3, 1e-9);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_NEAR(result->players[0].at[seat], result->share_at[seat], 1e-6);
  }
  EXPECT_NEAR(std::accumulate(result->share_at.begin(), result->share_at.end(), 0.0), 1, 1e-6);
}

TEST(Simulate, TellsItsProgress) {
  int last = 0;
  const auto result = simulate(simulation({"random"}, 2, 20), [&](int done, int games) {
    EXPECT_EQ(games, 20);
    EXPECT_EQ(done, last + 2);
    last = done;
  });
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(last, 20);
}

TEST(Simulate, TurnCapEndsGames) {
  SimulateOptions capped = simulation({"random"}, 2, 10);
  capped.turn_cap = 5;
  const auto result = simulate(capped);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->capped, 10);
  EXPECT_EQ(result->turns_high, 5);
}

void expect_simulation_refused(const SimulateOptions& simulation, std::string_view code) {
  const auto result = simulate(simulation);
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().code, code);
  EXPECT_FALSE(result.error().message.empty());
}

TEST(Simulate, RefusesWhatItCannotPlay) {
  SimulateOptions bad = simulation({"random"}, 2, 10);
  bad.game = "go";
  expect_simulation_refused(bad, "unknown_game");
  expect_simulation_refused(simulation({"random"}, 2, 0), "bad_option");
  expect_simulation_refused(simulation({"random"}, 9, 10), "bad_option");
  expect_simulation_refused(simulation({"random"}, 0, 10), "bad_option");
  expect_simulation_refused(simulation({"random", "random", "random"}, 2, 10), "bad_option");
  expect_simulation_refused(simulation({}, 2, 10), "bad_option");
  expect_simulation_refused(simulation({"random", "grandmaster"}, 2, 10), "bad_player");
  bad = simulation({"random", "greedy"}, 2, 10);
  bad.rotate = false;
  expect_simulation_refused(bad, "bad_option");
  bad = simulation({"random"}, 2, 10);
  bad.threads = -1;
  expect_simulation_refused(bad, "bad_option");
}

TEST(Simulate, SplitsBotsAtTheRightCommas) {
  using Bots = std::vector<std::string>;
  EXPECT_EQ(split_bots("greedy"), Bots{"greedy"});
  EXPECT_EQ(split_bots("greedy,search:ms=200,turns=3,random"),
            (Bots{"greedy", "search:ms=200,turns=3", "random"}));
  EXPECT_EQ(split_bots("search:ms=1,search:ms=2"), (Bots{"search:ms=1", "search:ms=2"}));
  EXPECT_EQ(split_bots(""), Bots{});
  EXPECT_EQ(split_bots("command:./bot 'a,b' c,greedy"), (Bots{"command:./bot 'a,b' c", "greedy"}));
  EXPECT_EQ(split_bots("greedy,command@5ms,9simulations:./bot,random"),
            (Bots{"greedy", "command@5ms,9simulations:./bot", "random"}));
}

// It chooses as the built-in player does of which the engine's answers are.
constexpr const char* kFirstMove =
    R"(command:sh -c 'while read a; do read b; echo "{\"ok\":true}"; echo "{\"ok\":false}"; done')";

TEST(Simulate, EndsWithTheFaultOfAProgram) {
  SimulateOptions table = simulation({"random", kFirstMove}, 2, 20);
  const auto none = simulate(table);
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().code, "bot_failed");
  EXPECT_THAT(none.error().message, testing::HasSubstr("in deal "));
  EXPECT_THAT(none.error().message, testing::HasSubstr("took "));
  table.bots = {"random", "command:/no/such/program"};
  EXPECT_EQ(simulate(table).error().code, "bad_player");
}

}  // namespace
}  // namespace kaisho::arena
