// What a session tells a seat is the same, whatever is hidden from that seat.
#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

Json state_of(const Game& game, const Position& position, Seat view) {
  Asking asking;
  asking.get(
      {{"type", "load"}, {"game", game.info().id}, {"position", game.position_json(position)}});
  return asking.get({{"type", "state"}, {"view", view}});
}

// A session takes long to load a position, so only some are compared: as many for each seat.
constexpr int kStep = 7;

void compare_along_a_game(const Game& game, int seats) {
  RandomState chance = RandomState::from_key(key_from_number(5));
  Random random(chance);
  Position position = *game.start({.seats = seats, .turn_cap = 0, .variants = {}}, Key{});
  MoveList moves;
  for (int n = 0; game.to_move(position) != kNobody; ++n) {
    const auto view = static_cast<Seat>(n / kStep % seats);
    const Position other = game.resample(game.observe(position, view), random);
    if (n % kStep == 0) {
      ASSERT_EQ(state_of(game, position, view), state_of(game, other, view)) << "move " << n;
    }
    game.legal_moves(position, moves);
    game.apply(position, moves[random.below(moves.size())]);
  }
}

class View : public testing::TestWithParam<std::string_view> {};

INSTANTIATE_TEST_SUITE_P(Games, View, testing::ValuesIn([] {
                           std::vector<std::string_view> ids;
                           for (const GameModule& module : game_modules()) ids.push_back(module.id);
                           return ids;
                         }()));

TEST_P(View, TellsNothingOfWhatIsHiddenFromIt) {
  const GamePtr game = *open_game(GetParam());
  for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
    compare_along_a_game(*game, seats);
  }
}

}  // namespace
}  // namespace kaisho::engine
