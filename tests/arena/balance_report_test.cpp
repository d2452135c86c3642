// Balance reports of one edition and of two: spreads, differences, the page.
#include "arena/balance/balance_report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <stop_token>

#include "arena/report/balance_page.h"
#include "games/registry.h"

namespace kaisho::arena {
namespace {

// Not HasSubstr: a page is long, and a failure would print it.
bool has(const std::string& page, const std::string& part) { return page.contains(part); }

SimulateResult balanced(const std::string& game, int seats, int games,
                        std::optional<Json> edition = {}) {
  SimulateOptions options;
  options.game = game;
  options.bots = {"random"};
  options.seats = seats;
  options.games = games;
  options.threads = 1;
  options.report = true;
  options.edition = std::move(edition);
  return *simulate(options);
}

BalanceReport report_of(const std::string& game, int games) {
  return {.command = "kaisho balance " + game,
          .bots = "random",
          .first = {"one", "0123456789abcdef", balanced(game, 2, games)},
          .second = {}};
}

Json with_dear_technologies() {
  Json edition = (*open_game("yokohama"))->edition().json;
  for (Json& technology : edition["technologies"]) technology["cost"] = 9;
  return edition;
}

TEST(BalanceReport, SpreadsTellOfEveryGame) {
  const SimulateResult result = balanced("osaka", 3, 30);
  const std::vector<Spread> all = spreads(result);
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[0].name, "turns");
  EXPECT_EQ(all[0].values.size(), 30U);
  EXPECT_NEAR(all[0].mean.mean, result.turns, 1e-9);
  EXPECT_LT(all[0].mean.low, result.turns);
  EXPECT_EQ(all[0].quantile(0), result.turns_low);
  EXPECT_EQ(all[0].quantile(1), result.turns_high);
  EXPECT_NEAR(all[1].mean.mean, result.decisions, 1e-9);
  EXPECT_EQ(all[3].values.size(), 90U);
  EXPECT_NEAR(all[3].mean.mean, result.players[0].score, 1e-9);
  EXPECT_GE(all[2].mean.mean, all[3].mean.mean) << "winners have more points than all";
  EXPECT_GE(all[4].quantile(0), 0) << "nobody is ahead of the best";
}

TEST(BalanceReport, SeatsHaveTheirIntervals) {
  const SimulateResult result = balanced("osaka", 2, 60);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_NEAR(result.share_at_95[seat].mean, result.share_at[seat], 1e-6);
    EXPECT_LT(result.share_at_95[seat].low, result.share_at[seat]);
    EXPECT_GT(result.share_at_95[seat].high, result.share_at[seat]);
  }
}

TEST(BalanceReport, AnEditionDiffersInNothingFromItself) {
  const SimulateResult result = balanced("yamatai", 2, 20);
  const std::vector<Difference> all = differences(result, result);
  EXPECT_GT(all.size(), 50U);
  for (const Difference& one : all) {
    EXPECT_EQ(one.difference.mean, 0) << one.subject;
    EXPECT_FALSE(one.clear()) << one.subject << ' ' << one.figure;
  }
}

Expected<SimulateResult> try_stopped_after(int deals, int games, int threads) {
  SimulateOptions options;
  options.game = "osaka";
  options.bots = {"random"};
  options.games = games;
  options.rotate = false;
  options.threads = threads;
  options.report = true;
  std::stop_source stop;
  return simulate(
      options,
      [&](int done, int /*games*/) {
        if (done >= deals) stop.request_stop();
      },
      stop.get_token());
}

SimulateResult stopped_after(int deals, int games, int threads) {
  return try_stopped_after(deals, games, threads).value();
}

TEST(BalanceReport, StoppedItTellsOfTheFirstDeals) {
  const SimulateResult part = stopped_after(5, 20, 1);
  const SimulateResult five = stopped_after(100, 5, 1);
  EXPECT_TRUE(part.stopped);
  EXPECT_FALSE(five.stopped);
  EXPECT_EQ(part.deals, 5);
  EXPECT_EQ(part.json()["uses"], five.json()["uses"]);
  EXPECT_EQ(part.json()["turns"], five.json()["turns"]);
}

// Which deals are done when several threads are stopped is chance; even the first may not be.
TEST(BalanceReport, StoppedOnSeveralThreadsItTellsOfWholeDeals) {
  const Expected<SimulateResult> some = try_stopped_after(200, 2000, 3);
  if (!some) {
    EXPECT_EQ(some.error().code, "stopped");
    return;
  }
  EXPECT_TRUE(some->stopped);
  EXPECT_EQ(some->outcomes.size(), static_cast<std::size_t>(some->deals));
  for (const Use& use : some->uses) {
    for (const DealUse& deal : use.deals) EXPECT_LT(deal.deal, some->deals);
  }
}

TEST(BalanceReport, StoppedBeforeTheFirstDealThereIsNothingToTell) {
  SimulateOptions options;
  options.game = "osaka";
  options.bots = {"random"};
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(simulate(options, {}, stop.get_token()).error().code, "stopped");
}

TEST(BalanceReport, ComparesTheDealsThatBothHave) {
  const SimulateResult many = stopped_after(100, 20, 1);
  const SimulateResult few = stopped_after(5, 20, 1);
  const std::vector<Difference> all = differences(many, few);
  EXPECT_GT(all.size(), 20U);
  for (const Difference& one : all) {
    EXPECT_EQ(one.difference.mean, 0) << one.subject << ' ' << one.figure;
    EXPECT_EQ(one.first.mean, one.second.mean) << one.subject << ' ' << one.figure;
  }
}

TEST(BalanceReport, PromisesNoMoreOfChanceThanIsTrue) {
  const std::string told = chance_sentence(100, 7);
  EXPECT_TRUE(has(told, "100 figures")) << told;
  EXPECT_TRUE(has(told, "7 differ")) << told;
  EXPECT_TRUE(has(told, "up to about 5 may")) << told;
}

TEST(BalanceReport, FindsWhatAnotherPriceChanges) {
  const auto all = differences(balanced("yokohama", 2, 60),
                               balanced("yokohama", 2, 60, with_dear_technologies()));
  const auto dearer = std::ranges::count_if(all, [](const Difference& one) {
    return one.subject.starts_with("technology ") && one.figure == "used by seats" &&
           one.difference.low > 0;
  });
  EXPECT_GT(dearer, 3) << "what costs more is bought less";
}

TEST(BalanceReport, JsonHasTheFiguresOfBothEditions) {
  BalanceReport report = report_of("osaka", 20);
  const Json one = report.json();
  EXPECT_FALSE(one.contains("differences"));
  EXPECT_EQ(one["edition"]["edition"]["name"], "one");
  int games = 0;
  for (const auto& [value, count] : one["edition"]["spreads"][0]["counts"].items()) {
    games += count.get<int>();
  }
  EXPECT_EQ(games, 20);
  report.second = report.first;
  const Json two = report.json();
  EXPECT_EQ(two["against"], two["edition"]);
  EXPECT_EQ(two["differences"][0]["subject"], "seat 0");
  EXPECT_EQ(two["differences"][0]["difference"], 0);
}

TEST(BalancePage, HasASectionForEveryStatistic) {
  for (const GameModule& module : game_modules()) {
    const std::string page = balance_page(report_of(std::string(module.id), 8));
    for (const Statistic& statistic : (*open_game(module.id))->info().statistics) {
      std::string title(statistic.name);
      title[0] = static_cast<char>(std::toupper(title[0]));
      EXPECT_TRUE(has(page, "<h2>" + title + "</h2>")) << module.id;
    }
    EXPECT_TRUE(has(page, "<h2>Opening</h2>"));
    EXPECT_TRUE(has(page, "kaisho balance " + std::string(module.id)));
    EXPECT_FALSE(has(page, "What differs"));
    EXPECT_FALSE(has(page, "\"nan") || has(page, ">nan") || has(page, "-nan"));
  }
}

TEST(BalancePage, ShowsTwoEditionsSideBySide) {
  BalanceReport report = report_of("yokohama", 8);
  report.second = BalanceSide{"<other>", "fedcba9876543210",
                              balanced("yokohama", 2, 8, with_dear_technologies())};
  const std::string page = balance_page(report);
  EXPECT_TRUE(has(page, "<h2>What differs</h2>"));
  EXPECT_TRUE(has(page, "mark second"));
  EXPECT_TRUE(has(page, "&lt;other&gt;"));
  EXPECT_FALSE(has(page, "<other>"));
}

TEST(BalancePage, EditionsOfOneNameAreToldApart) {
  BalanceReport report = report_of("osaka", 4);
  report.second = report.first;
  report.second->hash = "fedcba9876543210";
  EXPECT_EQ(report.names(), std::pair(std::string("one 012345"), std::string("one fedcba")));
  const std::string page = balance_page(report);
  EXPECT_TRUE(has(page, "one 012345"));
  EXPECT_TRUE(has(page, "one fedcba"));
}

}  // namespace
}  // namespace kaisho::arena
