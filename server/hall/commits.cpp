#include "server/hall/commits.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "server/hall/lobby.h"
#include "server/tables/clock.h"
#include "server/tables/history_text.h"
#include "server/tables/pace_rules.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

// Stores the facts that moves and steps to an end change, and what is to be told of that.
Expected<void> store_change(Store& store, const TableFacts& facts, const NoticeChange& told) {
  if (const auto timed = store.set_clocks(facts); !timed) return timed;
  const auto updated = store.update_table(facts);
  return updated ? store.write_notices(told) : updated;
}

Expected<void> store_call_off(Store& store, const std::string& id, const NoticeChange& told) {
  const auto noted = store.set_status(id, Status::kCalledOff, std::nullopt);
  return noted ? store.write_notices(told) : noted;
}

}  // namespace

Commits::Commits(WriterThread& writer, ListCache& lists, const Broadcast& broadcast,
                 const RunningTime& time, const NoticeWaits& waits)
    : writer_(writer), lists_(lists), broadcast_(broadcast), time_(time), waits_(waits) {}

Async<Expected<void>> Commits::commit(OpenTablePtr open, Change change) {
  const auto shared = std::make_shared<Change>(std::move(change));
  const int from = open->table.facts().rev;
  set_clocks(open->table.facts(), *shared);
  NoticeChange told = notices_of(open->table.facts(), shared->facts, waits_, now_ms());
  WriterThread::Job job = [shared, from, told = std::move(told)](Store& store) -> Expected<void> {
    const TableFacts& facts = shared->facts;
    const auto added = store.add_entries(facts.id, from + 1, shared->entries);
    if (!added) return added;
    return store_change(store, facts, told);
  };
  co_return co_await write(std::move(open), shared, std::move(job));
}

Async<Expected<void>> Commits::commit_ending(OpenTablePtr open, Change change) {
  const auto shared = std::make_shared<Change>(std::move(change));
  set_clocks(open->table.facts(), *shared);
  NoticeChange told = notices_of(open->table.facts(), shared->facts, waits_, now_ms());
  WriterThread::Job job = [shared, told = std::move(told)](Store& store) -> Expected<void> {
    const TableFacts& facts = shared->facts;
    const auto noted = store.set_ending_steps(facts.id, facts.ending_steps);
    return noted ? store_change(store, facts, told) : noted;
  };
  co_return co_await write(std::move(open), shared, std::move(job));
}

void Commits::set_clocks(const TableFacts& before, Change& change) const {
  change.facts.clocks = clocks_after(before, change.facts, change.again, time_.now());
}

Async<Expected<void>> Commits::write(OpenTablePtr open, std::shared_ptr<Change> shared,
                                     WriterThread::Job job) {
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) {
    log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}",
                shared->facts.id, stored.error().message);
    co_return stored;
  }
  publish(*open, std::move(*shared));
  co_return Expected<void>();
}

// Makes a change that is on disk, and sends it.
void Commits::publish(OpenTable& open, Change change) {
  const int from = open.table.facts().rev;
  const Status before = open.table.facts().status;
  const bool had_all_moved = open.table.facts().all_moved;
  const std::vector<EntryUpdate> updates = open.table.accept(std::move(change));
  const TableFacts& facts = open.table.facts();
  const bool is_past = facts.rev != from || facts.status != before;
  if (is_past) open.thought.request_stop();  // of the position that was
  lists_.note_change(facts);
  if (facts.status != before && facts.is_public) lists_.note_all();
  const std::vector<std::string> entries = entry_texts(*open.game, updates);
  if (open.history) open.history->add(entries);
  if (facts.status != before) {
    broadcast_.send_table_to_all(open);
    if (facts.status == Status::kOver) broadcast_.send_onlookers_talk_to_players(open);
  } else if (facts.all_moved != had_all_moved) {
    broadcast_.send_table_to_players(open);  // whom an end by agreement now asks
  }
  const bool begun = before == Status::kWaiting;
  broadcast_.send_update(open, begun ? -1 : from, joined(entries));
}

Async<Expected<void>> Commits::commit_seat(OpenTablePtr open, Seat seat, SeatFacts after,
                                           std::optional<std::vector<Arrival>> arrivals,
                                           std::string stranger) {
  TableFacts& facts = open->table.facts();
  const std::int64_t now = now_ms();
  WriterThread::Job job = [id = facts.id, seat, after, arrivals, now,
                           stranger](Store& store) -> Expected<void> {
    if (!stranger.empty()) {
      if (const auto may = may_wait_in_lobby(store, stranger); !may) return may;
    }
    const auto seated = store.update_seat(id, seat, after);
    if (!seated) return seated;
    const auto noted = arrivals ? store.set_arrivals(id, *arrivals) : Expected<void>();
    return noted ? store.touch(id, now) : noted;
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  lists_.note_change(facts);
  facts.seat(seat) = std::move(after);
  if (arrivals) facts.arrivals = *std::move(arrivals);
  facts.changed = now;
  lists_.note_change(facts);
  const std::vector<Subscriber*> players =
      open->players;  // a copy: revoking a seat may unsubscribe
  for (Subscriber* subscriber : players) {
    if (!may_play(facts, subscriber->seat(), subscriber->browser())) subscriber->revoke_seat();
  }
  co_return Expected<void>();
}

Async<Expected<void>> Commits::commit_stand_ins(OpenTablePtr open, std::vector<StandIn> stand_ins) {
  TableFacts& facts = open->table.facts();
  const std::int64_t now = now_ms();
  const auto after = std::make_shared<TableFacts>(facts);
  after->stand_ins = std::move(stand_ins);
  after->clocks = clocks_after(facts, *after, kNobody, time_.now());
  NoticeChange told = notices_of(facts, *after, waits_, now);
  WriterThread::Job job = [after, now, told = std::move(told)](Store& store) -> Expected<void> {
    const auto noted = store.set_stand_ins(after->id, after->stand_ins);
    if (!noted) return noted;
    if (const auto timed = store.set_clocks(*after); !timed) return timed;
    const auto touched = store.touch(after->id, now);
    return touched ? store.write_notices(told) : touched;
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  facts.stand_ins = std::move(after->stand_ins);
  facts.clocks = after->clocks;
  facts.changed = now;
  lists_.note_change(facts);
  co_return Expected<void>();
}

// Of a table that is called off now.
NoticeChange Commits::told_of_call_off(const TableFacts& facts) const {
  TableFacts after = facts;
  after.status = Status::kCalledOff;
  return notices_of(facts, after, waits_, now_ms());
}

Async<Expected<void>> Commits::commit_call_off(OpenTablePtr open) {
  TableFacts& facts = open->table.facts();
  const std::int64_t now = now_ms();
  NoticeChange told = told_of_call_off(facts);
  WriterThread::Job job = [id = facts.id, now, told = std::move(told)](Store& store) {
    const auto noted = store_call_off(store, id, told);
    return noted ? store.touch(id, now) : noted;
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  facts.status = Status::kCalledOff;
  facts.changed = now;
  lists_.note_change(facts);
  co_return Expected<void>();
}

Async<Expected<void>> Commits::commit_fall_away(OpenTablePtr open, std::int64_t before) {
  TableFacts& facts = open->table.facts();
  NoticeChange told = told_of_call_off(facts);
  WriterThread::Job job = [id = facts.id, before,
                           told = std::move(told)](Store& store) -> Expected<void> {
    const Expected<bool> still = store.is_idle(id, Status::kWaiting, before);
    if (!still) return std::unexpected(still.error());
    if (!*still) return fail("stale", "The table was touched meanwhile.");
    return store_call_off(store, id, told);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  facts.status = Status::kCalledOff;
  lists_.note_change(facts);
  co_return Expected<void>();
}

}  // namespace kaisho::server
