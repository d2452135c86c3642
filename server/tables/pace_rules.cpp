#include "server/tables/pace_rules.h"

#include <algorithm>

#include "core/values/every_seat.h"

namespace kaisho::server {
namespace {

constexpr std::int64_t kToLook = 30 * kSecondMs;  // at the board, before one can decide

// What a decision adds to what is left.
std::int64_t added_to(const Pace& pace, std::int64_t left) {
  if (pace.most == 0) return pace.added;
  return std::clamp<std::int64_t>(pace.most - left, 0, pace.added);
}

void decide(const Pace& pace, Clocks& clocks, Seat seat) {
  clocks.added[seat] = added_to(pace, clocks.left[seat]);
  clocks.left[seat] += clocks.added[seat];
}

// What the decision had added goes with it.
void take_back(Clocks& clocks, Seat seat) {
  clocks.left[seat] = std::max<std::int64_t>(clocks.left[seat] - clocks.added[seat], 0);
  clocks.added[seat] = 0;
}

// Time for a decision, where a bot has decided since it came: so nobody holds up a game by coming
// back again and again.
void return_to(const TableFacts& before, const TableFacts& after, Clocks& clocks, Seat seat) {
  const StandIn* const bot = stand_in_of(before, seat);
  if (bot == nullptr || stand_in_of(after, seat) != nullptr) return;
  clocks.added[seat] = 0;
  if (bot->begun.rev == after.rev) return;
  const std::int64_t least = std::max(before.pace.added, kToLook);
  clocks.left[seat] = std::max(clocks.left[seat], least);
}

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

Seat person_to_move(const TableFacts& facts) {
  if (facts.status != Status::kPlaying || !facts.has_seat(facts.to_move)) return kNobody;
  return bot_level(facts, facts.to_move) > 0 ? kNobody : facts.to_move;
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
  const Seat ran = before.status == Status::kFrozen ? kNobody : clocks.running;
  const Seat runs = person_to_move(after);
  const bool is_undo = again != kNobody;
  // Who had to decide after what is taken back has lost no time.
  const bool pays = ran != kNobody && (!is_undo || ran == again);
  if (pays) clocks.left[ran] = time_left(before, ran, now);
  clocks.running = runs;
  clocks.since = now;
  if (is_undo) {
    take_back(clocks, again);
  } else if (ran != kNobody && ran != runs && after.rev > before.rev) {
    decide(pace, clocks, ran);
  }
  for (const Seat seat : every_seat(after.options.seats)) return_to(before, after, clocks, seat);
  return clocks;
}

}  // namespace kaisho::server
