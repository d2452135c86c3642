#include "server/tables/pace_rules.h"

#include <algorithm>

#include "core/values/every_seat.h"

namespace kaisho::server {
namespace {

constexpr std::int64_t kToLook = 30 * kSecondMs;  // at the board, before one can decide

// The person who must decide now; kNobody where a bot must, or nobody.
Seat person_to_move(const TableFacts& facts) {
  if (facts.status != Status::kPlaying || !facts.has_seat(facts.to_move)) return kNobody;
  return bot_level(facts, facts.to_move) > 0 ? kNobody : facts.to_move;
}

std::int64_t with_added(const Pace& pace, std::int64_t left) {
  const std::int64_t more = left + pace.added;
  return pace.most > 0 ? std::max(left, std::min(more, pace.most)) : more;
}

void raise(std::int64_t& left, std::int64_t least) { left = std::max(left, least); }

}  // namespace

Pace pace_of_days(PaceSort sort) {
  switch (sort) {
    case PaceSort::kBrisk: return {sort, kDayMs, 4 * kHourMs, 3 * kDayMs, {}};
    case PaceSort::kSteady: return {sort, 3 * kDayMs, 12 * kHourMs, 5 * kDayMs, {}};
    case PaceSort::kCalm: return {sort, 3 * kDayMs, 36 * kHourMs, 10 * kDayMs, {}};
    case PaceSort::kNone:
    case PaceSort::kLive: break;
  }
  return {};
}

std::int64_t time_left(const TableFacts& facts, Seat seat, std::int64_t now) {
  const Clocks& clocks = facts.clocks;
  const std::int64_t left = clocks.left[seat];
  if (seat != clocks.running) return left;
  return std::max<std::int64_t>(left - std::max<std::int64_t>(now - clocks.since, 0), 0);
}

Seat out_of_time(const TableFacts& facts, std::int64_t now) {
  const Seat running = facts.clocks.running;
  const bool runs = facts.status == Status::kPlaying && running != kNobody;
  return runs && time_left(facts, running, now) == 0 ? running : kNobody;
}

Clocks clocks_after(const TableFacts& before, const TableFacts& after, Seat again,
                    std::int64_t now) {
  const Pace& pace = before.pace;
  Clocks clocks = before.clocks;
  if (!pace.is_timed()) return clocks;
  if (before.status == Status::kWaiting) clocks.left.fill(pace.bank);
  const Seat ran = clocks.running;
  const Seat runs = person_to_move(after);
  if (ran != kNobody) clocks.left[ran] = time_left(before, ran, now);
  clocks.running = runs;
  clocks.since = now;
  const bool has_decided = ran != runs && after.rev > before.rev && again == kNobody;
  if (has_decided && ran != kNobody) clocks.left[ran] = with_added(pace, clocks.left[ran]);
  // What the decision had added goes with it.
  if (again != kNobody) raise(clocks.left[again] -= pace.added, kToLook);
  for (const Seat seat : every_seat(after.options.seats)) {
    const bool is_back =
        stand_in_of(before, seat) != nullptr && stand_in_of(after, seat) == nullptr;
    if (is_back) raise(clocks.left[seat], std::max(pace.added, kToLook));
  }
  return clocks;
}

}  // namespace kaisho::server
