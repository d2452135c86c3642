#include "server/hall/commits.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "server/tables/clock.h"
#include "server/tables/history_text.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

Commits::Commits(WriterThread& writer, ListCache& lists, const Broadcast& broadcast)
    : writer_(writer), lists_(lists), broadcast_(broadcast) {}

Async<Expected<void>> Commits::commit(OpenTablePtr open, Change change) {
  const auto shared = std::make_shared<Change>(std::move(change));
  const int from = open->table.facts().rev;
  WriterThread::Job job = [shared, from](Store& store) -> Expected<void> {
    const std::string& id = shared->facts.id;
    const auto added = store.add_entries(id, from + 1, shared->entries);
    return added ? store.update_table(shared->facts) : added;
  };
  co_return co_await write(std::move(open), shared, std::move(job));
}

Async<Expected<void>> Commits::commit_ending(OpenTablePtr open, Change change) {
  const auto shared = std::make_shared<Change>(std::move(change));
  WriterThread::Job job = [shared](Store& store) -> Expected<void> {
    const TableFacts& facts = shared->facts;
    const auto noted = store.set_ending_steps(facts.id, facts.ending_steps);
    return noted ? store.update_table(facts) : noted;
  };
  co_return co_await write(std::move(open), shared, std::move(job));
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
  } else if (facts.all_moved != had_all_moved) {
    broadcast_.send_table_to_players(open);  // whom an end by agreement now asks
  }
  const bool begun = before == Status::kWaiting;
  Broadcast::send_update(open, begun ? -1 : from, joined(entries));
}

Async<Expected<void>> Commits::commit_seat(OpenTablePtr open, Seat seat, SeatFacts after,
                                           std::optional<std::vector<Arrival>> arrivals) {
  TableFacts& facts = open->table.facts();
  const std::int64_t now = now_ms();
  WriterThread::Job job = [id = facts.id, seat, after, arrivals, now](Store& store) {
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
  WriterThread::Job job = [id = facts.id, stand_ins, now](Store& store) {
    const auto noted = store.set_stand_ins(id, stand_ins);
    return noted ? store.touch(id, now) : noted;
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  facts.stand_ins = std::move(stand_ins);
  facts.changed = now;
  lists_.note_change(facts);
  co_return Expected<void>();
}

Async<Expected<void>> Commits::commit_call_off(OpenTablePtr open) {
  TableFacts& facts = open->table.facts();
  const std::int64_t now = now_ms();
  WriterThread::Job job = [id = facts.id, now](Store& store) {
    const auto noted = store.set_status(id, Status::kCalledOff, std::nullopt);
    return noted ? store.touch(id, now) : noted;
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  facts.status = Status::kCalledOff;
  facts.changed = now;
  lists_.note_change(facts);
  co_return Expected<void>();
}

}  // namespace kaisho::server
