#include "review/review.h"

#include <utility>

#include "players/net/net.h"
#include "review/expectation.h"

namespace kaisho::review {
namespace {

Ledger ledger_of(const std::vector<Step>& steps, int seats) {
  std::vector<LedgerStep> entries;
  entries.reserve(steps.size());
  for (const Step& step : steps) entries.push_back(step.ledger);
  return ledger_of(std::span<const LedgerStep>(entries), seats);
}

}  // namespace

Step review_step(const Game& game, const Decision& decision, const Position& after,
                 std::size_t number, const Options& options) {
  const int seats = seats_of(game, after);
  Expectation expectation(game, seats, options.seed);
  Step step;
  step.seat = game.to_move(decision.before);
  step.turn = game.turn(decision.before);
  const Shares came = expectation.of(after);
  step.ledger = {
      .seat = step.seat,
      .before = expectation.of(decision.before),
      .expected = expectation.after_move(decision.before, decision.move, after, came, number),
      .after = came};
  step.open = expectation.with_all_open(decision.before);
  MoveList legal;
  game.legal_moves(decision.before, legal);
  if (legal.size() > 1 && options.budget.simulations > 0) {
    step.verdict = Judge(game, seats, options.budget, options.seed)
                       .judge(decision.before, decision.move, number);
  }
  return step;
}

Review review_of_steps(const Game& game, int seats, std::vector<Step> steps,
                       const Options& options) {
  const Ledger ledger = ledger_of(steps, seats);
  return {.seats = seats,
          .options = options,
          .has_net = players::standard_net(game) != nullptr,
          .steps = std::move(steps),
          .ledger = ledger};
}

Review review(const Game& game, std::span<const Decision> decisions, const Position& last,
              const Options& options, const ForEach& for_each) {
  std::vector<Step> steps(decisions.size());
  for_each(decisions.size(), [&](std::size_t i) {
    const Position& after = i + 1 < decisions.size() ? decisions[i + 1].before : last;
    steps[i] = review_step(game, decisions[i], after, i, options);
  });
  return review_of_steps(game, seats_of(game, last), std::move(steps), options);
}

}  // namespace kaisho::review
