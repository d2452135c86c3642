#include "review/calibration.h"

#include <algorithm>
#include <cmath>

#include "core/values/real.h"

namespace kaisho::review {
namespace {

// The mean over the seats of the squared distance from what came (G. W. Brier, 1950).
double brier(const Shares& forecast, const Shares& result, int seats) {
  double sum = 0;
  for (std::size_t seat = 0; std::cmp_less(seat, seats); ++seat) {
    const double off = as_double(forecast[seat]) - as_double(result[seat]);
    sum += off * off;
  }
  return sum / as_double(seats);
}

Json mean_json(const MeanOfGames& numbers) {
  return {{"mean", numbers.mean()}, {"standard_error", numbers.standard_error()}};
}

}  // namespace

void MeanOfGames::add(double number) {
  ++games_;
  sum_ += number;
  squares_ += number * number;
}

double MeanOfGames::mean() const { return games_ > 0 ? sum_ / as_double(games_) : 0; }

double MeanOfGames::variance() const {
  if (games_ < 2) return 0;
  return std::max(0.0, squares_ - sum_ * mean()) / as_double(games_ - 1);
}

double MeanOfGames::standard_error() const {
  return games_ > 0 ? std::sqrt(variance() / as_double(games_)) : 0;
}

// The error of a ratio of two sums over games: of what is off, by the weight.
double Calibration::Bin::standard_error() const {
  const double off = (result - forecast) / weight;
  const double squares = off_off - 2 * off * off_weight + off * off * weight_weight;
  return std::sqrt(std::max(0.0, squares)) / weight;
}

void Calibration::add(const ForecastGame& game) {
  double account = 0;
  double linear = 0;
  for (const Forecast& forecast : game.forecasts) {
    account += brier(forecast.account, game.result, seats_);
    linear += brier(forecast.linear, game.result, seats_);
  }
  account /= as_double(game.forecasts.size());
  linear /= as_double(game.forecasts.size());
  Shares even{};
  std::fill_n(even.begin(), seats_, 1 / as_float(seats_));
  const double constant = brier(even, game.result, seats_);
  account_.add(account);
  linear_.add(linear);
  constant_.add(constant);
  better_than_linear_.add(linear - account);
  better_than_constant_.add(constant - account);
  add_to_bins(game);
  for (std::size_t seat = 0; std::cmp_less(seat, seats_); ++seat) {
    const double result = as_double(game.result[seat]);
    const double luck = as_double(game.luck[seat]);
    luck_[seat].add(luck);
    result_[seat].add(result);
    adjusted_[seat].add(result - luck);
  }
}

void Calibration::add_to_bins(const ForecastGame& game) {
  const double each = 1 / (as_double(game.forecasts.size()) * as_double(seats_));
  std::array<Bin, kBins> here{};
  for (const Forecast& forecast : game.forecasts) {
    for (std::size_t seat = 0; std::cmp_less(seat, seats_); ++seat) {
      const double share = as_double(forecast.account[seat]);
      Bin& bin = here[std::min(static_cast<std::size_t>(share * kBins), kBins - 1)];
      bin.weight += each;
      bin.forecast += each * share;
      bin.result += each * as_double(game.result[seat]);
    }
  }
  for (std::size_t i = 0; i < kBins; ++i) {
    const double off = here[i].result - here[i].forecast;
    bins_[i].weight += here[i].weight;
    bins_[i].forecast += here[i].forecast;
    bins_[i].result += here[i].result;
    bins_[i].off_off += off * off;
    bins_[i].off_weight += off * here[i].weight;
    bins_[i].weight_weight += here[i].weight * here[i].weight;
  }
}

Json Calibration::bins_json() const {
  Json json = Json::array();
  double all = 0;
  for (const Bin& bin : bins_) all += bin.weight;
  for (const Bin& bin : bins_) {
    if (bin.weight <= 0) continue;
    json.push_back({{"part", bin.weight / all},
                    {"forecast", bin.forecast / bin.weight},
                    {"result", bin.result / bin.weight},
                    {"standard_error", bin.standard_error()}});
  }
  return json;
}

Json Calibration::seats_json() const {
  Json json = Json::array();
  for (std::size_t seat = 0; std::cmp_less(seat, seats_); ++seat) {
    json.push_back({{"result", mean_json(result_[seat])},
                    {"luck", mean_json(luck_[seat])},
                    {"without_luck", mean_json(adjusted_[seat])},
                    {"variance", result_[seat].variance()},
                    {"variance_without_luck", adjusted_[seat].variance()}});
  }
  return json;
}

Json Calibration::json() const {
  return {{"brier",
           {{"account", mean_json(account_)},
            {"linear", mean_json(linear_)},
            {"constant", mean_json(constant_)},
            {"better_than_linear", mean_json(better_than_linear_)},
            {"better_than_constant", mean_json(better_than_constant_)}}},
          {"bins", bins_json()},
          {"seats", seats_json()}};
}

}  // namespace kaisho::review
