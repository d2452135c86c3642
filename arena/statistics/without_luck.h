// What a side won, beside the same with its luck taken off: two estimates of one strength, as long
// as luck is 0 on average. The luck counts in full: a part of it that was fitted to the same games
// would favour whoever was lucky in them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arena/statistics/interval.h"
#include "arena/statistics/sums.h"
#include "core/reading/json.h"

namespace kaisho::arena {

struct WithoutLuck {
  Interval share{};  // of the victory, less the luck; it may leave [0, 1]
  Interval luck{};   // where 0 lies outside it, the share is off, too
  // The variance of what groups of games won, by that of the same without luck: so many times as
  // many games give the plain estimate an interval as narrow. None where a variance is 0.
  std::optional<double> games{};
};

// The sums over independent groups of games, mostly a deal in all its seatings. They are of whole
// numbers, so that the order in which groups come changes nothing.
class LuckSums {
 public:
  // What a side won in a group, in parts of kVictory, and its luck there, in shares of the victory.
  void add(std::int64_t won, double luck);
  void add(const LuckSums& more);

  // Of one of the side's `seats`, where each group has so many games. There must be a group.
  WithoutLuck estimate(int games, int seats) const;

 private:
  Sums won_{};
  Sums luck_{};
  Sums less_{};  // won less luck
};

// "1.62 times", "-" for none
std::string games_text(const WithoutLuck& estimate);
// {"share": 0.5, "share_95": [0.4, 0.6], "luck": 0.0, "luck_95": [-0.1, 0.1], "games": 1.6}
Json without_luck_json(const WithoutLuck& estimate);

}  // namespace kaisho::arena
