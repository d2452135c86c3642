#include "server/hall/endings.h"

#include <utility>

#include "core/reading/fault.h"
#include "server/tables/clock.h"
#include "server/tables/pace_rules.h"

namespace kaisho::server {

using What = EndingStep::What;

namespace {

Expected<void> has_seat(const TableFacts& facts, Seat seat, const std::string& browser) {
  if (may_play(facts, seat, browser)) return {};
  return fail("not_your_seat", "server.seat_lost", {});
}

}  // namespace

Endings::Endings(Commits& commits, const Broadcast& broadcast, TableBots& bots, RunningTime& time,
                 std::chrono::seconds absence)
    : commits_(commits), broadcast_(broadcast), bots_(bots), time_(time), absence_(absence) {}

Async<Expected<void>> Endings::resign(OpenTablePtr open, Seat seat, std::string browser) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (const auto has = has_seat(facts, seat, browser); !has) co_return has;
  if (has_resigned(facts, seat)) co_return Expected<void>();
  const Expected<void> allowed = may_resign(facts, seat);
  if (!allowed) co_return allowed;
  co_return co_await take(open, seat, What::kResigned);
}

Async<Expected<void>> Endings::agree(OpenTablePtr open, Seat seat, std::string browser) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (const auto has = has_seat(facts, seat, browser); !has) co_return has;
  if (is_agreeing(facts, seat)) {
    const bool ends = facts.status == Status::kPlaying && all_agree(facts, absences(), now_ms());
    if (!ends) co_return Expected<void>();
    co_return co_await take(open, seat, What::kAgreed);
  }
  const Expected<void> allowed = may_agree(facts, seat);
  if (!allowed) co_return allowed;
  co_return co_await take(open, seat, What::kOffered);
}

Async<Expected<void>> Endings::decline(OpenTablePtr open, Seat seat, std::string browser) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (const auto has = has_seat(facts, seat, browser); !has) co_return has;
  const bool stands =
      facts.status == Status::kPlaying && !has_resigned(facts, seat) && !agreeing(facts).empty();
  if (!stands) co_return Expected<void>();
  co_return co_await take(open, seat, What::kDeclined);
}

Async<Expected<void>> Endings::end_late(OpenTablePtr open, std::int64_t now) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Seat late = out_of_time(open->table.facts(), now);
  if (late == kNobody) co_return Expected<void>();
  co_return co_await take(open, late, What::kTimeUp);
}

Absences Endings::absences() {
  time_.look();
  return {absence_, time_.unbroken_since()};
}

Async<Expected<void>> Endings::take(OpenTablePtr open, Seat seat, What what) {
  Change change = open->table.with_ending_step(seat, what, absences(), now_ms());
  const Expected<void> stored = co_await commits_.commit_ending(open, std::move(change));
  if (!stored) co_return stored;
  broadcast_.send_people(open);
  bots_.wake(open);
  co_return Expected<void>();
}

}  // namespace kaisho::server
