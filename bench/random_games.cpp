// Decisions a second in random games: the speed of legal_moves and apply, through the interface
// that everybody uses.
#include <benchmark/benchmark.h>

#include "games/registry.h"

namespace kaisho {
namespace {

// An xorshift generator (G. Marsaglia, 2003): what is measured is the rules, not the chooser.
struct Chooser {
  std::uint64_t state = 0x9e3779b97f4a7c15U;

  std::size_t below(std::size_t bound) {
    state ^= state << 13U;
    state ^= state >> 7U;
    state ^= state << 17U;
    return static_cast<std::size_t>(((state >> 32U) * bound) >> 32U);
  }
};

std::int64_t play_game(const Game& game, const Position& start, Chooser& chooser) {
  Position position = start;
  MoveList moves;
  std::int64_t decisions = 0;
  for (game.legal_moves(position, moves); !moves.empty(); game.legal_moves(position, moves)) {
    game.apply(position, moves[chooser.below(moves.size())]);
    ++decisions;
  }
  return decisions;
}

void random_games(benchmark::State& state, const GameModule& module) {
  const GamePtr game = *open_game(module.id);
  Chooser chooser;
  std::uint64_t seed = 0;
  std::int64_t decisions = 0;
  std::int64_t games = 0;
  for (auto _ : state) {
    const auto seats = static_cast<int>(state.range(0));
    const Options options{.seats = seats, .turn_cap = 2000, .variants = {}};
    const auto start = game->start(options, key_from_number(++seed));
    decisions += play_game(*game, *start, chooser);
    ++games;
  }
  const auto rate = [](std::int64_t count) {
    return benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
  };
  state.counters["decisions_per_second"] = rate(decisions);
  state.counters["games_per_second"] = rate(games);
}

// For every game and number of seats.
const bool kGamesRegistered = [] {
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    const std::string name = "random_games/" + std::string(module.id);
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      benchmark::RegisterBenchmark(name.c_str(), random_games, module)->Arg(seats);
    }
  }
  return true;
}();

}  // namespace
}  // namespace kaisho
