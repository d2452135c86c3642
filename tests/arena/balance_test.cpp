// Balance reports: what was used, by how many, and how they fared.
#include "arena/balance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "arena/simulate.h"
#include "games/registry.h"

namespace kaisho {
namespace {

SimulateOptions options(const std::string& game, int seats, int games) {
  SimulateOptions options;
  options.game = game;
  options.bots = {"random"};
  options.seats = seats;
  options.games = games;
  options.threads = 1;
  options.report = true;
  return options;
}

const Use* find(const std::vector<Use>& uses, std::string_view statistic, std::string_view value) {
  const auto found = std::ranges::find_if(
      uses, [&](const Use& use) { return use.statistic == statistic && use.value == value; });
  return found == uses.end() ? nullptr : &*found;
}

Result won_by(std::size_t seat, float share = 1) {
  Result result;
  result.over = true;
  result.share[seat] = share;
  return result;
}

TEST(Balance, CountsUsersAndHowTheyFared) {
  const GamePtr game = *open_game("osaka");
  Balance balance(game->info());
  UseLog first(*game);
  first.uses[{0, "red"}] = {2, 0, 0, 0, 0};
  first.uses[{3, "tokens"}] = {0, 0, 0, 0, 1};
  balance.add(first, won_by(0), 2);
  UseLog second(*game);
  second.uses[{0, "red"}] = {1, 1, 0, 0, 0};
  balance.add(second, won_by(0), 2);
  const std::vector<Use> uses = balance.uses();
  ASSERT_EQ(uses.size(), 2U);
  EXPECT_EQ(uses[0].statistic, "sale");
  EXPECT_EQ(uses[0].value, "red");
  EXPECT_EQ(uses[0].games, 2);
  EXPECT_EQ(uses[0].seats, 3);
  EXPECT_EQ(uses[0].times, 4);
  EXPECT_NEAR(uses[0].share.mean, 2.0 / 3, 1e-9);
  EXPECT_EQ(uses[1].statistic, "end");
  EXPECT_EQ(uses[1].seats, 0);
  EXPECT_EQ(uses[1].games, 1);
}

TEST(Balance, EveryStatisticOfEveryGameIsAnEventThatHappens) {
  for (const GameModule& module : game_modules()) {
    const auto result = simulate(options(std::string(module.id), 2, 60));
    ASSERT_TRUE(result.has_value()) << result.error().message;
    for (const Statistic& statistic : (*open_game(module.id))->info().statistics) {
      EXPECT_TRUE(std::ranges::any_of(
          result->uses,
          [&](const Use& use) { return use.statistic == statistic.name && use.value != "null"; }))
          << module.id << " " << statistic.name;
    }
  }
}

TEST(Balance, IsTheSameOnAnyNumberOfThreads) {
  SimulateOptions wish = options("osaka", 3, 30);
  const Json one = simulate(wish)->json()["uses"];
  wish.threads = 4;
  EXPECT_EQ(simulate(wish)->json()["uses"], one);
  EXPECT_FALSE(one.empty());
}

TEST(Balance, IsNotCountedUnlessAskedFor) {
  SimulateOptions wish = options("osaka", 2, 4);
  wish.report = false;
  EXPECT_TRUE(simulate(wish)->uses.empty());
  EXPECT_FALSE(simulate(wish)->json().contains("uses"));
}

TEST(Balance, CopiesOfACardCountAsOne) {
  const auto result = simulate(options("yokohama", 2, 60));
  ASSERT_TRUE(result.has_value());
  EXPECT_NE(find(result->uses, "technology", "ball"), nullptr);
  EXPECT_EQ(find(result->uses, "technology", "ball#1"), nullptr);
}

}  // namespace
}  // namespace kaisho
