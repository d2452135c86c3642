// How far the account of a review can be trusted: how well its shares agree with results, and
// whether what it calls luck is luck. Each game counts once, however many decisions it has; the
// standard errors are over games.
#pragma once

#include <array>
#include <span>

#include "core/reading/json.h"
#include "players/value.h"

namespace kaisho::review {

using players::Shares;

// The mean of one number of each game.
class MeanOfGames {
 public:
  void add(double number);
  double mean() const;
  // Of the numbers; 0 for fewer than two games.
  double variance() const;
  double standard_error() const;

 private:
  int games_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// What was forecast at a decision, for every seat.
struct Forecast {
  Shares account{};  // the value that ledgers are made of
  Shares linear{};   // the linear value, from what the same seat could know
};

struct ForecastGame {
  std::span<const Forecast> forecasts;  // one for each decision; at least one
  Shares result{};
  Shares luck{};  // of the ledger
};

class Calibration {
 public:
  explicit Calibration(int seats) : seats_(seats) {}

  void add(const ForecastGame& game);
  // `games`; `brier` of the account, the linear value and a constant, and how much better the
  // account is than each; `bins` of forecasts with what came of them; `seats` with the mean of the
  // luck and the variance of the result without and with it taken off.
  Json json() const;

 private:
  // Forecasts of a tenth of the scale. A game counts by the part of its forecasts that lie here.
  struct Bin {
    double weight = 0;
    double forecast = 0;
    double result = 0;
    double off_off = 0;  // of each game's result less forecast: squares and products, for the error
    double off_weight = 0;
    double weight_weight = 0;

    double standard_error() const;
  };
  static constexpr std::size_t kBins = 10;

  void add_to_bins(const ForecastGame& game);
  Json bins_json() const;
  Json seats_json() const;

  int seats_;
  MeanOfGames account_;  // of the squared distances from the result
  MeanOfGames linear_;
  MeanOfGames constant_;
  MeanOfGames better_than_linear_;
  MeanOfGames better_than_constant_;
  std::array<Bin, kBins> bins_{};
  BySeat<MeanOfGames> luck_{};
  BySeat<MeanOfGames> result_{};
  BySeat<MeanOfGames> adjusted_{};
};

}  // namespace kaisho::review
