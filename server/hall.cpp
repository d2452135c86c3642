#include "server/hall.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/async_result.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace kaisho {

namespace asio = boost::asio;

std::int64_t now_ms() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

OpenTable::OpenTable(StoredTable stored, GamePtr game_ptr, const asio::any_io_executor& executor)
    : table(std::move(stored), game_ptr), game(std::move(game_ptr)), gate(executor) {}

Hall::Hall(asio::any_io_executor executor, Store reader, Writer& writer, Bots& bots,
           const Limits& limits)
    : executor_(std::move(executor)),
      reader_(std::move(reader)),
      writer_(writer),
      bots_(bots),
      limits_(limits) {}

// --- tables in memory ---------------------------------------------------------------------------

Expected<GamePtr> Hall::game_of(const StoredTable& stored) {
  std::weak_ptr<const Game>& known = games_[stored.facts.edition.digest];
  if (GamePtr game = known.lock()) return game;
  Expected<GamePtr> game = open_game(stored.facts.game, stored.edition);
  if (!game) return fail("frozen", "This program cannot play the table: " + game.error().message);
  known = *game;
  return game;
}

Expected<OpenTablePtr> Hall::open(const std::string& id) {
  if (const auto found = tables_.find(id); found != tables_.end()) {
    touch(found->second);
    return found->second.table;
  }
  Expected<StoredTable> stored = reader_.table(id);
  if (!stored) return std::unexpected(stored.error());
  const Expected<GamePtr> game = game_of(*stored);
  if (!game) return std::unexpected(game.error());
  used_.push_front(id);
  auto open = std::make_shared<OpenTable>(*std::move(stored), *game, executor_);
  tables_[id] = {open, used_.begin()};
  forget_oldest();
  return open;
}

void Hall::touch(Cached& cached) { used_.splice(used_.begin(), used_, cached.use); }

// Tables somebody holds on to stay, however many they are.
void Hall::forget_oldest() {
  auto use = used_.end();
  while (tables_.size() > static_cast<std::size_t>(limits_.tables_in_memory) &&
         use != used_.begin()) {
    --use;
    const auto found = tables_.find(*use);
    if (found->second.table.use_count() > 1) continue;
    tables_.erase(found);
    use = used_.erase(use);
  }
}

// --- after a restart ----------------------------------------------------------------------------

Expected<void> Hall::resume() {
  const Expected<std::vector<std::string>> ids = reader_.running_tables();
  if (!ids) return std::unexpected(ids.error());
  for (const std::string& id : *ids) {
    if (const auto resumed = resume_table(id); !resumed) return resumed;
  }
  if (!ids->empty()) spdlog::info("{} tables under way", ids->size());
  return {};
}

Expected<void> Hall::resume_table(const std::string& id) {
  Expected<TableFacts> stored = reader_.facts(id);
  if (!stored) return std::unexpected(stored.error());
  TableFacts facts = *stored;
  const Expected<OpenTablePtr> open = this->open(id);
  if (open) {
    facts = (*open)->table.facts();
    start(executor_, go_on(*open), "table " + id);
  } else {
    facts.status = Status::kFrozen;
    facts.why = open.error().message;
  }
  if (facts.status == stored->status && facts.why == stored->why) return {};
  if (facts.status == Status::kFrozen) spdlog::warn("table {} is frozen: {}", id, facts.why);
  writer_.submit([facts](Store& store) { return store.update_table(facts); },
                 [id](const Expected<void>& marked) {
                   if (!marked) spdlog::error("table {}: {}", id, marked.error().message);
                 });
  return {};
}

// Where all sat down and the server ended before the game began, it begins now.
Async<void> Hall::go_on(OpenTablePtr open) {
  const Gate::Pass pass = co_await open->gate.enter();
  const Expected<void> begun = co_await begin(open);
  if (!begun) spdlog::error("table {}: {}", open->table.facts().id, begun.error().message);
  wake_bot(open);
}

// --- writing ------------------------------------------------------------------------------------

Async<Expected<void>> Hall::write(Writer::Job job) {
  auto submit = [this, job = std::move(job)](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    writer_.submit(job, [done](Expected<void> stored) { (*done)(std::move(stored)); });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Expected<void>)>(
      submit, asio::use_awaitable);
}

// Stores a change, and only then makes it and tells everybody.
Async<Expected<void>> Hall::keep(OpenTablePtr open, Change change) {
  const auto shared = std::make_shared<Change>(std::move(change));
  const int from = open->table.facts().rev;
  Writer::Job job = [shared, from](Store& store) -> Expected<void> {
    const std::string& id = shared->facts.id;
    const auto added = store.add_entries(id, from + 1, shared->entries);
    return added ? store.update_table(shared->facts) : added;
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored) {
    spdlog::error("table {}: {}", shared->facts.id, stored.error().message);
    co_return stored;
  }
  const Status before = open->table.facts().status;
  const std::vector<Happening> happenings = open->table.accept(std::move(*shared));
  if (open->table.facts().status != before) tell_table(*open);
  const bool begun = before == Status::kWaiting;
  tell_update(*open, begun ? -1 : from, happenings);
  wake_bot(open);
  co_return Expected<void>();
}

}  // namespace kaisho
