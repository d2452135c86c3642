// The size of a position, and what the players do with it most: copy, observe, resample, evaluate.
#include <benchmark/benchmark.h>

#include "core/hash.h"
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

// A net of the usual width with nothing but zeros: its time is the same whatever its weights are.
Net empty_net(const Game& game) {
  std::size_t rows = 1;
  for (const Input& input : game.inputs()) rows += input.most;
  const std::size_t size =
      2 * kNetBlock * rows + kNetHidden * (kNetBlock + 4) + kNetOutputs * (2 * kNetHidden + 4);
  const std::vector<std::byte> zeros(size);
  std::string text((size + 2) / 3 * 4, 'A');
  for (std::size_t i = 0; i < (3 - size % 3) % 3; ++i) text[text.size() - 1 - i] = '=';
  const Json file = {{"format", 1},
                     {"game", game.info().id},
                     {"rules_version", game.info().rules_version},
                     {"inputs", hash_text(inputs_hash(game.inputs()))},
                     {"blocks", 1},
                     {"first_shift", 3},
                     {"second_shift", 6},
                     {"logit_unit", 1},
                     {"margin_unit", 1},
                     {"hash", hash_text(hash_bytes(zeros))},
                     {"weights", text}};
  return *Net::from_json(purpose_of(game), file);
}

void count_evaluations(benchmark::State& state, const Game& game) {
  state.counters["evaluations_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["inputs"] = static_cast<double>(game.inputs().size());
}

void fill_inputs(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  std::vector<std::uint8_t> counts(scene.game->inputs().size());
  for (auto _ : state) {
    scene.game->fill_inputs(scene.position, 0, counts);
    benchmark::DoNotOptimize(counts.data());
    benchmark::ClobberMemory();
  }
  count_evaluations(state, *scene.game);
}

void net_alone(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  const Net net = empty_net(*scene.game);
  std::vector<std::uint8_t> counts(scene.game->inputs().size());
  scene.game->fill_inputs(scene.position, 0, counts);
  for (auto _ : state) benchmark::DoNotOptimize(net.evaluate(counts));
  count_evaluations(state, *scene.game);
}

void net_with_inputs(benchmark::State& state, const GameModule& module) {
  const Scene scene = scene_of(module);
  const Net net = empty_net(*scene.game);
  for (auto _ : state) benchmark::DoNotOptimize(net.judge(*scene.game, scene.position, 0));
  count_evaluations(state, *scene.game);
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
    add("fill_inputs", fill_inputs, module);
    add("net_alone", net_alone, module);
    add("net_with_inputs", net_with_inputs, module);
  }
  return true;
}();

}  // namespace
}  // namespace kaisho
