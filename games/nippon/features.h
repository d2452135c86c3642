// What the features and a net's inputs both ask of the map.
#pragma once

#include <array>

#include "games/nippon/rules.h"

namespace kaisho::nippon {

// By region, as the last scoring would see it.
using Standings = std::array<Standing, kMaxRegions>;
Standings standings_in(const Components& box, const Position& p);

}  // namespace kaisho::nippon
