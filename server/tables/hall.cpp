#include "server/tables/hall.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

#include "core/reading/fault.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

namespace asio = boost::asio;

std::int64_t now_ms() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

Hall::Hall(asio::any_io_executor executor, Store store, ReaderThread& reader, WriterThread& writer,
           Bots& bots, const Limits& limits, Identity identity)
    : executor_(std::move(executor)),
      store_(std::move(store)),
      reader_(reader),
      writer_(writer),
      bots_(bots),
      limits_(limits),
      maker_(std::make_shared<const TableMaker>(identity.key)),
      public_url_(std::move(identity.public_url)),
      tables_(static_cast<std::size_t>(limits.tables_in_memory)),
      loader_(std::make_shared<TableLoader>(Bounds{.moves = limits.moves_per_table})) {}

// --- tables in memory ---------------------------------------------------------------------------

Hall::PendingLoad::PendingLoad(const asio::any_io_executor& executor)
    : done(executor, asio::steady_timer::time_point::max()) {}

Async<Expected<OpenTablePtr>> Hall::open(std::string id) {
  Expected<OpenTablePtr> open = co_await find_or_load(std::move(id), Priority::kUrgent);
  if (open) wake(*open);
  co_return open;
}

Async<Expected<OpenTablePtr>> Hall::find_or_load(std::string id, Priority priority) {
  while (true) {
    if (OpenTablePtr open = tables_.find(id)) co_return open;
    const auto found = loading_.find(id);
    if (found == loading_.end()) break;
    const std::shared_ptr<PendingLoad> loading = found->second;
    while (!loading->ended) {
      co_await loading->done.async_wait(asio::as_tuple(asio::use_awaitable));
    }
    if (loading->table) co_return *loading->table;
  }
  const std::shared_ptr<PendingLoad> loading = begin_loading(id);
  Expected<OpenTablePtr> open = co_await load(id, priority);
  loading->table = open;
  end_loading(id);
  co_return open;
}

std::shared_ptr<Hall::PendingLoad> Hall::begin_loading(const std::string& id) {
  return loading_[id] = std::make_shared<PendingLoad>(executor_);
}

void Hall::end_loading(const std::string& id) {
  const auto found = loading_.find(id);
  found->second->ended = true;
  found->second->done.cancel();
  loading_.erase(found);
}

Async<Expected<void>> Hall::remove(std::string id, WriterThread::Job job) {
  if (loading_.contains(id) || !tables_.forget(id)) {
    co_return fail("stale", "Somebody is at the table.");
  }
  begin_loading(id);
  const Expected<void> removed = co_await write(std::move(job));
  lists_.note_all();
  end_loading(id);
  co_return removed;
}

Async<Expected<OpenTablePtr>> Hall::load(std::string id, Priority priority) {
  auto read = [loader = loader_, id](Store& store) { return loader->load(store, id); };
  Expected<LoadedTable> loaded = co_await reader_.ask(std::move(read), priority);
  if (!loaded) co_return std::unexpected(loaded.error());
  co_return co_await admit(*std::move(loaded), priority);
}

// A table that this program plays differently is frozen in the store before anybody can use it.
Async<Expected<OpenTablePtr>> Hall::admit(LoadedTable loaded, Priority priority) {
  const TableFacts facts = loaded.facts;
  if (loaded.differs) {
    if (facts.status == Status::kFrozen)
      log_limited(spdlog::level::warn, "tables that are frozen", "table {} is frozen: {}", facts.id,
                  facts.why ? facts.why->message : "");
    WriterThread::Job job = [facts](Store& store) {
      return store.set_status(facts.id, facts.status, facts.why);
    };
    const Expected<void> marked = co_await write(std::move(job));
    if (!marked) {
      log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}", facts.id,
                  marked.error().message);
    }
    lists_.note_change(facts);
    lists_.note_all();
  }
  if (!loaded.table) co_return frozen(facts.why);
  auto open = std::make_unique<OpenTable>(*std::move(loaded.table), loaded.game, executor_);
  co_return tables_.add(facts.id, std::move(open), priority == Priority::kBackground);
}

// --- writing ------------------------------------------------------------------------------------

Async<Expected<void>> Hall::write(WriterThread::Job job) {
  auto submit = [this, job = std::move(job)](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    writer_.submit(job, [done](Expected<void> stored) { (*done)(std::move(stored)); });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Expected<void>)>(
      submit, asio::use_awaitable);
}

Async<Expected<std::int64_t>> Hall::count_day(std::int64_t date) {
  const auto days = std::make_shared<std::int64_t>(0);
  WriterThread::Job job = [date, days](Store& store) -> Expected<void> {
    const Expected<std::int64_t> counted = store.count_day(date);
    if (!counted) return std::unexpected(counted.error());
    *days = *counted;
    return {};
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  co_return *days;
}

Hall::StoreTest::StoreTest(const asio::any_io_executor& executor)
    : began(now_ms()), patience(executor, std::chrono::seconds(2)) {}

Async<void> Hall::test_store(std::shared_ptr<StoreTest> test) {
  WriterThread::Job job = [](Store& store) { return store.test_write(); };
  test->result = co_await write(std::move(job));
  test->patience.cancel();
}

// Each test waits for the disk, so a recent result is used again, and there is no other test as
// long as one is under way.
Async<Expected<void>> Hall::check_writable() {
  constexpr std::int64_t kRecentMs = 1000;
  const std::int64_t now = now_ms();
  const auto is_recent = [now](const StoreTest& test) {
    return now >= test.began && now < test.began + kRecentMs;
  };
  if (!store_test_ || (store_test_->result && !is_recent(*store_test_))) {
    store_test_ = std::make_shared<StoreTest>(executor_);
    spawn(executor_, test_store(store_test_), "a test of the store");
  }
  const std::shared_ptr<StoreTest> test = store_test_;
  if (!test->result) co_await test->patience.async_wait(asio::as_tuple(asio::use_awaitable));
  if (test->result) co_return *test->result;
  co_return fail("storage", "server.slow_disk", {});
}

// Stores a change, then applies it and sends it to everybody who has the table open.
Async<Expected<void>> Hall::commit(OpenTablePtr open, Change change) {
  const auto shared = std::make_shared<Change>(std::move(change));
  const int from = open->table.facts().rev;
  WriterThread::Job job = [shared, from](Store& store) -> Expected<void> {
    const std::string& id = shared->facts.id;
    const auto added = store.add_entries(id, from + 1, shared->entries);
    return added ? store.update_table(shared->facts) : added;
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored) {
    log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}",
                shared->facts.id, stored.error().message);
    co_return stored;
  }
  const Status before = open->table.facts().status;
  const std::vector<EntryUpdate> updates = open->table.accept(std::move(*shared));
  open->thought.request_stop();
  lists_.note_change(open->table.facts());
  if (open->table.facts().status != before && open->table.facts().is_public) lists_.note_all();
  const std::vector<std::string> entries = entry_texts(*open->game, updates);
  if (open->history) open->history->add(entries);
  if (open->table.facts().status != before) tell_all(*open);
  const bool begun = before == Status::kWaiting;
  tell_update(*open, begun ? -1 : from, joined(entries));
  wake_bot(open);
  co_return Expected<void>();
}

}  // namespace kaisho::server
