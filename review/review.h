// What a game was worth, decision by decision. The same game, seed and budget give the same review.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "review/ledger.h"
#include "review/verdict.h"

namespace kaisho::review {

// Grows when the same game would be reviewed otherwise: a review of a former version is stale.
inline constexpr int kReviewVersion = 2;

struct Options {
  Budget budget;  // without simulations there are no verdicts, only the ledger
  std::uint64_t seed = 1;
};

// A decision of the game: where it was taken, and the move that was played.
struct Decision {
  Position before;
  Move move;
};

struct Step {
  Seat seat = kNobody;  // who decided
  int turn = 0;         // turns that had ended before
  LedgerStep ledger;
  Shares open{};                   // the value before it with everything open: hindsight
  std::optional<Verdict> verdict;  // none where there was one move
};

struct Review {
  int seats = 0;
  Options options;
  bool has_net = false;  // else the linear value judged alone
  std::vector<Step> steps;
  Ledger ledger{};
};

// The review of one decision, the `number`th of its game from 0, which led to `after`.
Step review_step(const Game& game, const Decision& decision, const Position& after,
                 std::size_t number, const Options& options);

// The review that the steps of a game's decisions make together.
Review review_of_steps(const Game& game, int seats, std::vector<Step> steps,
                       const Options& options);

// Calls a function with every number below a count, in any order and on any thread.
using ForEach = std::function<void(std::size_t count, const std::function<void(std::size_t)>&)>;

// Reviews a game that is over. `decisions` are all of it, the first one first, and `last` is the
// position at its end.
Review review(const Game& game, std::span<const Decision> decisions, const Position& last,
              const Options& options, const ForEach& for_each);

}  // namespace kaisho::review
