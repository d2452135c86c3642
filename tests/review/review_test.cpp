#include "review/review.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "games/standard.h"
#include "review/expectation.h"
#include "review/review_json.h"
#include "review/running_account.h"
#include "review/summary.h"
#include "tests/games/ids.h"

namespace kaisho::review {
namespace {

// A game of random moves that is over after some turns.
struct Played {
  GamePtr game;
  int seats = 0;
  std::vector<Decision> decisions{};
  Position last{};
};

Played random_game(std::string_view id, int seats, int turns) {
  Played played{.game = *open_game(id), .seats = seats};
  RandomState chance = RandomState::from_key(key_from_number(7));
  Random random(chance);
  played.last =
      *played.game->start({.seats = seats, .turn_cap = turns, .variants = {}}, key_from_number(3));
  MoveList moves;
  while (played.game->to_move(played.last) != kNobody) {
    played.game->legal_moves(played.last, moves);
    const Move move = moves[random.below(moves.size())];
    played.decisions.push_back({.before = played.last, .move = move});
    played.game->apply(played.last, move);
  }
  return played;
}

constexpr Options kCheap{.budget = {.simulations = 8, .candidates = 2}, .seed = 5};

void in_order(std::size_t count, const std::function<void(std::size_t)>& piece) {
  for (std::size_t i = 0; i < count; ++i) piece(i);
}
void backwards(std::size_t count, const std::function<void(std::size_t)>& piece) {
  for (std::size_t i = count; i > 0; --i) piece(i - 1);
}

Review review_of(const Played& played, const ForEach& order = in_order) {
  return review(*played.game, played.decisions, played.last, kCheap, order);
}

class EveryGame : public testing::TestWithParam<std::string> {};

TEST_P(EveryGame, LedgerAddsUpForEachSeat) {
  for (const int seats : {2, 3}) {
    const Played played = random_game(GetParam(), seats, 3);
    const Review found = review_of(played);
    const Result result = played.game->result(played.last);
    ASSERT_EQ(found.steps.size(), played.decisions.size());
    for (std::size_t seat = 0; std::cmp_less(seat, seats); ++seat) {
      const Account& account = found.ledger[seat];
      EXPECT_NEAR(account.start + account.own + account.others + account.luck, account.end, 1e-9);
      EXPECT_EQ(account.end, double{result.share[seat]});
    }
  }
}

TEST_P(EveryGame, StepsMeetWithoutAGap) {
  const Played played = random_game(GetParam(), 2, 3);
  const Review found = review_of(played);
  for (std::size_t i = 0; i + 1 < found.steps.size(); ++i) {
    EXPECT_EQ(found.steps[i].ledger.after, found.steps[i + 1].ledger.before);
  }
}

TEST_P(EveryGame, RunningAccountHasTheStepsOfTheReview) {
  const Played played = random_game(GetParam(), 2, 3);
  const Review found = review_of(played);
  RunningAccount account(*played.game, 2, kCheap.seed);
  for (std::size_t i = 0; i < played.decisions.size(); ++i) {
    const auto& [before, move] = played.decisions[i];
    const bool is_last = i + 1 == played.decisions.size();
    const LedgerStep step =
        account.step(before, move, is_last ? played.last : played.decisions[i + 1].before);
    EXPECT_EQ(step.seat, found.steps[i].ledger.seat);
    EXPECT_EQ(step.before, found.steps[i].ledger.before);
    EXPECT_EQ(step.expected, found.steps[i].ledger.expected);
    EXPECT_EQ(step.after, found.steps[i].ledger.after);
  }
}

// What one seat alone knows changes nothing, not even where it is that seat's turn.
TEST_P(EveryGame, AccountJudgesFromWhatASpectatorKnows) {
  const Played played = random_game(GetParam(), 2, 4);
  const Game& game = *played.game;
  RandomState chance = RandomState::from_key(key_from_number(12));
  Random random(chance);
  Expectation expectation(game, 2, kCheap.seed);
  for (const Decision& decision : played.decisions) {
    const Position other = game.resample(game.observe(decision.before, kNobody), random);
    EXPECT_EQ(expectation.of(decision.before), expectation.of(other));
  }
}

TEST_P(EveryGame, OrderOfWorkChangesNothing) {
  const Played played = random_game(GetParam(), 2, 2);
  EXPECT_EQ(review_json(*played.game, played.decisions, review_of(played)),
            review_json(*played.game, played.decisions, review_of(played, backwards)));
}

TEST_P(EveryGame, OnlyAForcedMoveHasNoVerdict) {
  const Played played = random_game(GetParam(), 2, 2);
  const Review found = review_of(played);
  MoveList moves;
  for (std::size_t i = 0; i < found.steps.size(); ++i) {
    played.game->legal_moves(played.decisions[i].before, moves);
    EXPECT_EQ(found.steps[i].verdict.has_value(), moves.size() > 1);
  }
}

// Two worlds that the mover cannot tell apart get the same honest words; hindsight may differ.
TEST_P(EveryGame, WhatTheMoverCannotKnowChangesNoVerdict) {
  const Played played = random_game(GetParam(), 3, 3);
  const Game& game = *played.game;
  RandomState chance = RandomState::from_key(key_from_number(11));
  Random random(chance);
  Expectation expectation(game, 3, kCheap.seed);
  for (std::size_t i = 0; i < played.decisions.size(); i += 7) {
    const Decision& decision = played.decisions[i];
    const Position known = game.observe(decision.before, game.to_move(decision.before));
    const Position other = game.resample(known, random);
    EXPECT_EQ(expectation.of(decision.before), expectation.of(other));
    MoveList moves;
    game.legal_moves(decision.before, moves);
    if (moves.size() == 1) continue;
    Judge judge(game, 3, kCheap.budget, kCheap.seed);
    const Verdict here = judge.judge(decision.before, decision.move, i);
    const Verdict there = judge.judge(other, decision.move, i);
    EXPECT_EQ(here.loss.best, there.loss.best);
    EXPECT_EQ(here.loss.played, there.loss.played);
    EXPECT_EQ(here.mark, there.mark);
  }
}

// Moves after which no card was drawn, and those of them that did not bring what was expected.
struct Quiet {
  int moves = 0;
  int lucky = 0;
};

// Where the same seat decides again, nothing can have come to light.
void count_quiet(const Played& played, Quiet& quiet) {
  const Game& game = *played.game;
  const Review found = review_of(played);
  for (std::size_t i = 0; i + 1 < found.steps.size(); ++i) {
    const Position& before = played.decisions[i].before;
    const Position& after = played.decisions[i + 1].before;
    if (game.reveal_count(before) != game.reveal_count(after)) continue;
    ++quiet.moves;
    const LedgerStep& step = found.steps[i].ledger;
    if (step.expected == step.after) continue;
    ++quiet.lucky;
    EXPECT_NE(game.to_move(before), game.to_move(after)) << game.info().id << ", move " << i;
  }
}

// What one seat is asked can show that it holds something, though no card is drawn: rarely.
TEST(Review, LuckIsNoneWhereNothingComesToLight) {
  Quiet quiet;
  for (const std::string& game : game_ids()) count_quiet(random_game(game, 2, 12), quiet);
  EXPECT_GT(quiet.moves, 100);
  EXPECT_LT(quiet.lucky * 10, quiet.moves);
}

INSTANTIATE_TEST_SUITE_P(Review, EveryGame, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return each.param; });

TEST(Marks, ALossWeighsByTheTableAndTheError) {
  EXPECT_EQ(mark_of({.best = 0.55F, .played = 0.55F}), Mark::kBest);
  EXPECT_EQ(mark_of({.best = 0.55F, .played = 0.545F}), Mark::kBest);
  EXPECT_EQ(mark_of({.best = 0.55F, .played = 0.52F}), Mark::kGood);
  EXPECT_EQ(mark_of({.best = 0.55F, .played = 0.48F}), Mark::kInaccuracy);
  EXPECT_EQ(mark_of({.best = 0.25F, .played = 0.18F, .seats = 4}), Mark::kMistake);
  EXPECT_EQ(mark_of({.best = 0.55F, .played = 0.35F}), Mark::kBlunder);
  EXPECT_EQ(mark_of({.best = 0.55F, .played = 0.35F, .error = 0.11F}), Mark::kBest);
  EXPECT_EQ(mark_of({.best = 0.85F, .played = 0.45F}), Mark::kMissedWin);
}

Step lossy_step(Seat seat, int turn, float lost) {
  Step step;
  step.seat = seat;
  step.turn = turn;
  Verdict verdict;
  verdict.loss = {.best = 0.5F, .played = 0.5F - lost};
  verdict.mark = mark_of(verdict.loss);
  step.verdict = std::move(verdict);
  return step;
}

TEST(Summary, DecisionsOfOneTurnAreToldTogether) {
  Review review;
  review.seats = 2;
  review.steps = {lossy_step(0, 0, 0.04F), lossy_step(0, 0, 0.04F), lossy_step(1, 1, 0.03F)};
  const auto turns = turns_of(review);
  ASSERT_EQ(turns.size(), 2U);
  EXPECT_EQ(turns[0].last, 1U);
  EXPECT_NEAR(turns[0].lost, 0.08, 1e-6);
  EXPECT_EQ(worst_turns(review, 0, 3).size(), 1U);  // together an inaccuracy, apart none
  EXPECT_TRUE(worst_turns(review, 1, 3).empty());
}

TEST(Summary, ManySmallLossesOfAPhaseAreALeak) {
  Review review;
  review.seats = 2;
  for (int turn = 0; turn < 12; ++turn) {
    review.steps.push_back(lossy_step(0, turn, turn < 4 ? 0.04F : 0));
  }
  const SeatSummary seat = seat_summaries(review)[0];
  EXPECT_EQ(seat.leaks, (std::array{true, false, false}));
  EXPECT_EQ(seat.all.rate(), std::nullopt);  // of 12 decisions
}

}  // namespace
}  // namespace kaisho::review
