// What a loss is called. All thresholds stand here.
#pragma once

#include <cstdint>
#include <string_view>

namespace kaisho::review {

enum class Mark : std::uint8_t {
  kForced,      // there was nothing to choose
  kBest,        // the best move, or none that is surely better
  kGood,        // a little is lost
  kInaccuracy,  //
  kMistake,     //
  kBlunder,     //
  kMissedWin,   // the victory was at hand, and now is not
};
inline constexpr std::size_t kMarks = 7;

// The word that JSON and language files have for it.
std::string_view name_of(Mark mark);

// What a decision's best move and the one played are worth to the mover.
struct Loss {
  float best = 0;    // shares of the victory
  float played = 0;  //
  float error = 0;   // the standard error of their difference
  int seats = 2;

  float lost() const { return best - played; }
};

Mark mark_of(const Loss& loss);

}  // namespace kaisho::review
