// The tables in memory. It owns those that are open, the cache of sleeping ones, which nobody has
// open, and the loads under way, and lives on the I/O thread; the loader reads on the reader's.
// A table is in memory once only. The registry changes no game, wakes no bots, and sends nothing:
// all it writes is that a table is frozen, with its clocks, or removed.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/hall/cache.h"
#include "server/hall/list_cache.h"
#include "server/hall/running_time.h"
#include "server/settings/limits.h"
#include "server/tables/open_table.h"
#include "server/tables/table_loader.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class TableRegistry {
 public:
  TableRegistry(boost::asio::any_io_executor executor, ReaderThread& reader, WriterThread& writer,
                ListCache& lists, const RunningTime& time, const Limits& limits);

  // Errors: no_table, frozen, storage.
  Async<Expected<OpenTablePtr>> find_or_load(std::string id, Priority priority);
  // Looks without holding; null where it is not in memory, so that nobody has it open.
  const OpenTable* peek(const std::string& id) const { return tables_.peek(id); }
  // Keeps everybody out while the job removes a table. Errors: stale, when somebody has it open,
  // and the job's.
  Async<Expected<void>> remove(std::string id, WriterThread::Job job);

  std::size_t size() const { return tables_.size(); }
  // Whether fewer tables are open than may be in memory.
  bool has_room() const { return tables_.has_room(); }

 private:
  // A table that is being read. Everybody who asks for it meanwhile gets the same one.
  struct PendingLoad {
    explicit PendingLoad(const boost::asio::any_io_executor& executor);

    boost::asio::steady_timer done;
    bool ended = false;
    std::optional<Expected<OpenTablePtr>> table;  // nothing: it was removed meanwhile; look again
  };

  std::shared_ptr<PendingLoad> begin_loading(const std::string& id);
  void end_loading(const std::string& id);
  Async<Expected<OpenTablePtr>> load(std::string id, Priority priority);
  Async<Expected<OpenTablePtr>> admit(LoadedTable loaded, Priority priority);
  void set_clocks(LoadedTable& loaded) const;
  Async<void> store_status(TableFacts facts);

  boost::asio::any_io_executor executor_;
  ReaderThread& reader_;
  WriterThread& writer_;
  ListCache& lists_;
  const RunningTime& time_;
  Cache<OpenTable> tables_;
  std::unordered_map<std::string, std::shared_ptr<PendingLoad>> loading_;
  std::shared_ptr<TableLoader> loader_;  // used on the reader's thread only
};

}  // namespace kaisho::server
