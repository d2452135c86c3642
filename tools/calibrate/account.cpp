#include "tools/calibrate/account.h"

#include "core/values/every_seat.h"
#include "review/calibration.h"
#include "review/expectation.h"
#include "review/running_account.h"

namespace kaisho::calibrate {
namespace {

// What the account says of a game.
struct Found {
  std::vector<review::Forecast> forecasts{};
  review::Shares result{};
  review::Shares luck{};
};

Found look_at(const Game& game, int seats, const PlayedGame& played, std::uint64_t seed) {
  review::RunningAccount account(game, seats, seed);
  review::Expectation linear(game, seats, seed, review::kLinearValue);
  Found found{.result = game.result(played.last).share};
  std::vector<review::LedgerStep> steps;
  const std::size_t count = played.decisions.size();
  for (std::size_t i = 0; i < count; ++i) {
    const review::Decision& decision = played.decisions[i];
    const Position& after = i + 1 < count ? played.decisions[i + 1].before : played.last;
    steps.push_back(account.step(decision.before, decision.move, after));
    found.forecasts.push_back({steps.back().before, linear.of(decision.before)});
  }
  const review::Ledger ledger = review::ledger_of(steps, seats);
  for (const Seat seat : every_seat(seats)) {
    found.luck[seat] = static_cast<float>(ledger[seat].luck);
  }
  return found;
}

}  // namespace

Expected<Json> calibrate_account(const CalibrateOptions& options) {
  const Expected<Setting> setting = setting_of(options);
  if (!setting) return std::unexpected(setting.error());
  std::vector<Found> found(options.games);
  for_each_game(options, [&](std::size_t number) {
    found[number] = look_at(*setting->game, options.seats, play(*setting, options, number),
                            options.seed + number);
  });
  review::Calibration calibration(options.seats);
  for (const Found& one : found) {
    calibration.add({.forecasts = one.forecasts, .result = one.result, .luck = one.luck});
  }
  return calibration.json();
}

}  // namespace kaisho::calibrate
