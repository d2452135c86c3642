#include "server/hall/endings.h"

#include <algorithm>
#include <utility>

#include "server/tables/clock.h"
#include "server/tables/ending_rules.h"

namespace kaisho::server {

using What = EndingStep::What;

Endings::Endings(Commits& commits, const Broadcast& broadcast, TableBots& bots,
                 std::chrono::seconds absence)
    : commits_(commits), broadcast_(broadcast), bots_(bots), absence_(absence) {}

Async<Expected<void>> Endings::resign(OpenTablePtr open, Seat seat) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (has_resigned(facts, seat)) co_return Expected<void>();
  const Expected<void> allowed = may_resign(facts, seat);
  if (!allowed) co_return allowed;
  co_return co_await take(open, seat, What::kResigned);
}

Async<Expected<void>> Endings::agree(OpenTablePtr open, Seat seat) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (is_agreeing(facts, seat)) co_return Expected<void>();
  const Expected<void> allowed = may_agree(facts, seat);
  if (!allowed) co_return allowed;
  co_return co_await take(open, seat, What::kOffered);
}

Async<Expected<void>> Endings::decline(OpenTablePtr open, Seat seat) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const bool stands =
      facts.status == Status::kPlaying && !has_resigned(facts, seat) && !agreeing(facts).empty();
  if (!stands) co_return Expected<void>();
  co_return co_await take(open, seat, What::kDeclined);
}

Async<Expected<void>> Endings::take(OpenTablePtr open, Seat seat, What what) {
  Change change = open->table.with_ending_step(seat, what, absence_, now_ms());
  const Expected<void> stored = co_await commits_.commit_ending(open, std::move(change));
  if (!stored) co_return stored;
  broadcast_.send_people(open);
  bots_.wake(open);
  co_return Expected<void>();
}

}  // namespace kaisho::server
