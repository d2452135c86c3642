// Editions: one that a game accepts, however strange, can be played: every position is sound, shows
// as JSON and loads back, and there is a legal move until the game is over.
#include <cstdlib>
#include <span>
#include <string_view>

#include "core/values/hash.h"
#include "games/registry.h"
#include "tests/fuzz/json_mutator.h"

namespace {

using namespace kaisho;

constexpr int kMoves = 400;

void check_position(const Game& game, const Position& position) {
  if (!game.check(position)) std::abort();
  const auto loaded = game.parse_position(game.position_json(position));
  if (!loaded || !(*loaded == position)) std::abort();
}

void play(const Game& game, int seats, std::uint64_t seed) {
  RandomState state = RandomState::from_key(key_from_number(seed));
  Random random(state);
  auto position =
      game.start({.seats = seats, .turn_cap = 0, .variants = {}}, key_from_number(random.word()));
  if (!position) std::abort();
  MoveList moves;
  EventLog log;
  std::vector<Refusal> refusals;
  for (int played = 0; played < kMoves; ++played) {
    if (played % 16 == 0) check_position(game, *position);
    game.legal_moves(*position, moves);
    if (moves.empty() != (game.to_move(*position) == kNobody)) std::abort();
    if (moves.empty()) break;
    game.refusals(*position, refusals);
    game.apply(*position, moves[random.below(moves.size())], &log);
    if (!game.check(*position)) std::abort();
    for (const Event& event : log.events) static_cast<void>(game.event_json(event));
    log.events.clear();
  }
  static_cast<void>(game.result(*position));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto json = parse_json({reinterpret_cast<const char*>(data), size});
  if (!json) return 0;
  for (const GameModule& module : game_modules()) {
    const auto game = module.open(*json);
    if (!game) {
      if (game.error().empty()) std::abort();
      continue;
    }
    const std::uint64_t seed = hash_bytes(std::as_bytes(std::span(data, size)));
    std::vector<int> tables;  // how many may sit down is the edition's to say
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
      if ((*game)->start({.seats = seats, .turn_cap = 0, .variants = {}}, Key{})) {
        tables.push_back(seats);
      }
    }
    if (tables.empty()) std::abort();
    play(**game, tables[seed % tables.size()], seed);
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  return kaisho::fuzz::mutate(data, size, max_size, seed, false);
}
