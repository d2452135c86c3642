// What every registered game is put through, at every number of seats, without naming any.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/game.h"
#include "games/registry.h"

namespace kaisho::battery {

// A game and how many sit at its table.
struct Setting {
  GamePtr game;
  int seats = 0;
};

// Every registered game with every number of seats.
std::vector<Setting> settings();
std::string name_of(const testing::TestParamInfo<Setting>& setting);

class Battery : public testing::TestWithParam<Setting> {
 protected:
  const Game& game() const { return *GetParam().game; }
  int seats() const { return GetParam().seats; }

  Position start(std::uint64_t seed, int turn_cap = 0) const;
  // Plays `games` games of random moves and shows every position on the way, the last included;
  // a failure in `look` ends the test.
  void each_position(int games, const std::function<void(const Position&)>& look) const;
};

// One random move at a time, from a stream of its own.
class Walk {
 public:
  Walk(const Game& game, const Position& start, std::uint64_t seed);

  bool over() const { return game_.to_move(position_) == kNobody; }
  Move choose();
  void play(Move move) { game_.apply(position_, move); }
  const Position& position() const { return position_; }

 private:
  const Game& game_;
  Position position_;
  RandomState state_;
};

std::string text(const Game& game, const Position& position);

}  // namespace kaisho::battery
