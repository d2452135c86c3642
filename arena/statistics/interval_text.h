// How a figure and its 95% interval are written, in tables, pages and on the terminal alike:
// "52.3% [49.1, 55.4]". The brackets have no unit of their own. What is certain has none.
#pragma once

#include <string>

#include "arena/statistics/interval.h"

namespace kaisho::arena {

// What the head of a column of such figures says after its name.
inline constexpr const char* kInBrackets = " [95%]";

// "52.3% [49.1, 55.4]", of a share.
std::string percent_text(double share);
std::string percent_text(const Interval& share);
// "+2.4 pp [+0.2, +4.6]": percentage points, of the difference of two shares.
std::string points_text(const Interval& difference);
// "24.31 [23.80, 24.82]"
std::string number_text(const Interval& number);
// "+1.31 [+0.80, +1.82]", of the difference of two numbers.
std::string difference_text(const Interval& difference);
// "+150 [+76, +223]", "-inf [-inf, -562]"
std::string elo_text(double elo);
std::string elo_text(const Interval& elo);

}  // namespace kaisho::arena
