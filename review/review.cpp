#include "review/review.h"

#include "players/net/net.h"
#include "review/expectation.h"

namespace kaisho::review {
namespace {

struct Work {
  const Game& game;
  std::span<const Decision> decisions;
  const Position& last;
  const Review& review;

  const Position& after(std::size_t i) const {
    return i + 1 < decisions.size() ? decisions[i + 1].before : last;
  }
};

Step step_of(const Work& work, std::size_t i) {
  const Game& game = work.game;
  const Decision& decision = work.decisions[i];
  const Options& options = work.review.options;
  Expectation expectation(game, work.review.seats, options.seed);
  Step step;
  step.seat = game.to_move(decision.before);
  step.turn = game.turn(decision.before);
  step.ledger = {
      .seat = step.seat,
      .before = expectation.of(decision.before),
      .expected = expectation.after_move(decision.before, decision.move, work.after(i), i),
      .after = expectation.of(work.after(i))};
  step.open = expectation.with_all_open(decision.before);
  MoveList legal;
  game.legal_moves(decision.before, legal);
  if (legal.size() > 1) {
    step.verdict = Judge(game, work.review.seats, options.budget, options.seed)
                       .judge(decision.before, decision.move, i);
  }
  return step;
}

Ledger ledger_of(const std::vector<Step>& steps, int seats) {
  std::vector<LedgerStep> entries;
  entries.reserve(steps.size());
  for (const Step& step : steps) entries.push_back(step.ledger);
  return ledger_of(std::span<const LedgerStep>(entries), seats);
}

}  // namespace

Review review(const Game& game, std::span<const Decision> decisions, const Position& last,
              const Options& options, const ForEach& for_each) {
  Review review;
  review.seats = seats_of(game, last);
  review.options = options;
  review.has_net = players::standard_net(game) != nullptr;
  review.steps.resize(decisions.size());
  const Work work{game, decisions, last, review};
  for_each(decisions.size(), [&](std::size_t i) { review.steps[i] = step_of(work, i); });
  review.ledger = ledger_of(review.steps, review.seats);
  return review;
}

}  // namespace kaisho::review
