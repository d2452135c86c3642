#include "review/summary.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/values/real.h"

namespace kaisho::review {
namespace {

std::size_t phase_of(const Review& review, const Step& step) {
  const auto turns = static_cast<std::size_t>(review.steps.back().turn) + 1;
  return static_cast<std::size_t>(step.turn) * kPhases / turns;
}

void count(Losses& losses, const Verdict& verdict) {
  ++losses.decisions;
  ++losses.marks[std::to_underlying(verdict.mark)];
  if (verdict.mark != Mark::kBest) losses.lost += double{verdict.loss.lost()};
}

bool has_marks(const Losses& losses) {
  return std::ranges::any_of(
      std::array{Mark::kInaccuracy, Mark::kMistake, Mark::kBlunder, Mark::kMissedWin},
      [&](Mark mark) { return losses.marks[std::to_underlying(mark)] > 0; });
}

bool leaks(const Losses& losses, int seats) {
  const Loss together{.best = static_cast<float>(losses.lost), .seats = seats};
  return !has_marks(losses) && mark_of(together) >= Mark::kMistake;
}

double swing_of(const Shares& from, const Shares& to) {
  double most = 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    most = std::max(most, std::abs(as_double(to[i]) - as_double(from[i])));
  }
  return most;
}

bool is_same_turn(const Step& one, const Step& other) {
  return one.seat == other.seat && one.turn == other.turn;
}

double lost_at(const Step& step) {
  const bool marked = step.verdict && step.verdict->mark != Mark::kBest;
  return marked ? as_double(step.verdict->loss.lost()) : 0;
}

// The turns that have most of it, at most so many, the largest first; of two alike the earlier
// first. (Sorting all of them would weigh more in the pages' engines than the rest of this file.)
std::vector<TurnSummary> largest(const std::vector<TurnSummary>& turns, double TurnSummary::* of,
                                 std::size_t most) {
  std::vector<TurnSummary> found;
  for (const TurnSummary& turn : turns) {
    const auto smaller =
        std::ranges::find_if(found, [&](const TurnSummary& one) { return one.*of < turn.*of; });
    found.insert(smaller, turn);
    if (found.size() > most) found.pop_back();
  }
  return found;
}

}  // namespace

std::optional<double> Losses::rate() const {
  if (decisions < kFewestForARate) return std::nullopt;
  return lost / decisions;
}

std::vector<SeatSummary> seat_summaries(const Review& review) {
  std::vector<SeatSummary> seats(review.seats);
  for (const Step& step : review.steps) {
    if (!step.verdict) continue;
    SeatSummary& seat = seats[step.seat];
    count(seat.all, *step.verdict);
    count(seat.phases[phase_of(review, step)], *step.verdict);
  }
  for (SeatSummary& seat : seats) {
    for (std::size_t phase = 0; phase < kPhases; ++phase) {
      seat.leaks[phase] = leaks(seat.phases[phase], review.seats);
    }
  }
  return seats;
}

std::vector<TurnSummary> turns_of(const Review& review) {
  std::vector<TurnSummary> turns;
  for (std::size_t i = 0; i < review.steps.size(); ++i) {
    const Step& step = review.steps[i];
    if (i == 0 || !is_same_turn(step, review.steps[i - 1])) {
      turns.push_back({.seat = step.seat, .turn = step.turn, .first = i});
    }
    TurnSummary& turn = turns.back();
    turn.last = i;
    turn.lost += lost_at(step);
    turn.swing = swing_of(review.steps[turn.first].ledger.before, step.ledger.after);
  }
  return turns;
}

std::vector<TurnSummary> turning_points(const Review& review, std::size_t most) {
  std::vector<TurnSummary> points;
  for (const TurnSummary& turn : largest(turns_of(review), &TurnSummary::swing, most)) {
    const auto later = std::ranges::find_if(
        points, [&](const TurnSummary& one) { return one.first > turn.first; });
    points.insert(later, turn);
  }
  return points;
}

std::vector<TurnSummary> worst_turns(const Review& review, Seat seat, std::size_t most) {
  std::vector<TurnSummary> turns = turns_of(review);
  std::erase_if(turns, [&](const TurnSummary& turn) {
    const Loss loss{.best = static_cast<float>(turn.lost), .seats = review.seats};
    return turn.seat != seat || mark_of(loss) < Mark::kInaccuracy;
  });
  return largest(turns, &TurnSummary::lost, most);
}

std::size_t worst_of(const Review& review, const TurnSummary& turn) {
  std::size_t worst = turn.first;
  float most = 0;
  for (std::size_t i = turn.first; i <= turn.last; ++i) {
    const auto& verdict = review.steps[i].verdict;
    if (!verdict || verdict->loss.lost() <= most) continue;
    most = verdict->loss.lost();
    worst = i;
  }
  return worst;
}

}  // namespace kaisho::review
