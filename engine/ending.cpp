#include "engine/ending.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "core/values/every_seat.h"
#include "core/values/real.h"

namespace kaisho::engine {
namespace {

const std::vector<std::string> kNames = {"rules", "resignation", "agreement", "time"};

// Who gave up later stands before who gave up earlier; who stayed, before both.
std::ptrdiff_t stayed_until(const Ending& ending, Seat seat) {
  return std::ranges::find(ending.resigned, seat) - ending.resigned.begin();
}

}  // namespace

Result with_ending(const Result& standing, const Ending& ending, int seats) {
  if (ending.is_plain()) return standing;
  const bool has_winner = ending.by == EndedBy::kRules || ending.by == EndedBy::kResignation;
  const auto better = [&](Seat one, Seat other) {
    const auto until = stayed_until(ending, one);
    const auto others = stayed_until(ending, other);
    if (until != others) return until > others;
    return has_winner && standing.rank[one] < standing.rank[other];
  };
  Result result = standing;
  result.over = standing.over || ending.is_early();
  int winners = 0;
  for (const Seat seat : every_seat(seats)) {
    result.rank[seat] = 1;
    for (const Seat other : every_seat(seats)) result.rank[seat] += better(other, seat) ? 1 : 0;
    winners += result.rank[seat] == 1 ? 1 : 0;
  }
  for (const Seat seat : every_seat(seats)) {
    result.share[seat] = result.rank[seat] == 1 ? 1.0F / as_float(winners) : 0.0F;
  }
  return result;
}

Json ending_json(const Ending& ending) {
  return {{"by", kNames[static_cast<std::size_t>(ending.by)]}, {"resigned", ending.resigned}};
}

Ending read_ending(const Field& field, int seats) {
  field.only({"by", "resigned"});
  Ending ending;
  ending.by = static_cast<EndedBy>(field["by"].choice(kNames));
  const Field resigned = field["resigned"];
  for (const Field& one : resigned.items(kMaxSeats)) {
    const auto seat = one.integer_as<Seat>(0, seats - 1);
    if (std::ranges::find(ending.resigned, seat) != ending.resigned.end()) {
      one.fault("engine.resigned_twice", {{"found", seat}});
    }
    ending.resigned.push_back(seat);
  }
  const bool needs_one = ending.by == EndedBy::kResignation || ending.by == EndedBy::kTime;
  if (needs_one && ending.resigned.empty() && !resigned.is_null()) {
    resigned.fault("list_shorter", {{"least", 1}, {"found", 0}});
  }
  return ending;
}

}  // namespace kaisho::engine
