#include "arena/tune.h"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <thread>

#include "arena/fit.h"
#include "arena/simulate_with.h"
#include "games/registry.h"
#include "players/greedy.h"

namespace kaisho {
namespace {

using Weights = std::vector<double>;

constexpr int kTurnCap = 500;
// How unsure of itself a player is whose games are learnt from: else all games are alike.
constexpr float kSoften = 0.03F;
constexpr double kRidge = 100;
// The first variations are so large, in standard errors of the fit; the last a quarter of it.
constexpr double kFirstStep = 4;

class Tuner {
 public:
  Tuner(const Game& game, int seats, const TuneOptions& options, const Tell& tell)
      : game_(game),
        options_(options),
        tell_(tell),
        seats_(static_cast<std::size_t>(seats)),
        table_{.seats = seats, .turn_cap = kTurnCap, .variants = {}} {}

  Json run() {
    for (int round = 0; round < options_.rounds; ++round) learn(round);
    for (int trial = 0; trial < options_.trials; ++trial) vary(trial);
    Json weights = Json::object();
    for (std::size_t i = 0; i < best_.size(); ++i) {
      weights[std::string(game_.info().features[i])] = std::round(best_[i] * 1e5) / 1e5;
    }
    return weights;
  }

  int games() const { return games_; }

 private:
  Value value_of(const Weights& weights) const {
    std::array<std::vector<float>, kMaxSeats + 1> by_seats;
    by_seats[seats_].assign(weights.begin(), weights.end());
    return Value(std::move(by_seats));
  }

  std::unique_ptr<Player> greedy(const Weights& weights, float soften) const {
    return make_greedy_player("greedy", {.samples = 1, .soften = soften},
                              ValueOfGame(value_of(weights)));
  }

  // Plays one game with itself and keeps every position in which a turn begins.
  Samples play(const Weights& weights, std::uint64_t round, std::uint64_t number) const {
    Samples samples{.seats = table_.seats, .features = game_.info().features.size()};
    const auto player = greedy(weights, kSoften);
    std::array<Seated, kMaxSeats> seated;
    for (std::size_t s = 0; s < seats_; ++s) {
      seated[s] = {player.get(),
                   RandomState::from_key(match_key(options_.seed, number, round, s + 1))};
    }
    int turn = -1;
    const auto watch = [&](const Position& position) {
      if (game_.turn(position) == turn) return;
      turn = game_.turn(position);
      keep(position, samples);
    };
    const auto start = game_.start(table_, match_key(options_.seed, number, round, 0));
    const auto outcome = play_match(game_, *start, std::span(seated).first(seats_), watch);
    const std::size_t positions = samples.numbers.size() / samples.features / seats_;
    for (std::size_t i = 0; i < positions; ++i) {
      const auto& share = outcome.result.share;
      samples.shares.insert(samples.shares.end(), share.begin(), share.begin() + table_.seats);
    }
    return samples;
  }

  void keep(const Position& position, Samples& samples) const {
    for (std::size_t s = 0; s < seats_; ++s) {
      const std::size_t size = samples.numbers.size();
      samples.numbers.resize(size + samples.features);
      game_.features(position, static_cast<Seat>(s), std::span(samples.numbers).subspan(size));
    }
  }

  Samples play_all(const Weights& weights, int round) {
    std::vector<Samples> games(static_cast<std::size_t>(options_.games));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
      for (std::size_t i = next++; i < games.size(); i = next++) {
        games[i] = play(weights, static_cast<std::uint64_t>(round) + 1, i);
      }
    };
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const unsigned threads = options_.threads > 0 ? static_cast<unsigned>(options_.threads) : cores;
    {
      std::vector<std::jthread> helpers;
      for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(work);
      work();
    }
    games_ += options_.games;
    Samples all{.seats = table_.seats, .features = game_.info().features.size()};
    for (const Samples& one : games) {
      all.numbers.insert(all.numbers.end(), one.numbers.begin(), one.numbers.end());
      all.shares.insert(all.shares.end(), one.shares.begin(), one.shares.end());
    }
    return all;
  }

  // The share of `challenger` against tables full of the best weights so far; 1 / seats is even.
  Interval duel(const Weights& challenger, std::uint64_t number) {
    SimulateOptions match{.game = {},
                          .seats = table_.seats,
                          .games = options_.trial_games,
                          .seed = options_.seed + 1000 + number,
                          .bots = {"challenger"},
                          .turn_cap = kTurnCap,
                          .threads = options_.threads};
    match.bots.resize(seats_, "best");
    const PlayerFactory factory = [&](int bot) { return greedy(bot == 0 ? challenger : best_, 0); };
    const auto result = simulate_with(game_, match, factory);
    games_ += options_.trial_games;
    return result->players.front().share;
  }

  void learn(int round) {
    const Fit fit = fit_weights(play_all(best_, round), kRidge);
    const Interval share = duel(fit.weights, static_cast<std::uint64_t>(round));
    tell_(fmt::format("round {}: loss {:.4f}, share {:.3f} ({:.3f} to {:.3f})", round + 1, fit.loss,
                      share.mean, share.low, share.high));
    errors_ = fit.errors;
    const bool better = share.mean * table_.seats >= 0.98;  // fresh games teach even when equal
    if (better || best_.empty()) best_ = fit.weights;
  }

  // Box and Muller's normal deviate.
  static double normal(Random& random) {
    const double radius = std::sqrt(-2 * std::log(1 - static_cast<double>(random.unit())));
    return radius * std::cos(6.283185307179586 * static_cast<double>(random.unit()));
  }

  void vary(int trial) {
    const auto number = static_cast<std::uint64_t>(trial);
    RandomState state = RandomState::from_key(match_key(options_.seed, number, 0, 99));
    Random random(state);
    const double step = kFirstStep * std::pow(0.25, static_cast<double>(trial) / options_.trials);
    Weights weights = best_;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (random.below(3) == 0) weights[i] += step * errors_[i] * normal(random);
    }
    const Interval share = duel(weights, 100 + number);
    const double even = 1.0 / table_.seats;
    const bool better = share.mean - even > (share.high - share.low) / 4;  // a standard error
    tell_(fmt::format("trial {}: share {:.3f} ({:.3f} to {:.3f}){}", trial + 1, share.mean,
                      share.low, share.high, better ? ", kept" : ""));
    if (better) best_ = weights;
  }

  const Game& game_;
  const TuneOptions& options_;
  const Tell& tell_;
  std::size_t seats_;
  Options table_;
  Weights best_;    // empty at first: the scores alone
  Weights errors_;  // of the last fit
  int games_ = 0;
};

}  // namespace

Expected<Json> tune(const TuneOptions& options, const Tell& tell) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  if (options.rounds < 1 || options.games < 1 || options.trials < 0 || options.trial_games < 1) {
    return fail("bad_option", "A tuning needs at least one round and one game in each.");
  }
  const GameInfo& info = (*game)->info();
  Json weights = Json::object();
  int games = 0;
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
    tell(fmt::format("{} seats", seats));
    Tuner tuner(**game, seats, options, tell);
    weights[std::to_string(seats)] = tuner.run();
    games += tuner.games();
  }
  return Json{{"game", options.game},
              {"unit", "log odds of the victory"},
              {"found", fmt::format("kaisho-tune {} --rounds {} --games {} --trials {} "
                                    "--trial-games {} --seed {}",
                                    options.game, options.rounds, options.games, options.trials,
                                    options.trial_games, options.seed)},
              {"games", games},
              {"weights", weights}};
}

}  // namespace kaisho
