#include "review/running_account.h"

namespace kaisho::review {

LedgerStep RunningAccount::step(const Position& before, Move move, const Position& after) {
  LedgerStep step{.seat = game_.to_move(before), .before = now_ ? *now_ : value_.of(before)};
  step.after = value_.of(after);
  step.expected = value_.after_move(before, move, after, step.after, decisions_++);
  now_ = step.after;
  return step;
}

}  // namespace kaisho::review
