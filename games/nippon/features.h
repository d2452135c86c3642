// The features of one seat, for whoever knows who leads the regions already.
#pragma once

#include <array>
#include <span>

#include "games/nippon/rules.h"

namespace kaisho::nippon {

// By region, as the last scoring would see it.
using Standings = std::array<Standing, kMaxRegions>;
Standings standings_in(const Components& box, const Position& p);

// As Rules::features.
void features_with(const Components& box, const Position& p, Seat seat, const Standings& standings,
                   std::span<float> out);

}  // namespace kaisho::nippon
