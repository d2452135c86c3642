#include "server/hall/stand_ins.h"

#include <utility>
#include <vector>

#include "server/tables/clock.h"
#include "server/tables/pace_rules.h"
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

Async<Expected<void>> StandIns::replace_late(OpenTablePtr open, std::int64_t now) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const Seat late = out_of_time(facts, now);
  if (late == kNobody) co_return Expected<void>();
  const Expected<void> stored =
      co_await commit(open, with_stand_in(facts, late, kNobody, now_ms()));
  if (stored) bots_.wake(open);
  co_return stored;
}

void StandIns::welcome(const OpenTablePtr& open, Seat seat) {
  const TableFacts& facts = open->table.facts();
  const StandIn* const bot = seat == kNobody ? nullptr : stand_in_of(facts, seat);
  // Who ran out of time may look on, and a page that nobody looks at may connect again.
  if (bot == nullptr || bot->by == kNobody || !may_come_back(facts, seat)) return;
  stop_thinking(*open, seat);
  spawn(executor_, end_or_log(open, seat), "the return of a player to table " + facts.id);
}

Async<Expected<void>> StandIns::come_back(OpenTablePtr open, Seat seat) {
  const Expected<void> may = may_come_back(open->table.facts(), seat);
  if (!may) co_return may;
  stop_thinking(*open, seat);
  co_return co_await end(open, seat);
}

// What the bot thinks of in the person's place is not played any more.
void StandIns::stop_thinking(OpenTable& open, Seat seat) const {
  const TableFacts& facts = open.table.facts();
  if (stand_in_of(facts, seat) == nullptr) return;
  open.back[seat] = true;
  if (facts.to_move == seat) open.thought.request_stop();
}

Async<Expected<void>> StandIns::end(OpenTablePtr open, Seat seat) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  if (stand_in_of(facts, seat) == nullptr) co_return Expected<void>();
  Expected<void> stored = may_come_back(facts, seat);
  if (stored) stored = co_await commit(open, with_return(facts, seat, now_ms()));
  open->back[seat] = false;
  if (!stored) bots_.wake(open);
  co_return stored;
}

Async<void> StandIns::end_or_log(OpenTablePtr open, Seat seat) {
  const Expected<void> stored = co_await end(open, seat);
  if (stored) co_return;
  log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}",
              open->table.facts().id, stored.error().message);
}

Async<Expected<void>> StandIns::commit(OpenTablePtr open, std::vector<StandIn> stand_ins) {
  const Expected<void> stored = co_await commits_.commit_stand_ins(open, std::move(stand_ins));
  if (!stored) co_return stored;
  broadcast_.send_people(open);
  const bool has_begun = open->table.position() != nullptr;
  if (has_begun) broadcast_.send_update(*open, open->table.facts().rev, "");  // with who may move
  co_return stored;
}

}  // namespace kaisho::server
