#include "review/ledger.h"

#include <utility>

#include "core/values/real.h"

namespace kaisho::review {
namespace {

void enter(Account& account, const LedgerStep& step, std::size_t seat) {
  const double expected = as_double(step.expected[seat]);
  const double choice = expected - as_double(step.before[seat]);
  (std::cmp_equal(step.seat, seat) ? account.own : account.others) += choice;
  account.luck += as_double(step.after[seat]) - expected;
}

}  // namespace

Ledger ledger_of(std::span<const LedgerStep> steps, int seats) {
  Ledger ledger{};
  if (steps.empty()) return ledger;
  for (std::size_t seat = 0; std::cmp_less(seat, seats); ++seat) {
    Account& account = ledger[seat];
    account.start = as_double(steps.front().before[seat]);
    account.end = as_double(steps.back().after[seat]);
    for (const LedgerStep& step : steps) enter(account, step, seat);
  }
  return ledger;
}

}  // namespace kaisho::review
