// The account of a game, decision by decision from its start, where all of it is judged in one go:
// every position once. Its steps are those of a review with the same seed.
#pragma once

#include <optional>

#include "review/expectation.h"
#include "review/ledger.h"

namespace kaisho::review {

class RunningAccount {
 public:
  RunningAccount(const Game& game, int seats, std::uint64_t seed)
      : game_(game), value_(game, seats, seed) {}

  // The step of the next decision, which was taken `before` and led to `after`, where the next one
  // is taken. None may be left out.
  LedgerStep step(const Position& before, Move move, const Position& after);

 private:
  const Game& game_;
  Expectation value_;
  std::size_t decisions_ = 0;
  std::optional<Shares> now_{};  // the value before the next decision
};

}  // namespace kaisho::review
