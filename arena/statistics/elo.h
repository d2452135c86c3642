// Strength in Elo points (A. Elo, 1978): 400 points are odds of ten to one for a seat of one player
// against a seat of the other.
#pragma once

#include "arena/statistics/interval.h"

namespace kaisho::arena {

// The share of the victory that `own` seats of one player have together against `other` seats of
// another when that player is `elo` points stronger (the choice model of R. D. Luce, 1959; with one
// seat each that of Bradley and Terry, 1952).
double side_share(double elo, int own, int other);
// The other way round; infinite at a share of 0 or 1.
double elo_of_share(double share, int own, int other);
// Bounds and all.
Interval elo_of_share(const Interval& share, int own, int other);

}  // namespace kaisho::arena
