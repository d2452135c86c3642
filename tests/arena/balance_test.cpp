// Balance reports: what was used, by how many, and how they fared.
#include "arena/balance/balance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "arena/balance/simulate.h"
#include "games/registry.h"
#include "tests/arena/uses.h"

namespace kaisho::arena {
namespace {

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
  Balance balance(*game, 2);
  UseLog first(*game);
  first.uses[{1, "red"}] = {2, 0, 0, 0, 0};
  first.uses[{end, "tokens"}] = {0, 0, 0, 0, 1};
  UseLog second(*game);
  second.uses[{1, "red"}] = {1, 1, 0, 0, 0};
  DealUses deal(2);
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
  const std::vector<Use> uses = Balance(*game, 2).uses({10, 2, 2});
  for (const Json& colour : game->edition().json["colours"]) {
    const Use* use = find(uses, "sale", colour["id"].get<std::string>());
    ASSERT_NE(use, nullptr);
    EXPECT_EQ(use->games, 0);
    EXPECT_EQ(use->by_seats.mean, 0);
    EXPECT_GT(use->by_seats.high, 0) << "ten deals without it do not show that it never is";
  }
}

TEST(Balance, EverythingOfEveryStatisticIsInTheEdition) {
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    const std::vector<Use> uses = Balance(*game, 2).uses({1, 2, 2});
    const auto result = simulate(options(std::string(module.id), 2, 20));
    ASSERT_TRUE(result.has_value());
    for (const Statistic& statistic : game->info().statistics) {
      EXPECT_TRUE(std::ranges::any_of(
          uses, [&](const Use& use) { return use.statistic == statistic.name; }))
          << module.id << " " << statistic.name;
      for (const Use& use : result->uses) {
        if (use.statistic != statistic.name) continue;
        EXPECT_NE(find(uses, use.statistic, use.value), nullptr)
            << module.id << ": " << use.value << " is no " << statistic.name;
      }
    }
  }
}

TEST(Balance, KnowsAllThatLiesInTheBox) {
  const auto osaka = box("osaka");
  EXPECT_EQ(things(osaka, "taken card"), 12);
  EXPECT_EQ(things(osaka, "end"), 2);
}

TEST(Balance, OneSeatBeginsEachGame) {
  for (const GameModule& module : game_modules()) {
    const auto uses = simulate(options(std::string(module.id), 2, 10))->uses;
    const auto first = std::ranges::find(uses, "first player", &Use::statistic);
    ASSERT_NE(first, uses.end());
    EXPECT_EQ(first->times, 10) << module.id;
    EXPECT_EQ(first->seats, 10) << module.id;
  }
}

TEST(Balance, HasNamesInEnglish) { EXPECT_EQ(name(box("osaka"), "taken card", "red5"), "Red 5"); }

// Deals in which the same seat always does both say less than as many independent games.
TEST(Balance, TakesADealForTheUnitOfEvidence) {
  const GamePtr game = *open_game("osaka");
  UseLog log(*game);
  log.uses[{1, "red"}] = {1, 0, 0, 0, 0};
  const auto width = [&](bool agree) {
    Balance balance(*game, 2);
    for (int deal = 0; deal < 50; ++deal) {
      const auto winner = static_cast<std::size_t>(deal % 2);
      DealUses uses(2);
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

// In a game in which everybody sold red the sellers of red have the even share, whoever won.
TEST(Balance, IsCertainOfWhatEverybodyUses) {
  const GamePtr game = *open_game("osaka");
  UseLog all(*game);
  all.uses[{1, "red"}] = {1, 2, 0, 0, 0};
  all.uses[{1, "blue"}] = {1, 0, 0, 0, 0};
  UseLog none(*game);
  Balance balance(*game, 2);
  for (int deal = 0; deal < 3; ++deal) {
    DealUses uses(2);
    uses.add(deal == 2 ? none : all, won_by(static_cast<std::size_t>(deal % 2)));
    balance.add(uses);
  }
  const auto uses = balance.uses({3, 1, 2});
  const Interval red = find(uses, "sale", "red")->share;
  EXPECT_EQ(red.mean, 0.5);
  EXPECT_EQ(red.low, red.high);
  const Interval blue = find(uses, "sale", "blue")->share;
  EXPECT_EQ(blue.mean, 0.5);
  EXPECT_LT(blue.low, blue.high);
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

bool happened(const std::vector<Use>& uses, std::string_view statistic) {
  return std::ranges::any_of(
      uses, [&](const Use& use) { return use.statistic == statistic && use.games > 0; });
}

// By chance, or at a full table with all variants where players know what they want.
TEST(Balance, EveryStatisticOfEveryGameIsAnEventThatHappens) {
  for (const GameModule& module : game_modules()) {
    const auto by_chance = simulate(options(std::string(module.id), 2, 60));
    ASSERT_TRUE(by_chance.has_value()) << by_chance.error().message;
    const GameInfo& info = (*open_game(module.id))->info();
    SimulateOptions wish = options(std::string(module.id), info.max_seats, 6);
    wish.bots = {"greedy:samples=1,evaluations=32"};
    wish.variants = {info.variants.begin(), info.variants.end()};
    const auto by_will = wish.variants.empty() ? by_chance : simulate(wish);
    ASSERT_TRUE(by_will.has_value()) << by_will.error().message;
    for (const Statistic& statistic : info.statistics) {
      EXPECT_TRUE(happened(by_chance->uses, statistic.name) ||
                  happened(by_will->uses, statistic.name))
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
  EXPECT_TRUE(simulate(wish)->spreads.empty());
  EXPECT_FALSE(simulate(wish)->json().contains("uses"));
}

}  // namespace
}  // namespace kaisho::arena
