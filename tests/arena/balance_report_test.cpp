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

// Against another edition.
ComparedResult both(const std::string& game, int games, const Json& other, int seats = 2) {
  SimulateOptions options;
  options.game = game;
  options.bots = {"random"};
  options.seats = seats;
  options.games = games;
  options.threads = 1;
  options.report = true;
  return *compare(options, other);
}

Json standard(const std::string& game) { return (*open_game(game))->edition().json; }

BalanceReport report_of_both(const std::string& game, int games, const Json& other,
                             const std::string& name) {
  ComparedResult compared = both(game, games, other);
  return {.command = "kaisho balance " + game,
          .bots = "random",
          .first = {"one", "0123456789abcdef", std::move(compared.first)},
          .second = BalanceSide{name, "fedcba9876543210", std::move(compared.second)},
          .differences = std::move(compared.differences)};
}

// Games of it take longer.
Json with_more_tokens() {
  Json edition = standard("osaka");
  edition["end_of_game"]["tokens"] = edition["end_of_game"]["tokens"].get<int>() + 1;
  return edition;
}

TEST(BalanceReport, SpreadsTellOfEveryGame) {
  const SimulateResult result = balanced("osaka", 3, 30);
  const std::vector<Spread>& all = result.spreads;
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[0].name, "turns");
  EXPECT_EQ(all[0].counts.size(), 30);
  EXPECT_NEAR(all[0].mean.mean, result.turns, 1e-9);
  EXPECT_LT(all[0].mean.low, result.turns);
  EXPECT_EQ(all[0].counts.quantile(0), result.turns_low);
  EXPECT_EQ(all[0].counts.quantile(1), result.turns_high);
  EXPECT_NEAR(all[1].mean.mean, result.decisions, 1e-9);
  EXPECT_EQ(all[3].counts.size(), 90);
  EXPECT_NEAR(all[3].mean.mean, result.players[0].score, 1e-9);
  EXPECT_GE(all[2].mean.mean, all[3].mean.mean) << "winners have more points than all";
  EXPECT_GE(all[4].counts.least(), 0) << "nobody is ahead of the best";
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
  for (const GameModule& module : game_modules()) {
    const std::string game(module.id);
    const std::vector<Difference> all = both(game, 20, standard(game)).differences;
    EXPECT_GT(all.size(), 10U) << game;
    for (const Difference& one : all) {
      EXPECT_EQ(one.difference.mean, 0) << game << ' ' << one.subject;
      EXPECT_FALSE(one.clear()) << game << ' ' << one.subject << ' ' << one.figure;
    }
  }
}

TEST(BalanceReport, TellsHowSureTheShareOfEverySeatIs) {
  EXPECT_EQ(balanced("osaka", 3, 30).json()["share_at_seat_95"].size(), 3U);
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
  EXPECT_EQ(some->spreads[0].counts.size(), some->deals);
  // The same as of so many deals that nothing stopped.
  const SimulateResult whole = stopped_after(some->deals + 1, some->deals, 1);
  EXPECT_EQ(some->json()["uses"], whole.json()["uses"]);
  EXPECT_EQ(some->json()["share_at_seat_95"], whole.json()["share_at_seat_95"]);
}

TEST(BalanceReport, StoppedBeforeTheFirstDealThereIsNothingToTell) {
  SimulateOptions options;
  options.game = "osaka";
  options.bots = {"random"};
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(simulate(options, {}, stop.get_token()).error().code, "stopped");
}

TEST(BalanceReport, StoppedItComparesTheDealsThatBothHave) {
  SimulateOptions options;
  options.game = "osaka";
  options.bots = {"random"};
  options.games = 40;
  options.rotate = false;
  options.threads = 1;
  options.report = true;
  std::stop_source stop;
  const auto progress = [&](int done, int games) {
    EXPECT_EQ(games, 80) << "each deal with both";
    if (done >= 10) stop.request_stop();
  };
  const auto part = compare(options, standard("osaka"), progress, stop.get_token());
  ASSERT_TRUE(part.has_value());
  EXPECT_TRUE(part->first.stopped);
  EXPECT_TRUE(part->second.stopped);
  EXPECT_EQ(part->first.deals, 5);
  EXPECT_EQ(part->second.deals, 5);
  EXPECT_GT(part->differences.size(), 20U);
  for (const Difference& one : part->differences) {
    EXPECT_EQ(one.difference.mean, 0) << one.subject << ' ' << one.figure;
    EXPECT_EQ(one.first.mean, one.second.mean) << one.subject << ' ' << one.figure;
  }
}

// Each edition's figures are those that it has alone.
TEST(BalanceReport, ComparingChangesNoFigure) {
  const ComparedResult compared = both("osaka", 12, with_more_tokens());
  const auto numbers = [](const SimulateResult& result) {
    Json json = result.json();
    json.erase("seconds");
    json.erase("decisions_per_second");
    return json;
  };
  EXPECT_EQ(numbers(compared.first), numbers(balanced("osaka", 2, 12)));
  EXPECT_EQ(numbers(compared.second), numbers(balanced("osaka", 2, 12, with_more_tokens())));
}

Difference difference(double low, double high, bool percent) {
  return {.subject = "it",
          .figure = "mean",
          .percent = percent,
          .by_seats = percent,
          .first_of = 74,
          .second_of = percent ? 52 : 74,
          .first = certain(0.5),
          .second = certain(0.25),
          .difference = {.mean = (low + high) / 2, .low = low, .high = high}};
}

TEST(BalanceReport, PutsTheSurestDifferencesFirst) {
  const auto clear = clear_differences({difference(0.01, 0.09, true), difference(-1, 2, false),
                                        difference(-9, -7, false), difference(0.2, 0.4, true)});
  ASSERT_EQ(clear.size(), 3U);
  EXPECT_EQ(clear[0].difference.low, -9);
  EXPECT_EQ(clear[1].difference.low, 0.2);
  EXPECT_EQ(clear[2].difference.low, 0.01);
}

TEST(BalanceReport, TellsPercentagePointsFromOthersAndOfHowManyAFigureIs) {
  const Difference share = difference(0.02, 0.04, true);
  EXPECT_EQ(value_text(share, 0.5), "50.0%");
  EXPECT_EQ(difference_text(share), "+3.0 pp [+2.0, +4.0]");
  EXPECT_EQ(of_text(share), "74 and 52 seats");
  const Difference mean = difference(-4, -2, false);
  EXPECT_EQ(value_text(mean, 0.5), "0.50");
  EXPECT_EQ(difference_text(mean), "-3.00 [-4.00, -2.00]");
  EXPECT_EQ(of_text(mean), "74 games");
}

TEST(BalanceReport, DifferencesSayOfHowManySeatsOrGamesTheyAre) {
  const ComparedResult compared = both("osaka", 12, with_more_tokens());
  for (const Difference& one : compared.differences) {
    if (one.figure != "wins of users") {
      EXPECT_EQ(one.first_of, one.by_seats ? 24 : 12) << one.subject << ' ' << one.figure;
      EXPECT_EQ(one.second_of, one.first_of) << one.subject << ' ' << one.figure;
      continue;
    }
    const auto users = [&](const SimulateResult& result) {
      const auto use = std::ranges::find_if(result.uses, [&](const Use& two) {
        return two.statistic + ' ' + two.name == one.subject;
      });
      return use->seats;
    };
    EXPECT_EQ(one.first_of, users(compared.first)) << one.subject;
    EXPECT_EQ(one.second_of, users(compared.second)) << one.subject;
  }
}

TEST(BalanceReport, PromisesNoMoreOfChanceThanIsTrue) {
  const std::string told = chance_sentence(100, 7);
  EXPECT_TRUE(has(told, "100 figures")) << told;
  EXPECT_TRUE(has(told, "7 differ")) << told;
  EXPECT_TRUE(has(told, "up to about 5 may")) << told;
}

TEST(BalanceReport, JsonHasTheFiguresOfBothEditions) {
  const BalanceReport report = report_of("osaka", 20);
  const Json one = report.json();
  EXPECT_FALSE(one.contains("differences"));
  EXPECT_EQ(one["edition"]["edition"]["name"], "one");
  int games = 0;
  for (const auto& [value, count] : one["edition"]["spreads"][0]["counts"].items()) {
    games += count.get<int>();
  }
  EXPECT_EQ(games, 20);
  const Json two = report_of_both("osaka", 20, standard("osaka"), "one").json();
  EXPECT_EQ(two["against"]["uses"], two["edition"]["uses"]);
  EXPECT_EQ(two["against"]["spreads"], two["edition"]["spreads"]);
  EXPECT_EQ(two["differences"][0]["subject"], "seat 0");
  EXPECT_EQ(two["differences"][0]["unit"], "share");
  EXPECT_EQ(two["differences"][0]["of"], "games");
  EXPECT_EQ(two["differences"][0]["against_of"], 20);
  EXPECT_EQ(two["differences"][2]["unit"], "mean");
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
  const BalanceReport report = report_of_both("osaka", 8, with_more_tokens(), "<other>");
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
