// Intervals of 95% hold the truth in about 95 of 100 samples of which the truth is known, and
// figures of a simulation are those that textbook formulas make of its games.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arena/balance/simulate.h"
#include "arena/play/match.h"
#include "arena/statistics/interval.h"
#include "core/values/random.h"
#include "games/registry.h"
#include "players/player.h"
#include "tests/games/allocations.h"

namespace kaisho::arena {
namespace {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(RandomState::from_key(key_from_number(seed))) {}
  double unit() { return static_cast<double>(Random(state_).unit()); }

 private:
  RandomState state_;
};

// The part of so many samples whose interval holds the truth.
double coverage(int samples, double truth, const std::function<Interval()>& interval) {
  int held = 0;
  for (int i = 0; i < samples; ++i) {
    const Interval one = interval();
    held += one.low <= truth && truth <= one.high ? 1 : 0;
  }
  return static_cast<double>(held) / samples;
}

// So far a part of 4000 samples may lie from 95% by chance: four standard errors.
constexpr int kSamples = 4000;
const double kMargin = 4 * std::sqrt(0.95 * 0.05 / kSamples);

// What seat 0 wins of a game of so many seats, in parts of kVictory: a share of the games is drawn
// by all of them, else each seat has its chance.
int won(Chance& chance, int seats, double win, double drawn) {
  if (chance.unit() < drawn) return kVictory / seats;
  return chance.unit() < win ? kVictory : 0;
}

TEST(Coverage, OfSharesOfVictoryWithDrawsSplit) {
  for (const int seats : {2, 3, 4}) {
    for (const double drawn : {0.0, 0.1, 0.5}) {
      for (const int games : {30, 100}) {
        Chance chance(static_cast<std::uint64_t>(seats * 1000 + games));
        const double win = 1.4 / seats;
        const double truth = drawn / seats + (1 - drawn) * win;
        const double held = coverage(kSamples, truth, [&] {
          Counts groups;
          for (int i = 0; i < games; ++i) groups.add(won(chance, seats, win, drawn));
          return share_interval(groups, 1);
        });
        // A share of few games jumps from one value to the next, and what it covers with it.
        const double jump = games < 100 ? 0.012 : 0.004;
        EXPECT_GE(held, 0.95 - kMargin - jump) << seats << " seats " << drawn << ' ' << games;
        // A drawn game is believed to be worth no more than another, though it varies less: with
        // many of them the interval is too wide.
        if (drawn > 0.1) continue;
        EXPECT_LE(held, 0.98) << seats << " seats " << drawn << ' ' << games;
      }
    }
  }
}

// Deals that favour a player in whichever rotation: a game is no unit of evidence there.
TEST(Coverage, OfDealsInEveryRotation) {
  for (const int seats : {2, 3, 4}) {
    for (const double luck : {0.0, 0.8 / seats}) {
      Chance chance(static_cast<std::uint64_t>(seats));
      const double held = coverage(kSamples, 1.0 / seats, [&] {
        Counts groups;
        for (int deal = 0; deal < 100; ++deal) {
          const double win = 1.0 / seats + (chance.unit() < 0.5 ? luck : -luck);
          int parts = 0;
          for (int game = 0; game < seats; ++game) parts += won(chance, seats, win, 0);
          groups.add(parts);
        }
        return share_interval(groups, seats);
      });
      EXPECT_NEAR(held, 0.95, kMargin + 0.005) << seats << " seats, luck " << luck;
    }
  }
}

// Where a deal is a pair of games that go opposite ways, it is worth more than two games, which the
// interval does not believe: it is too wide, not too narrow.
TEST(Coverage, OfPairsThatGoOppositeWaysIsNeverTooLow) {
  Chance chance(11);
  const double held = coverage(kSamples, 0.5, [&] {
    Counts groups;
    for (int deal = 0; deal < 100; ++deal) {
      const double one = chance.unit();
      groups.add(one < 0.7 ? kVictory : one < 0.85 ? 2 * kVictory : 0);
    }
    return share_interval(groups, 2);
  });
  EXPECT_GE(held, 0.95);
}

TEST(Coverage, OfMeanPoints) {
  for (const int deals : {3, 10, 100}) {
    Chance chance(static_cast<std::uint64_t>(deals));
    const double held = coverage(kSamples, 40, [&] {
      Sums sums;
      for (int deal = 0; deal < deals; ++deal) {
        // Two games of a deal with much in common: the sum of 12 numbers is nearly normal.
        double common = 0;
        for (int i = 0; i < 12; ++i) common += chance.unit() - 0.5;
        std::int64_t points = 0;
        for (int game = 0; game < 2; ++game) {
          points += std::lround(40 + 8 * common + 6 * (chance.unit() - 0.5));
        }
        sums.add(points);
      }
      return mean_interval(sums, 2);
    });
    EXPECT_NEAR(held, 0.95, kMargin + 0.003) << deals;
  }
}

// The same deals with two editions: most of them go the same way with both.
TEST(Coverage, OfDifferencesBetweenPairedDeals) {
  for (const double alike : {0.0, 0.7}) {
    for (const double win : {0.5, 0.2}) {
      Chance chance(static_cast<std::uint64_t>(100 * win + 10 * alike));
      const double held = coverage(kSamples, -0.05, [&] {
        RatioSums first;
        RatioSums second;
        ProductSums together;
        for (int deal = 0; deal < 200; ++deal) {
          const double one = chance.unit();
          const double two = chance.unit() < alike ? one : chance.unit();
          const Ratio a{one < win ? 1 : 0, 1};
          const Ratio b{two < win + 0.05 ? 1 : 0, 1};
          first.add(a);
          second.add(b);
          together.add(a, b);
        }
        return difference_interval(first, second, together, 1);
      });
      EXPECT_NEAR(held, 0.95, kMargin + 0.008) << alike << ' ' << win;
    }
  }
}

// Of those who used a thing: none of a deal's two seats, one, or both, whose share is even then.
double coverage_of_users(double both) {
  Chance chance(5);
  const double truth = ((1 - both) * 0.75 + both) / ((1 - both) + 2 * both);
  return coverage(kSamples, truth, [&] {
    RatioSums sums;
    for (int deal = 0; deal < 300; ++deal) {
      if (chance.unit() < 0.5) {
        sums.add(Ratio{});
      } else if (chance.unit() < both) {
        sums.add(Ratio{kVictory, 2 * kVictory, true});
      } else {  // one of two used it, and so wins oftener
        sums.add(Ratio{chance.unit() < 0.75 ? kVictory : 0, kVictory});
      }
    }
    return ratio_interval(sums, kVictory);
  });
}

TEST(Coverage, OfTheWinShareOfUsers) {
  EXPECT_NEAR(coverage_of_users(0), 0.95, kMargin + 0.008);
  // Seats that must have the even share are believed to be worth no more than others.
  EXPECT_GE(coverage_of_users(0.25), 0.95 - kMargin);
}

// ---- a simulation, reckoned a second time from its games

SimulateOptions some_games(int games) {
  SimulateOptions options;
  options.game = "osaka";
  options.bots = {"greedy", "random", "random"};
  options.seats = 3;
  options.games = games;
  options.threads = 1;
  options.report = true;
  options.turn_cap = 60;  // some are cut off
  return options;
}

// The outcomes, deal by deal, its rotations in order, by playing the games once more.
std::vector<MatchOutcome> outcomes_of(const SimulateOptions& options) {
  const GamePtr game = *open_game(options.game);
  const Options table{.seats = options.seats, .turn_cap = options.turn_cap, .variants = {}};
  const auto seats = static_cast<std::size_t>(options.seats);
  std::vector<std::unique_ptr<players::Player>> bots;
  for (const std::string& bot : options.bots) bots.push_back(*players::make_player(bot));
  std::vector<MatchOutcome> outcomes;
  for (std::size_t i = 0; i < static_cast<std::size_t>(options.games); ++i) {
    const std::size_t deal = i / seats;
    const std::size_t rotation = i % seats;
    const Position start = *game->start(table, match_key(options.seed, deal, 0, kDealKey));
    std::array<SeatedPlayer, kMaxSeats> seated;
    for (Seat seat = 0; seat < options.seats; ++seat) {
      seated[seat] = {bots[(seat + rotation) % seats].get(),
                      player_chance(options.seed, deal, rotation, seat)};
    }
    outcomes.push_back(play_match(*game, start, std::span(seated).first(seats)));
  }
  return outcomes;
}

// Student's for so many deals, from a table.
double student(std::size_t deals) {
  EXPECT_EQ(deals, 31U);
  return 2.042272;  // of 30 degrees
}

double average(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

double error_of(const std::vector<double>& values) {
  const double mean = average(values);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const auto n = static_cast<double>(values.size());
  return std::sqrt(squares / (n - 1) / n);
}

// Wilson's for as many games as the spread between the deals is worth: p such that
// |mean - p| = t sqrt(p (1 - p) / worth), found by halving.
Interval wilson_of(const std::vector<double>& shares, double games_each) {
  const double mean = average(shares);
  const double error = error_of(shares);
  const auto deals = static_cast<double>(shares.size());
  const double worth = std::min(mean * (1 - mean) / (error * error), deals * games_each);
  const double t = student(shares.size());
  const auto end = [&](double inside, double outside) {
    for (int i = 0; i < 100; ++i) {
      const double p = (inside + outside) / 2;
      const bool in = std::abs(mean - p) <= t * std::sqrt(p * (1 - p) / worth);
      (in ? inside : outside) = p;
    }
    return inside;
  };
  return {mean, end(mean, 0), end(mean, 1)};
}

void expect_same(const Interval& shown, const Interval& reckoned, const std::string& what) {
  EXPECT_NEAR(shown.mean, reckoned.mean, 1e-6) << what;
  EXPECT_NEAR(shown.low, reckoned.low, 1e-6) << what;
  EXPECT_NEAR(shown.high, reckoned.high, 1e-6) << what;
}

// A number of each deal: the mean over its games.
std::vector<double> by_deal(const std::vector<MatchOutcome>& outcomes,
                            const std::function<double(const MatchOutcome&, std::size_t)>& number) {
  std::vector<double> deals(outcomes.size() / 3);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    deals[i / 3] += number(outcomes[i], i % 3) / 3;
  }
  return deals;
}

TEST(Coverage, FiguresOfASimulationAreThoseOfItsGames) {
  const SimulateOptions options = some_games(93);
  const SimulateResult result = *simulate(options);
  const std::vector<MatchOutcome> outcomes = outcomes_of(options);
  ASSERT_EQ(result.deals, 31);
  const auto share = [](const MatchOutcome& outcome, std::size_t seat) {
    return static_cast<double>(outcome.result.share[seat]);
  };
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const auto at =
        by_deal(outcomes, [&](const auto& one, std::size_t) { return share(one, seat); });
    expect_same(result.share_at_95[seat], wilson_of(at, 3), "seat " + std::to_string(seat));
  }
  // Bot 0 sits, in rotation r, in the seat that is 3 - r places on.
  const auto own = by_deal(outcomes, [&](const auto& one, std::size_t rotation) {
    return share(one, (3 - rotation) % 3);
  });
  expect_same(result.players[0].share, wilson_of(own, 3), "greedy");
  const auto others = by_deal(outcomes, [&](const auto& one, std::size_t rotation) {
    return 1 - share(one, (3 - rotation) % 3);
  });
  const Interval both = wilson_of(others, 3);
  expect_same(result.players[1].share, {both.mean / 2, both.low / 2, both.high / 2}, "random");
  const auto turns = by_deal(outcomes, [](const auto& one, std::size_t) { return one.turns; });
  const double reach = student(turns.size()) * error_of(turns);
  const double mean = average(turns);
  expect_same(result.spreads[0].mean, {mean, mean - reach, mean + reach}, "turns");
  const auto scores = by_deal(outcomes, [](const auto& one, std::size_t) {
    return (one.result.score[0] + one.result.score[1] + one.result.score[2]) / 3.0;
  });
  const double far = student(scores.size()) * error_of(scores);
  const double points = average(scores);
  expect_same(result.spreads[3].mean, {points, points - far, points + far}, "scores");
}

// ---- what is kept

SimulateOptions many_games(int games) {
  SimulateOptions options;
  options.game = "osaka";
  options.bots = {"random"};
  options.rotate = false;
  options.games = games;
  options.threads = 1;  // this one, whose memory is counted
  options.report = true;
  return options;
}

// The most that is kept while so many games are played.
std::ptrdiff_t most_kept(int games, const auto& play) {
  const std::ptrdiff_t before = bytes_kept();
  std::ptrdiff_t most = 0;
  const Progress progress = [&](int, int) { most = std::max(most, bytes_kept() - before); };
  EXPECT_TRUE(play(many_games(games), progress).has_value());
  return most;
}

// Ten times the games need hardly more memory: some lengths and scores are new. To keep each game
// took about a kilobyte of it, so 4 MB of 4000.
TEST(Kept, DoesNotGrowWithTheGames) {
  const auto play = [](const SimulateOptions& options, const Progress& progress) {
    return simulate(options, progress);
  };
  const std::ptrdiff_t few = most_kept(400, play);
  const std::ptrdiff_t many = most_kept(4000, play);
  EXPECT_LT(many, few + 50'000);
  EXPECT_LT(many, 500'000);
}

TEST(Kept, DoesNotGrowWithTheGamesOfTwoEditions) {
  const Json other = (*open_game("osaka"))->edition().json;
  const auto play = [&](const SimulateOptions& options, const Progress& progress) {
    return compare(options, other, progress);
  };
  const std::ptrdiff_t few = most_kept(400, play);
  const std::ptrdiff_t many = most_kept(4000, play);
  EXPECT_LT(many, few + 100'000);
}

}  // namespace
}  // namespace kaisho::arena
