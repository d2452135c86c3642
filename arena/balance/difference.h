// What differs between two editions over the same deals.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/statistics/interval.h"

namespace kaisho::arena {

// One figure with both editions.
struct Difference {
  std::string subject;        // e.g. "technology tramway"
  std::string figure;         // e.g. "used by seats"
  bool percent = true;        // shares of 1; else a mean
  bool by_seats = false;      // of what there are so many: seats, else games
  std::int64_t first_of = 0;  // so many of them with the first edition
  std::int64_t second_of = 0;
  Interval first;
  Interval second;
  Interval difference;  // first less second

  bool clear() const { return difference.low > 0 || difference.high < 0; }
};

// The differences that are clear of chance, the surest first: those farthest from zero in widths of
// their interval.
std::vector<Difference> clear_differences(std::vector<Difference> all);

// How that may be read: of so many figures, so many clear.
std::string chance_sentence(std::size_t compared, std::size_t clear);

// The difference as people read it. The values are texts ("31.2%", "74.50"). Their distance has its
// sign and its interval, in percentage points for percentages ("+2.1 pp [+0.4, +3.8]", "+1.50
// [+0.20, +2.80]"). The sizes say how many seats or games both have ("412 seats", "412 and 97
// seats").
std::string value_text(const Difference& one, double value);
std::string difference_text(const Difference& one);
std::string of_text(const Difference& one);

}  // namespace kaisho::arena
