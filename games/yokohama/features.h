// The features of one seat, for whoever has counted the scores already.
#pragma once

#include <span>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// As Rules::features, with `score` the seat's of final_scores.
void features_with(const Components& box, const Position& p, Seat seat, const Score& score,
                   std::span<float> out);

}  // namespace kaisho::yokohama
