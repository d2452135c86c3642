// Finds the best end of the turn under way: every seat that decides before it chooses its own best.
#pragma once

#include <memory>
#include <vector>

#include "players/value.h"

namespace kaisho::players {

// Which of `choices` moves is the i-th to try, where only `tried` of them are: spread evenly over
// the list, which begins with like moves, the first one being tried in any case.
constexpr std::size_t spread_choice(std::size_t i, std::size_t tried, std::size_t choices) {
  return i * choices / tried;
}

class TurnEndSearch {
 public:
  // The shares at the best end of the turn with the number `turn`. At most about `evaluations` ends
  // are evaluated. They are divided evenly among the moves at each decision; where fewer are left
  // than moves, some of the moves stand for all. Allocates nothing once it was as deep before.
  Shares best(const Game& game, Value& value, const Position& position, int seats, int turn,
              int evaluations);

 private:
  struct Level {
    Position position;
    MoveList moves;
  };

  Shares search(const Position& position, std::size_t depth, int evaluations);
  Level& level(std::size_t depth);

  const Game* game_ = nullptr;
  Value* value_ = nullptr;
  int seats_ = 0;
  int turn_ = 0;
  std::vector<std::unique_ptr<Level>> levels_;  // none moves when there are more
};

}  // namespace kaisho::players
