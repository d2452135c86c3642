#include "core/random_game.h"

#include "core/values/hash.h"

namespace kaisho {

std::uint64_t random_game_hash(const Game& game, int seats, std::uint64_t seed) {
  Key key = key_from_number(seed);
  Expected<Position> position = game.start({.seats = seats, .turn_cap = 0, .variants = {}}, key);
  if (!position) return 0;
  key.back() = 1;  // the choices come from another stream than the game's own chance
  RandomState choices = RandomState::from_key(key);
  Random random(choices);
  std::uint64_t hash = hash_bytes(position->bytes());
  MoveList moves;
  while (game.to_move(*position) != kNobody) {
    game.legal_moves(*position, moves);
    game.apply(*position, moves[random.below(moves.size())]);
    hash = hash_bytes(position->bytes(), hash);
  }
  return hash;
}

}  // namespace kaisho
