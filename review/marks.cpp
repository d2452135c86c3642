#include "review/marks.h"

#include <array>
#include <utility>

#include "core/values/real.h"

namespace kaisho::review {
namespace {

// A difference that the searches would show by chance is none: one in twenty lies beyond two of its
// standard errors, and below a hundredth of the victory nobody can tell two moves apart.
constexpr float kErrors = 2;
constexpr float kFloor = 0.01F;

// Parts of the victory at a table of two. They are half of what chess pages use for chances from -1
// to 1 (0.1, 0.2, 0.3), which are the same steps on a scale from 0 to 1.
constexpr float kInaccuracy = 0.05F;
constexpr float kMistake = 0.10F;
constexpr float kBlunder = 0.15F;

// A game is won where this share of the victory is sure, and lost below an even share.
constexpr float kWon = 0.8F;

constexpr std::array<std::string_view, kMarks> kNames = {
    "forced", "best", "good", "inaccuracy", "mistake", "blunder", "missed_win"};

// An even share is 1/2 at a table of two and 1/4 at a table of four, where the same loss weighs
// twice as much.
float weight_of(const Loss& loss) { return loss.lost() * as_float(loss.seats) / 2; }

}  // namespace

std::string_view name_of(Mark mark) { return kNames[std::to_underlying(mark)]; }

Mark mark_of(const Loss& loss) {
  if (loss.lost() <= kFloor || loss.lost() <= kErrors * loss.error) return Mark::kBest;
  const bool thrown_away = loss.best >= kWon && loss.played < 1 / as_float(loss.seats);
  if (thrown_away) return Mark::kMissedWin;
  const float weight = weight_of(loss);
  if (weight >= kBlunder) return Mark::kBlunder;
  if (weight >= kMistake) return Mark::kMistake;
  return weight >= kInaccuracy ? Mark::kInaccuracy : Mark::kGood;
}

}  // namespace kaisho::review
