#include "review/ledger.h"

#include <utility>

namespace kaisho::review {
namespace {

void enter(Account& account, const LedgerStep& step, std::size_t seat) {
  const double expected = step.expected[seat];
  const double choice = expected - double{step.before[seat]};
  (std::cmp_equal(step.seat, seat) ? account.own : account.others) += choice;
  account.luck += double{step.after[seat]} - expected;
}

}  // namespace

Ledger ledger_of(std::span<const LedgerStep> steps, int seats) {
  Ledger ledger{};
  if (steps.empty()) return ledger;
  for (std::size_t seat = 0; std::cmp_less(seat, seats); ++seat) {
    Account& account = ledger[seat];
    account.start = steps.front().before[seat];
    account.end = steps.back().after[seat];
    for (const LedgerStep& step : steps) enter(account, step, seat);
  }
  return ledger;
}

}  // namespace kaisho::review
