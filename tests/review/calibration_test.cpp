#include "review/calibration.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace kaisho::review {
namespace {

constexpr Shares kWon = {1, 0};
constexpr Shares kLost = {0, 1};
constexpr Shares kEven = {0.5F, 0.5F};

Json after_games(std::initializer_list<ForecastGame> games) {
  Calibration calibration(2);
  for (const ForecastGame& game : games) calibration.add(game);
  return calibration.json();
}

TEST(MeanOfGames, HasVarianceOfTheSample) {
  MeanOfGames numbers;
  for (const double number : {1.0, 2.0, 3.0, 6.0}) numbers.add(number);
  EXPECT_DOUBLE_EQ(numbers.mean(), 3);
  EXPECT_DOUBLE_EQ(numbers.variance(), 14.0 / 3);
  EXPECT_DOUBLE_EQ(numbers.standard_error(), std::sqrt(14.0 / 3 / 4));
}

TEST(Calibration, ScoresAPerfectForecastZeroAndAConstantAQuarter) {
  const std::array forecasts = {Forecast{.account = kWon, .linear = kEven}};
  const Json brier = after_games({{.forecasts = forecasts, .result = kWon}})["brier"];
  EXPECT_EQ(brier["account"]["mean"], 0.0);
  EXPECT_EQ(brier["linear"]["mean"], 0.25);
  EXPECT_EQ(brier["constant"]["mean"], 0.25);
  EXPECT_EQ(brier["better_than_linear"]["mean"], 0.25);
}

TEST(Calibration, CountsEachGameOnceHoweverLong) {
  const std::vector<Forecast> many(9, {.account = kWon, .linear = kEven});
  const std::array one = {Forecast{.account = kWon, .linear = kEven}};
  const Json json =
      after_games({{.forecasts = many, .result = kLost}, {.forecasts = one, .result = kWon}});
  EXPECT_EQ(json["brier"]["account"]["mean"], 0.5);
  for (const Json& bin : json["bins"]) EXPECT_NEAR(bin["result"], 0.5, 1e-12);
}

TEST(Calibration, BinsSayWhatCameOfForecastsWithTheErrorOverGames) {
  const std::array forecasts = {Forecast{.account = {0.75F, 0.25F}, .linear = kEven}};
  const ForecastGame won{.forecasts = forecasts, .result = kWon};
  const ForecastGame lost{.forecasts = forecasts, .result = kLost};
  const Json bins = after_games({won, won, won, lost})["bins"];
  ASSERT_EQ(bins.size(), 2);
  EXPECT_EQ(bins[0]["forecast"], 0.25);
  EXPECT_EQ(bins[0]["result"], 0.25);
  EXPECT_EQ(bins[1]["result"], 0.75);
  EXPECT_EQ(bins[1]["part"], 0.5);
  // Four games, off by 1/4, 1/4, 1/4 and -3/4.
  EXPECT_NEAR(bins[1]["standard_error"], std::sqrt(3.0 / 16 + 9.0 / 16) / 4, 1e-9);
}

TEST(Calibration, TakesLuckOffTheResult) {
  const std::array forecasts = {Forecast{.account = kEven, .linear = kEven}};
  const ForecastGame won{.forecasts = forecasts, .result = kWon, .luck = {0.5F, -0.5F}};
  const ForecastGame lost{.forecasts = forecasts, .result = kLost, .luck = {-0.5F, 0.5F}};
  const Json seat = after_games({won, lost, won, lost})["seats"][0];
  EXPECT_EQ(seat["luck"]["mean"], 0.0);
  EXPECT_EQ(seat["result"]["mean"], 0.5);
  EXPECT_GT(seat["variance"], 0.3);
  EXPECT_EQ(seat["variance_without_luck"], 0.0);
}

}  // namespace
}  // namespace kaisho::review
