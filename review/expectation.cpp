#include "review/expectation.h"

#include "review/streams.h"

namespace kaisho::review {
namespace {

// How many worlds an observation stands for.
constexpr std::size_t kWorlds = 8;
// How many ways chance could have gone are looked at after a move.
constexpr std::size_t kOutcomes = 16;

// Sums in double, so that the ledger adds up to the last digit that is shown.
class Mean {
 public:
  void add(const Shares& shares) {
    for (std::size_t i = 0; i < shares.size(); ++i) sum_[i] += double{shares[i]};
    ++count_;
  }
  Shares value() const {
    Shares mean{};
    for (std::size_t i = 0; i < mean.size(); ++i) mean[i] = static_cast<float>(sum_[i] / count_);
    return mean;
  }

 private:
  std::array<double, kMaxSeats> sum_{};
  int count_ = 0;
};

}  // namespace

Shares Expectation::with_all_open(const Position& position) {
  return values_.of(game_).shares(game_, position, seats_);
}

Shares Expectation::of(const Position& position) {
  if (game_.to_move(position) == kNobody) return game_.result(position).share;
  const Position observation = game_.observe(position, kNobody);
  Mean mean;
  for (std::size_t world = 0; world < kWorlds; ++world) {
    RandomState chance = stream(seed_, Purpose::kExpectation, 0, world);
    Random random(chance);
    mean.add(with_all_open(game_.resample(observation, random)));
  }
  return mean.value();
}

Shares Expectation::after_move(const Position& before, Move move, const Position& after,
                               const Shares& value_after, std::size_t decision) {
  const Position known = game_.observe(before, game_.to_move(before));
  const Position came = game_.observe(after, kNobody);
  Mean mean;
  for (std::size_t outcome = 0; outcome < kOutcomes; ++outcome) {
    RandomState chance = stream(seed_, Purpose::kOutcome, decision, outcome);
    Random random(chance);
    Position could_come = game_.resample(known, random);
    game_.apply(could_come, move);
    const bool is_same = game_.observe(could_come, kNobody) == came;
    mean.add(is_same ? value_after : of(could_come));
  }
  return mean.value();
}

}  // namespace kaisho::review
