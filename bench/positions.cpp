// The size of a position, and what the players do with it most: copy, observe, resample, evaluate.
#include <benchmark/benchmark.h>

#include "games/registry.h"
#include "players/value.h"

namespace kaisho {
namespace {

struct Scene {
  GamePtr game;
  Position position;
  int seats = 2;
};

// The middle of a game: some thirty first legal moves from the start.
Scene scene_of(const GameModule& module) {
  Scene scene{.game = *open_game(module.id), .position = {}};
  const Options options{.seats = scene.seats, .turn_cap = 0, .variants = {}};
  scene.position = *scene.game->start(options, key_from_number(1));
  MoveList moves;
  for (std::size_t i = 0; i < 30; ++i) {
    scene.game->legal_moves(scene.position, moves);
    if (moves.empty()) break;
    scene.game->apply(scene.position, moves[i % moves.size()]);
  }
  return scene;
}

void copy_position(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  Position copy;
  for (auto _ : state) {
    copy = scene.position;
    benchmark::DoNotOptimize(copy);
  }
  state.counters["bytes"] = static_cast<double>(scene.position.bytes().size());
}

void observe(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  for (auto _ : state) {
    benchmark::DoNotOptimize(scene.game->observe(scene.position, 0));
  }
}

void resample(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  const Position view = scene.game->observe(scene.position, 0);
  RandomState chance;
  Random random(chance);
  for (auto _ : state) benchmark::DoNotOptimize(scene.game->resample(view, random));
}

void evaluate(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  const Value value = Value::standard(scene.game->info());
  for (auto _ : state) {
    benchmark::DoNotOptimize(value.shares(*scene.game, scene.position, scene.seats));
  }
  state.counters["evaluations_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

const bool kRegistered = [] {
  const auto add = [](const char* name, auto function, const GameModule& module) {
    const std::string full = std::string(name) + "/" + std::string(module.id);
    benchmark::RegisterBenchmark(full.c_str(), function, module);
  };
  for (const GameModule& module : game_modules()) {
    add("copy_position", copy_position, module);
    add("observe", observe, module);
    add("resample", resample, module);
    add("evaluate", evaluate, module);
  }
  return true;
}();

}  // namespace
}  // namespace kaisho
