// Where the shares of the victory went, step by step: start + own choices + others' choices + luck
// = end, for each seat and for every record, since all are differences of one value.
#pragma once

#include <array>
#include <span>

#include "core/values/seat.h"
#include "players/value.h"

namespace kaisho::review {

using players::Shares;

// The value before a decision, what was expected of the move, and the value before the next one.
struct LedgerStep {
  Seat seat = kNobody;  // who decided
  Shares before{};
  Shares expected{};
  Shares after{};
};

// One seat's account, in shares of the victory.
struct Account {
  double start = 0;
  double own = 0;     // what its own choices changed, against the value before them
  double others = 0;  // what the others' choices changed
  double luck = 0;    // what draws, shuffles and reveals changed, against what was expected
  double end = 0;
};

using Ledger = std::array<Account, kMaxSeats>;

// Each step must begin with the value that the one before it ended with.
Ledger ledger_of(std::span<const LedgerStep> steps, int seats);

}  // namespace kaisho::review
