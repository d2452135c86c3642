// How much time the people of a table have to decide, and what each of them has left. All times are
// milliseconds for which the server ran; see RunningTime.
#pragma once

#include <cstdint>

#include "core/values/seat.h"

namespace kaisho::server {

// None, minutes while everybody is there, or one of three for days.
enum class PaceSort : std::uint8_t { kNone, kLive, kBrisk, kSteady, kCalm };
inline constexpr int kPaceSorts = 5;

// What happens when a person's time is up: a bot plays until they are back, they have given up the
// game, or it ends for all.
enum class OutOfTime : std::uint8_t { kStandIn, kGivesUp, kGameEnds };
inline constexpr int kOutOfTimes = 3;

struct Pace {
  PaceSort sort = PaceSort::kNone;
  std::int64_t bank = 0;   // what each person has at the beginning
  std::int64_t added = 0;  // whenever a person has decided and another must
  std::int64_t most = 0;   // that this leads to; 0: no limit
  OutOfTime out_of_time = OutOfTime::kStandIn;

  bool is_timed() const { return sort != PaceSort::kNone; }
};

struct Clocks {
  BySeat<std::int64_t> left{};   // at `since` for the seat whose clock runs
  BySeat<std::int64_t> added{};  // by each person's last decision
  Seat running = kNobody;
  std::int64_t since = 0;
};

}  // namespace kaisho::server
