#include "server/facts.h"

#include <algorithm>

namespace kaisho {

const char* status_name(Status status) {
  switch (status) {
    case Status::kWaiting:
      return "waiting";
    case Status::kPlaying:
      return "playing";
    case Status::kOver:
      return "over";
    case Status::kFrozen:
      return "frozen";
  }
  return "";
}

bool may_play(const TableFacts& facts, Seat seat, const std::string& browser) {
  if (!facts.has_seat(seat)) return false;
  const std::vector<std::string>& browsers = facts.seat(seat).browsers;
  return std::ranges::find(browsers, browser) != browsers.end();
}

bool all_seated(const TableFacts& facts) {
  return std::ranges::all_of(facts.seats,
                             [](const SeatFacts& seat) { return seat.nonce.has_value(); });
}

}  // namespace kaisho
