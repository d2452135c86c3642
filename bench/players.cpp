// How fast the players choose: decision after decision, through whole games.
#include <benchmark/benchmark.h>

#include "games/registry.h"
#include "players/player.h"

namespace kaisho {
namespace {

constexpr int kSimulations = 2000;

// Each iteration is one decision; the game goes on with it, so that all kinds of them are met.
void choose(benchmark::State& state, const GameModule& module, const std::string& spec) {
  const GamePtr game = *open_game(module.id);
  const auto player = *players::make_player(spec);
  const Options options{.seats = 2, .turn_cap = 0, .variants = {}};
  RandomState chance = RandomState::from_key(key_from_number(7));
  Random random(chance);
  std::uint64_t seed = 0;
  Position position = *game->start(options, key_from_number(seed));
  MoveList moves;
  for (auto _ : state) {
    const Seat seat = game->to_move(position);
    const Move move = player->choose(*game, game->observe(position, seat), random);
    state.PauseTiming();
    do {  // decisions without a choice are not counted
      game->legal_moves(position, moves);
      game->apply(position, moves.size() == 1 ? moves[0] : move);
      if (game->to_move(position) == kNobody) {
        position = *game->start(options, key_from_number(++seed));
      }
      game->legal_moves(position, moves);
    } while (moves.size() == 1);
    state.ResumeTiming();
  }
  const auto count = static_cast<double>(state.iterations());
  const auto rate = benchmark::Counter::kIsRate;
  state.counters["decisions_per_second"] = benchmark::Counter(count, rate);
  if (spec.starts_with("search")) {
    state.counters["simulations_per_second"] = benchmark::Counter(count * kSimulations, rate);
  }
}

const bool kRegistered = [] {
  for (const GameModule& module : game_modules()) {
    for (const std::string& spec :
         {std::string("greedy"), "search:simulations=" + std::to_string(kSimulations)}) {
      const std::string name = "choose/" + std::string(module.id) + "/" + spec;
      benchmark::RegisterBenchmark(name.c_str(), choose, module, spec);
    }
  }
  return true;
}();

}  // namespace
}  // namespace kaisho
