#include "server/hall/days_off.h"

#include "server/tables/clock.h"
#include "server/tables/pace_rules.h"

namespace kaisho::server {

DaysOff::DaysOff(Commits& commits, const Broadcast& broadcast)
    : commits_(commits), broadcast_(broadcast) {}

Async<Expected<void>> DaysOff::take(OpenTablePtr open, Seat seat, int number) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (number <= days_off_taken(facts, seat)) co_return Expected<void>();
  const Expected<void> allowed = may_take_day_off(facts, seat, number);
  if (!allowed) co_return allowed;
  const Moment now{facts.rev, facts.n, now_ms()};
  const DayOff day{number, seat, now};
  const Expected<void> stored = co_await commits_.commit_day_off(open, day);
  if (!stored) co_return stored;
  broadcast_.send_people(open);
  co_return Expected<void>();
}

}  // namespace kaisho::server
