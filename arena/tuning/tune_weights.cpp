#include "arena/tuning/tune_weights.h"

#include <fmt/format.h>

#include <cmath>

#include "arena/balance/simulate_with.h"
#include "arena/command_line/number_option.h"
#include "arena/play/match.h"
#include "arena/play/threads.h"
#include "arena/statistics/interval_text.h"
#include "arena/tuning/fit.h"
#include "core/values/every_seat.h"
#include "games/registry.h"
#include "players/greedy.h"

namespace kaisho::arena {
namespace {

using Weights = std::vector<double>;

constexpr int kWeightsTurnCap = 500;
// How unsure of itself a player is whose games are learnt from: else all games are alike.
constexpr float kTemperature = 0.03F;
constexpr double kRidge = 100;
// The fit of a round learns from the games of so many rounds.
constexpr std::size_t kMemory = 3;
// How far the two sides of a match are apart: each weight by so much win share's log odds for a
// usual difference in its feature.
constexpr double kApart = 0.06;
// How far a step goes for a match won by all against nothing, in units of kApart; the last steps
// are a tenth of the first.
constexpr double kFirstStep = 3;

class Tuner {
 public:
  Tuner(const Game& game, int seats, const TuneWeightsOptions& options, const LogLine& log)
      : game_(game),
        options_(options),
        log_(log),
        seats_(seats),
        table_{.seats = seats, .turn_cap = kWeightsTurnCap, .variants = {}} {}

  Json run() {
    for (int round = 0; round < options_.rounds; ++round) learn(round);
    if (options_.steps > 0) climb();
    Json weights = Json::object();
    for (std::size_t i = 0; i < best_.size(); ++i) {
      weights[std::string(game_.info().features[i])] = std::round(best_[i] * 1e5) / 1e5;
    }
    return weights;
  }

  int games() const { return games_; }

 private:
  players::Value value_of(const Weights& weights) const {
    std::array<std::vector<float>, kMaxSeats + 1> by_seats;
    by_seats[seats_].assign(weights.begin(), weights.end());
    return players::Value(std::move(by_seats));
  }

  std::unique_ptr<players::Player> greedy(const Weights& weights, float temperature) const {
    return players::make_greedy_player(
        "greedy", {.samples = temperature > 0 ? 1 : 2, .temperature = temperature},
        players::ValueOfGame(value_of(weights)));
  }

  // Plays one game with itself and keeps every position in which a turn begins.
  Samples play(const Weights& weights, std::uint64_t round, std::uint64_t number) const {
    Samples samples{.seats = table_.seats, .features = game_.info().features.size()};
    const auto player = greedy(weights, kTemperature);
    BySeat<SeatedPlayer> seated;
    for (const Seat s : every_seat(table_.seats)) {
      seated[s] = {player.get(), player_chance(options_.seed, number, round, s)};
    }
    int turn = -1;
    const auto watch = [&](const Position& position) {
      if (game_.turn(position) == turn) return;
      turn = game_.turn(position);
      keep(position, samples);
    };
    const auto start = game_.start(table_, match_key(options_.seed, number, round, kDealKey));
    const auto outcome = play_match(game_, *start, std::span(seated).first(seats_), watch);
    const std::size_t positions = samples.numbers.size() / samples.features / seats_;
    for (std::size_t i = 0; i < positions; ++i) {
      const auto& share = outcome.result.share;
      samples.shares.insert(samples.shares.end(), share.begin(), share.begin() + table_.seats);
    }
    return samples;
  }

  void keep(const Position& position, Samples& samples) const {
    const std::size_t size = samples.numbers.size();
    samples.numbers.resize(size + seats_ * samples.features);
    game_.features(position, std::span(samples.numbers).subspan(size));
  }

  Samples play_all(const Weights& weights, int round) {
    std::vector<Samples> games(options_.games);
    for_each_piece(games.size(), options_.threads,
                   [&](std::size_t i) { games[i] = play(weights, round + 1, i); });
    games_ += options_.games;
    Samples all{.seats = table_.seats, .features = game_.info().features.size()};
    for (const Samples& one : games) append(all, one);
    return all;
  }

  static void append(Samples& all, const Samples& more) {
    all.numbers.insert(all.numbers.end(), more.numbers.begin(), more.numbers.end());
    all.shares.insert(all.shares.end(), more.shares.begin(), more.shares.end());
  }

  // The share of one player with the weights `one` at tables full of `others`; 1 / seats is even.
  Interval duel(const Weights& one, const Weights& others, int games, std::uint64_t number) {
    SimulateOptions match{.game = {},
                          .seats = table_.seats,
                          .games = games,
                          .seed = options_.seed + 1000 + number,
                          .bots = {"one"},
                          .turn_cap = kWeightsTurnCap,
                          .threads = options_.threads};
    match.bots.resize(seats_, "others");
    const PlayerFactory factory = [&](int bot) { return greedy(bot == 0 ? one : others, 0); };
    const auto result = simulate_with(game_, match, factory);
    games_ += games;
    return result->players.front().share;
  }

  void learn(int round) {
    memory_.push_back(play_all(best_, round));
    if (memory_.size() > kMemory) memory_.erase(memory_.begin());
    Samples all{.seats = table_.seats, .features = game_.info().features.size()};
    for (const Samples& one : memory_) append(all, one);
    const Fit fit = fit_weights(all, kRidge);
    spreads_ = fit.spreads;
    if (best_.empty()) memory_.clear();  // the scores alone teach how to begin, and no more
    best_ = fit.weights;
    log_(fmt::format("round {}: loss {:.4f}", round + 1, fit.loss));
  }

  // Simultaneous perturbation (J. C. Spall, 1992): two sides, each weight a little more on one and
  // a little less on the other; then a step towards the side that won, as far as it won.
  void climb() {
    const Weights before = best_;
    for (int step = 0; step < options_.steps; ++step) {
      RandomState state = RandomState::from_key(match_key(options_.seed, step, 0, kTuneKey));
      Random random(state);
      Weights more = best_;
      Weights less = best_;
      for (std::size_t i = 0; i < best_.size(); ++i) {
        const double apart = (random.below(2) == 0 ? kApart : -kApart) / spreads_[i];
        more[i] += apart;
        less[i] -= apart;
      }
      const double share = duel(more, less, options_.step_games, step).mean;
      const double won = share - (1 - share) / (table_.seats - 1);
      const double size = kFirstStep * std::pow(0.1, 1.0 * step / options_.steps);
      for (std::size_t i = 0; i < best_.size(); ++i) best_[i] += size * won * (more[i] - best_[i]);
    }
    const Interval share = duel(best_, before, options_.check_games, 1'000'000);
    log_(fmt::format("{} steps: share {}", options_.steps, percent_text(share)));
    if (share.low * table_.seats <= 1) best_ = before;
  }

  const Game& game_;
  const TuneWeightsOptions& options_;
  const LogLine& log_;
  std::size_t seats_;
  Options table_;
  Weights best_;     // empty at first: the scores alone
  Weights spreads_;  // of the features, at the last fit
  std::vector<Samples> memory_;
  int games_ = 0;
};

Expected<void> check_weights(const TuneWeightsOptions& options) {
  if (auto fine = at_least(1, options.rounds, "rounds"); !fine) return fine;
  if (auto fine = at_least(1, options.games, "games"); !fine) return fine;
  if (auto fine = at_least(0, options.steps, "steps"); !fine) return fine;
  if (auto fine = at_least(1, options.step_games, "step_games"); !fine) return fine;
  return at_least(1, options.check_games, "check_games");
}

}  // namespace

Expected<Json> tune_weights(const TuneWeightsOptions& options, const LogLine& log) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  if (auto fine = check_weights(options); !fine) return std::unexpected(fine.error());
  const GameInfo& info = (*game)->info();
  Json weights = Json::object();
  int games = 0;
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
    log(fmt::format("{} seats", seats));
    Tuner tuner(**game, seats, options, log);
    weights[std::to_string(seats)] = tuner.run();
    games += tuner.games();
  }
  return Json{
      {"game", options.game},
      {"unit", "log odds of the victory"},
      {"found",
       fmt::format("kaisho-tune-weights {} --rounds {} --games {} --steps {} --step-games {} "
                   "--check-games {} --seed {}",
                   options.game, options.rounds, options.games, options.steps, options.step_games,
                   options.check_games, options.seed)},
      {"games", games},
      {"weights", weights}};
}

}  // namespace kaisho::arena
