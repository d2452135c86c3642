// Finding weights.
#include "arena/tuning/tune_weights.h"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/tuning/fit.h"
#include "games/registry.h"
#include "players/value.h"

namespace kaisho::arena {
namespace {

// Positions whose games were decided by known weights, and a feature that says nothing.
Samples made_up(const std::vector<double>& weights, int seats, int positions) {
  Samples samples{.seats = seats, .features = weights.size()};
  RandomState state;
  Random random(state);
  const auto count = static_cast<std::size_t>(seats);
  for (int i = 0; i < positions; ++i) {
    std::vector<double> odds(count);
    for (std::size_t s = 0; s < count; ++s) {
      double sum = 0;
      for (const double weight : weights) {
        samples.numbers.push_back(4 * random.unit());
        sum += weight * static_cast<double>(samples.numbers.back());
      }
      odds[s] = std::exp(sum);
    }
    double all = 0;
    for (const double o : odds) all += o;
    double left = static_cast<double>(random.unit()) * all;
    std::size_t winner = 0;
    while (winner + 1 < count && left >= odds[winner]) left -= odds[winner++];
    for (std::size_t s = 0; s < count; ++s) samples.shares.push_back(s == winner ? 1.0F : 0.0F);
  }
  return samples;
}

TEST(Fit, FindsTheWeightsThatDecided) {
  const std::vector<double> weights = {0.8, -0.5, 0};
  for (const int seats : {2, 3, 4}) {
    const Fit fit = fit_weights(made_up(weights, seats, 6000), 1);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      EXPECT_NEAR(fit.weights[i], weights[i], 0.08) << seats << " seats, weight " << i;
    }
    EXPECT_LT(fit.loss, std::log(seats));
    EXPECT_GT(fit.loss, 0);
  }
}

TEST(Fit, LeavesAFeatureAloneThatNeverDiffers) {
  Samples samples = made_up({0.8, 0.5}, 2, 500);
  for (std::size_t i = 1; i < samples.numbers.size(); i += 2) samples.numbers[i] = 7;
  const Fit fit = fit_weights(samples, 1);
  EXPECT_NEAR(fit.weights[1], 0, 1e-6);
  EXPECT_TRUE(std::isfinite(fit.weights[0]));
}

TuneWeightsOptions small() {
  return {.game = "osaka", .rounds = 2, .games = 4, .steps = 2, .step_games = 4, .check_games = 4};
}

TEST(Tune, MakesAWholeFileOfWeights) {
  int lines = 0;
  TuneWeightsOptions options = small();
  options.threads = 1;
  const auto found = tune_weights(options, [&](const std::string&) { ++lines; });
  ASSERT_TRUE(found.has_value()) << found.error().message;
  EXPECT_GT(lines, 0);
  const GamePtr game = *open_game("osaka");
  const auto value = players::Value::from_json(game->info(), *found);
  EXPECT_TRUE(value.has_value());
  options.threads = 3;
  EXPECT_EQ(*tune_weights(options, [](const std::string&) {}), *found);
}

TEST(Tune, PlaysNoCheckWhereNothingIsClimbed) {
  TuneWeightsOptions options = small();
  options.steps = 0;
  options.check_games = 1000;
  const auto found = tune_weights(options, [](const std::string&) {});
  ASSERT_TRUE(found.has_value()) << found.error().message;
  EXPECT_EQ((*found)["games"], 3 * options.rounds * options.games) << "2, 3 and 4 seats";
}

TEST(Tune, RefusesWhatItCannotDo) {
  TuneWeightsOptions options = small();
  options.game = "go";
  EXPECT_EQ(tune_weights(options, [](const std::string&) {}).error().code, "unknown_game");
  options = small();
  options.rounds = 0;
  EXPECT_EQ(tune_weights(options, [](const std::string&) {}).error().code, "bad_option");
}

}  // namespace
}  // namespace kaisho::arena
