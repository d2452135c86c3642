#include "server/hall/table_registry.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "core/reading/fault.h"
#include "server/tables/pace_rules.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

namespace asio = boost::asio;

TableRegistry::TableRegistry(asio::any_io_executor executor, ReaderThread& reader,
                             WriterThread& writer, ListCache& lists, const RunningTime& time,
                             const Limits& limits)
    : executor_(std::move(executor)),
      reader_(reader),
      writer_(writer),
      lists_(lists),
      time_(time),
      tables_(limits.tables_in_memory),
      loader_(std::make_shared<TableLoader>(Bounds{.moves = limits.moves_per_table})) {}

TableRegistry::PendingLoad::PendingLoad(const asio::any_io_executor& executor)
    : done(executor, asio::steady_timer::time_point::max()) {}

Async<Expected<OpenTablePtr>> TableRegistry::find_or_load(std::string id, Priority priority) {
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

std::shared_ptr<TableRegistry::PendingLoad> TableRegistry::begin_loading(const std::string& id) {
  return loading_[id] = std::make_shared<PendingLoad>(executor_);
}

void TableRegistry::end_loading(const std::string& id) {
  const auto found = loading_.find(id);
  found->second->ended = true;
  found->second->done.cancel();
  loading_.erase(found);
}

Async<Expected<void>> TableRegistry::remove(std::string id, WriterThread::Job job) {
  if (loading_.contains(id) || !tables_.forget(id)) {
    co_return fail("stale", "Somebody is at the table.");
  }
  begin_loading(id);
  const Expected<void> removed = co_await writer_.write(std::move(job));
  lists_.note_all();
  end_loading(id);
  co_return removed;
}

Async<Expected<OpenTablePtr>> TableRegistry::load(std::string id, Priority priority) {
  auto read = [loader = loader_, id](Store& store) { return loader->load(store, id); };
  Expected<LoadedTable> loaded = co_await reader_.ask(std::move(read), priority);
  if (!loaded) co_return std::unexpected(loaded.error());
  co_return co_await admit(*std::move(loaded), priority);
}

// The clocks of a table stand while it is frozen, and go on from there. What is damaged stays as it
// is until it is mended.
void TableRegistry::set_clocks(LoadedTable& loaded) const {
  TableFacts& facts = loaded.facts;
  if (facts.damage) return;
  TableFacts before = facts;
  before.status = loaded.was;
  facts.clocks = clocks_after(before, facts, kNobody, time_.now());
  if (loaded.table) loaded.table->facts().clocks = facts.clocks;
}

// A table that this program plays differently is frozen in the store before anybody can use it.
Async<Expected<OpenTablePtr>> TableRegistry::admit(LoadedTable loaded, Priority priority) {
  if (loaded.differs) set_clocks(loaded);
  const TableFacts facts = loaded.facts;
  if (loaded.differs) co_await store_status(facts);
  if (!loaded.table) co_return frozen(facts.why);
  auto open = std::make_unique<OpenTable>(*std::move(loaded.table), loaded.game, executor_);
  open->talk = std::move(loaded.talk);
  co_return tables_.add(facts.id, std::move(open), priority == Priority::kBackground);
}

Async<void> TableRegistry::store_status(TableFacts facts) {
  if (facts.status == Status::kFrozen) {
    log_limited(spdlog::level::warn, "tables that are frozen", "table {} is frozen: {}", facts.id,
                facts.why ? facts.why->message : "");
  }
  WriterThread::Job job = [facts](Store& store) -> Expected<void> {
    const auto timed = facts.damage ? Expected<void>() : store.set_clocks(facts);
    return timed ? store.set_status(facts.id, facts.status, facts.why) : timed;
  };
  const Expected<void> marked = co_await writer_.write(std::move(job));
  if (!marked) {
    log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}", facts.id,
                marked.error().message);
  }
  lists_.note_change(facts);
  lists_.note_all();
}

}  // namespace kaisho::server
