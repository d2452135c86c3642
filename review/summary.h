// What many decisions come to: counts by seat and phase, whole turns, turning points.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "review/review.h"

namespace kaisho::review {

inline constexpr std::size_t kPhases = 3;  // the thirds of a game's turns
// A mean over fewer decisions says nothing.
inline constexpr int kFewestForARate = 20;

struct Losses {
  int decisions = 0;  // unforced ones
  double lost = 0;    // shares of the victory, all of them together
  std::array<int, kMarks> marks{};

  // The mean loss of a decision; none for a few.
  std::optional<double> rate() const;
};

struct SeatSummary {
  Losses all;
  std::array<Losses, kPhases> phases{};
  // Small losses of a phase, none of them an inaccuracy, that come to as much as a mistake.
  std::array<bool, kPhases> leaks{};
};

// The decisions that a seat took in a row in one turn.
struct TurnSummary {
  Seat seat = kNobody;
  int turn = 0;
  std::size_t first = 0;  // numbers of its decisions, from 0
  std::size_t last = 0;
  double lost = 0;   // by the verdicts, together
  double swing = 0;  // how far the value of the seat that it changed most went, luck included
};

std::vector<SeatSummary> seat_summaries(const Review& review);
std::vector<TurnSummary> turns_of(const Review& review);
// The turns that changed the chances most, in their order.
std::vector<TurnSummary> turning_points(const Review& review, std::size_t most);
// The turns in which the seat lost most, the worst first; none that lost nothing worth a mark.
std::vector<TurnSummary> worst_turns(const Review& review, Seat seat, std::size_t most);
// The decision of a turn that lost most; its first where none lost anything.
std::size_t worst_of(const Review& review, const TurnSummary& turn);

}  // namespace kaisho::review
