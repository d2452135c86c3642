// A game with some at the table, two if nothing else is said, for the tests of players.
#pragma once

#include <gtest/gtest.h>

#include "games/registry.h"
#include "players/player.h"
#include "tests/games/ids.h"

namespace kaisho::players {

// Large enough for every game to end by its own rules.
inline constexpr int kTurnCap = 2000;

class PlayerTest : public testing::TestWithParam<std::string> {
 protected:
  const Game& game() const { return *game_; }

  Position start(std::uint64_t seed, int seats = 2) const { return start_with(seed, seats, {}); }

  // With all variants that the game has.
  Position start_varied(std::uint64_t seed, int seats) const {
    const auto& variants = game_->info().variants;
    return start_with(seed, seats, {variants.begin(), variants.end()});
  }

  // A size of table for each number, all in turn.
  int seats_in_turn(std::uint64_t number) const {
    const GameInfo& info = game_->info();
    const auto sizes = static_cast<std::uint64_t>(info.max_seats - info.min_seats + 1);
    return info.min_seats + static_cast<int>(number % sizes);
  }

  // After so many random moves; not over.
  Position middle(std::uint64_t seed, int moves, int seats = 2) const {
    return after_random(start(seed, seats), seed, moves);
  }

  Position after_random(Position position, std::uint64_t seed, int moves) const {
    RandomState state = RandomState::from_key(key_from_number(seed));
    Random random(state);
    MoveList list;
    for (int i = 0; i < moves; ++i) {
      game_->legal_moves(position, list);
      Position next = position;
      game_->apply(next, list[random.below(list.size())]);
      if (game_->to_move(next) == kNobody) break;
      position = next;
    }
    return position;
  }

  Move choose(Player& player, const Position& position, std::uint64_t seed) const {
    RandomState state = RandomState::from_key(key_from_number(seed));
    Random random(state);
    return player.choose(game(), position, random);
  }

 private:
  Position start_with(std::uint64_t seed, int seats, std::vector<std::string> variants) const {
    return *game_->start({.seats = seats, .turn_cap = kTurnCap, .variants = std::move(variants)},
                         key_from_number(seed));
  }

  GamePtr game_ = *open_game(GetParam());
};

}  // namespace kaisho::players
