#include "server/tables/stand_in_rules.h"

#include <algorithm>
#include <cstddef>

#include "core/reading/fault.h"

namespace kaisho::server {
namespace {

constexpr std::ptrdiff_t kMaxStandIns = 20;  // that are kept of a seat

Moment moment_of(const TableFacts& facts, std::int64_t now) { return {facts.rev, facts.n, now}; }

Expected<void> may_play_on(const TableFacts& facts) {
  if (facts.status == Status::kFrozen) return frozen(facts.why);
  if (facts.status == Status::kOver) return fail("not_playing", "game_over", {});
  if (facts.status != Status::kPlaying) return fail("not_playing", "server.not_begun", {});
  return {};
}

Expected<void> is_away(const Absence& absence) {
  using std::chrono::ceil;
  using std::chrono::seconds;
  if (absence.here) return fail("not_absent", "server.still_here", {});
  if (absence.lasts >= absence.wanted) return {};
  return fail("not_absent", "server.soon_back",
              {{"after", absence.wanted.count()},
               {"left", ceil<seconds>(absence.wanted - absence.lasts).count()}});
}

}  // namespace

Expected<void> may_stand_in(const TableFacts& facts, Seat seat, const std::string& browser,
                            const Absence& absence) {
  if (const auto plays = may_play_on(facts); !plays) return plays;
  if (!facts.has_seat(seat)) return fail("not_found", "server.no_seat", {{"found", seat}});
  if (facts.seat(seat).is_bot() || has_resigned(facts, seat)) {
    return fail("seat_taken", "server.bot_sits", {});
  }
  if (may_play(facts, seat, browser)) return fail("not_your_seat", "server.own_seat", {});
  if (facts.to_move != seat) return fail("not_absent", "server.not_awaited", {});
  if (facts.pace.is_timed()) return fail("not_absent", "server.clock_runs", {});
  return is_away(absence);
}

Expected<void> may_come_back(const TableFacts& facts, Seat seat) {
  if (const auto plays = may_play_on(facts); !plays) return plays;
  if (has_resigned(facts, seat)) return fail("has_resigned", "server.has_resigned", {});
  const StandIn* const bot = stand_in_of(facts, seat);
  const bool is_late = bot != nullptr && bot->by == kNobody && bot->begun.rev == facts.rev;
  if (is_late) return fail("too_soon", "server.bot_decides", {});
  return {};
}

std::vector<StandIn> with_stand_in(const TableFacts& facts, Seat seat, Seat by, std::int64_t now) {
  std::vector<StandIn> all = facts.stand_ins;
  const int number = all.empty() ? 1 : all.back().number + 1;
  if (std::ranges::count(all, seat, &StandIn::seat) >= kMaxStandIns) {
    all.erase(std::ranges::find(all, seat, &StandIn::seat));
  }
  all.push_back({number, seat, kStandInLevel, by, moment_of(facts, now), {}});
  return all;
}

std::vector<StandIn> with_return(const TableFacts& facts, Seat seat, std::int64_t now) {
  std::vector<StandIn> all = facts.stand_ins;
  for (StandIn& one : all) {
    if (one.seat == seat && !one.ended) one.ended = moment_of(facts, now);
  }
  return all;
}

}  // namespace kaisho::server
