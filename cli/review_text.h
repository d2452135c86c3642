// A review as text for the terminal.
#pragma once

#include <string>
#include <vector>

#include "core/game.h"
#include "review/review.h"

namespace kaisho::cli {

// How many of each are told.
inline constexpr std::size_t kTurningPoints = 3;
inline constexpr std::size_t kWorstTurns = 3;

struct ReviewedGame {
  GamePtr game;
  Position last;
  std::string record_hash{};         // of the position at the end, as the record has it
  std::vector<std::string> names{};  // of the players, by seat; may be empty texts
  std::vector<review::Decision> decisions{};
  review::Review review{};
};

void print_review(const ReviewedGame& game);

}  // namespace kaisho::cli
