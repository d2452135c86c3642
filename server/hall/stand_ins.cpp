#include "server/hall/stand_ins.h"

#include <utility>
#include <vector>

#include "server/tables/clock.h"
#include "server/tables/stand_in_rules.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

StandIns::StandIns(boost::asio::any_io_executor executor, const Presence& presence,
                   Commits& commits, const Broadcast& broadcast, TableBots& bots,
                   std::chrono::seconds absence)
    : executor_(std::move(executor)),
      presence_(presence),
      commits_(commits),
      broadcast_(broadcast),
      bots_(bots),
      absence_(absence) {}

Async<Expected<void>> StandIns::begin(OpenTablePtr open, Seat seat, Seat by, std::string browser) {
  {
    const AsyncMutex::Lock lock = co_await open->mutex.lock();
    const TableFacts& facts = open->table.facts();
    if (stand_in_of(facts, seat) != nullptr) co_return Expected<void>();
    const Absence absence{presence_.here(facts.id, seat), presence_.away(facts.id, seat), absence_};
    const Expected<void> allowed = may_stand_in(facts, seat, browser, absence);
    if (!allowed) co_return allowed;
    const Expected<void> stored = co_await commit(open, with_stand_in(facts, seat, by, now_ms()));
    if (!stored) co_return stored;
  }
  // Its person may have come while the disk was written.
  if (open->here[seat] > 0) welcome(open, seat);
  bots_.wake(open);
  co_return Expected<void>();
}

void StandIns::welcome(const OpenTablePtr& open, Seat seat) {
  const TableFacts& facts = open->table.facts();
  if (seat == kNobody || stand_in_of(facts, seat) == nullptr) return;
  if (facts.to_move == seat) open->thought.request_stop();
  spawn(executor_, end(open, seat), "the return of a player to table " + facts.id);
}

Async<void> StandIns::end(OpenTablePtr open, Seat seat) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (stand_in_of(facts, seat) == nullptr) co_return;
  const Expected<void> stored = co_await commit(open, with_return(facts, seat, now_ms()));
  if (stored) co_return;
  log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}", facts.id,
              stored.error().message);
}

Async<Expected<void>> StandIns::commit(OpenTablePtr open, std::vector<StandIn> stand_ins) {
  const Expected<void> stored = co_await commits_.commit_stand_ins(open, std::move(stand_ins));
  if (stored) broadcast_.send_people(open);
  co_return stored;
}

}  // namespace kaisho::server
