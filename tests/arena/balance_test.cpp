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

// Statistic 1 of Osaka is "sale", of the four colours; the last is "end", of nobody.
TEST(Balance, CountsUsersAndHowTheyFared) {
  const GamePtr game = *open_game("osaka");
  const std::size_t end = game->info().statistics.size() - 1;
  Balance balance(*game);
  UseLog first(*game);
  first.uses[{1, "red"}] = {2, 0, 0, 0, 0};
  first.uses[{end, "tokens"}] = {0, 0, 0, 0, 1};
  UseLog second(*game);
  second.uses[{1, "red"}] = {1, 1, 0, 0, 0};
  DealUses deal(0, 2);
  deal.add(first, won_by(0));
  deal.add(second, won_by(0));
  balance.add(deal);
  const std::vector<Use> uses = balance.uses({1, 2, 2});
  const Use* red = find(uses, "sale", "red");
  ASSERT_NE(red, nullptr);
  EXPECT_EQ(red->games, 2);
  EXPECT_EQ(red->seats, 3);
  EXPECT_EQ(red->times, 4);
  EXPECT_NEAR(red->share.mean, 2.0 / 3, 1e-9);
  EXPECT_NEAR(red->by_seats.mean, 3.0 / 4, 1e-9);
  const Use* tokens = find(uses, "end", "tokens");
  ASSERT_NE(tokens, nullptr);
  EXPECT_EQ(tokens->seats, 0);
  EXPECT_EQ(tokens->games, 1);
  EXPECT_NEAR(tokens->in_games.mean, 0.5, 1e-9);
}

TEST(Balance, TellsWhatLiesInTheBoxAndNobodyUsed) {
  const GamePtr game = *open_game("osaka");
  const std::vector<Use> uses = Balance(*game).uses({10, 2, 2});
  for (const Json& colour : game->edition().json["colours"]) {
    const Use* use = find(uses, "sale", colour["id"].get<std::string>());
    ASSERT_NE(use, nullptr);
    EXPECT_EQ(use->games, 0);
    EXPECT_EQ(use->by_seats.mean, 0);
    EXPECT_GT(use->by_seats.high, 0) << "ten deals without it do not show that it never is";
  }
}

TEST(Balance, EveryTableOfEveryStatisticIsInTheEdition) {
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    const std::vector<Use> uses = Balance(*game).uses({1, 2, 2});
    const auto result = simulate(options(std::string(module.id), 2, 20));
    ASSERT_TRUE(result.has_value());
    for (const Statistic& statistic : game->info().statistics) {
      if (statistic.table.empty()) continue;
      EXPECT_TRUE(std::ranges::any_of(
          uses, [&](const Use& use) { return use.statistic == statistic.name; }))
          << module.id << " " << statistic.table;
      for (const Use& use : result->uses) {
        if (use.statistic != statistic.name) continue;
        EXPECT_NE(find(uses, use.statistic, use.value), nullptr)
            << module.id << ": " << use.value << " is not in " << statistic.table;
      }
    }
  }
}

// Deals in which the same seat always does both say less than as many independent games.
TEST(Balance, TakesADealForTheUnitOfEvidence) {
  const GamePtr game = *open_game("osaka");
  UseLog log(*game);
  log.uses[{1, "red"}] = {1, 0, 0, 0, 0};
  const auto width = [&](bool agree) {
    Balance balance(*game);
    for (int deal = 0; deal < 50; ++deal) {
      const auto winner = static_cast<std::size_t>(deal % 2);
      DealUses uses(deal, 2);
      uses.add(log, won_by(winner));
      uses.add(log, won_by(agree || deal < 4 ? winner : 1 - winner));
      balance.add(uses);
    }
    const auto uses = balance.uses({50, 2, 2});
    const Interval share = find(uses, "sale", "red")->share;
    EXPECT_NEAR(share.mean, 0.5, 1e-9);
    return share.high - share.low;
  };
  EXPECT_GT(width(true), 1.3 * width(false));
}

TEST(Balance, EverySeatHasOneOpeningInEveryGame) {
  for (const GameModule& module : game_modules()) {
    const auto result = simulate(options(std::string(module.id), 3, 30));
    ASSERT_TRUE(result.has_value());
    int seats = 0;
    for (const Use& use : result->uses) {
      if (use.statistic != kOpening) continue;
      seats += use.seats;
      EXPECT_EQ(use.times, use.seats);
    }
    EXPECT_EQ(seats, 30 * 3) << module.id;
  }
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
  EXPECT_TRUE(simulate(wish)->outcomes.empty());
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
