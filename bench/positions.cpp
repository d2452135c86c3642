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
  players::Value value = players::Value::standard(scene.game->info());
  for (auto _ : state) {
    benchmark::DoNotOptimize(value.shares(*scene.game, scene.position, scene.seats));
  }
  state.counters["evaluations_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

// What neighbouring moves lead to, one after the other, as a search judges it.
std::vector<Position> neighbours(const Scene& scene) {
  MoveList moves;
  scene.game->legal_moves(scene.position, moves);
  std::vector<Position> next(moves.size(), scene.position);
  for (std::size_t i = 0; i < next.size(); ++i) scene.game->apply(next[i], moves[i]);
  return next;
}

std::vector<std::uint8_t> counts_of(const Game& game, const Position& position) {
  FeatureRoom features{};
  std::vector<std::uint8_t> counts(game.inputs().size());
  game.features(position, features);
  game.fill_inputs(position, 0, features, counts);
  return counts;
}

void count_evaluations(benchmark::State& state, const Game& game) {
  state.counters["evaluations_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["inputs"] = static_cast<double>(game.inputs().size());
}

void fill_inputs(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  FeatureRoom features{};
  std::vector<std::uint8_t> counts(scene.game->inputs().size());
  for (auto _ : state) {
    scene.game->features(scene.position, features);
    scene.game->fill_inputs(scene.position, 0, features, counts);
    benchmark::DoNotOptimize(counts.data());
    benchmark::ClobberMemory();
  }
  count_evaluations(state, *scene.game);
}

void net_from_nothing(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  const auto net = players::standard_net(*scene.game);
  const auto counts = counts_of(*scene.game, scene.position);
  for (auto _ : state) benchmark::DoNotOptimize(net->evaluate(counts));
  count_evaluations(state, *scene.game);
}

void net_among_neighbours(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  const auto net = players::standard_net(*scene.game);
  std::vector<std::vector<std::uint8_t>> counts;
  for (const Position& position : neighbours(scene)) {
    counts.push_back(counts_of(*scene.game, position));
  }
  players::Accumulator before;
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(net->evaluate(counts[i], before));
    i = i + 1 < counts.size() ? i + 1 : 0;
  }
  count_evaluations(state, *scene.game);
}

// All of a search's judgement: features, the linear value, inputs and net.
void value_among_neighbours(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  players::Value value =
      players::Value::standard(scene.game->info()).with_net(players::standard_net(*scene.game), 50);
  const std::vector<Position> next = neighbours(scene);
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(value.shares(*scene.game, next[i], scene.seats));
    i = i + 1 < next.size() ? i + 1 : 0;
  }
  count_evaluations(state, *scene.game);
}

const bool kPositionsRegistered = [] {
  const auto add = [](const char* name, auto function, const GameModule& module) {
    const std::string full = std::string(name) + "/" + std::string(module.id);
    benchmark::RegisterBenchmark(full.c_str(), function, module);
  };
  for (const GameModule& module : game_modules()) {
    add("copy_position", copy_position, module);
    add("observe", observe, module);
    add("resample", resample, module);
    add("evaluate", evaluate, module);
    add("fill_inputs", fill_inputs, module);
    add("net_from_nothing", net_from_nothing, module);
    add("net_among_neighbours", net_among_neighbours, module);
    add("value_among_neighbours", value_among_neighbours, module);
  }
  return true;
}();

}  // namespace
}  // namespace kaisho
