#include "tests/games/battery.h"

namespace kaisho::battery {

std::vector<Setting> settings() {
  std::vector<Setting> all;
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      all.push_back({game, seats});
    }
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Setting>& setting) {
  return std::string(setting.param.game->info().id) + std::to_string(setting.param.seats);
}

Position Battery::start(std::uint64_t seed, int turn_cap) const {
  const Expected<Position> position =
      game().start({.seats = seats(), .turn_cap = turn_cap, .variants = {}}, key_from_number(seed));
  EXPECT_TRUE(position.has_value()) << position.error().message;
  return *position;
}

void Battery::each_position(int games, const std::function<void(const Position&)>& look) const {
  for (int seed = 0; seed < games; ++seed) {
    Walk walk(game(), start(static_cast<std::uint64_t>(seed)), static_cast<std::uint64_t>(seed));
    while (true) {
      look(walk.position());
      if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure()) {
        FAIL() << "seed " << seed << ": " << text(game(), walk.position());
      }
      if (walk.over()) break;
      walk.play(walk.choose());
    }
  }
}

Walk::Walk(const Game& game, const Position& start, std::uint64_t seed)
    : game_(game), position_(start), state_(RandomState::from_key(key_from_number(~seed))) {}

Move Walk::choose() {
  MoveList moves;
  game_.legal_moves(position_, moves);
  return moves[Random(state_).below(moves.size())];
}

std::string text(const Game& game, const Position& position) {
  return json_text(game.position_json(position));
}

}  // namespace kaisho::battery
