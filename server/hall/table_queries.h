// What pages may ask about tables without opening one: lists, facts, editions and records. It lives
// on the I/O thread and owns nothing; only short reads are made there, and what is long is read and
// written as text on the reader's thread. It changes nothing but the cache of the lists.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/reading/json.h"
#include "server/hall/list_cache.h"
#include "server/hall/presence.h"
#include "server/hall/running_time.h"
#include "server/hall/table_info.h"
#include "server/store/store.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"

namespace kaisho::server {

// The answers are those of docs/server.md. Errors: no_table, storage and those named there.
class TableQueries {
 public:
  // `store` is for short reads on the I/O thread.
  TableQueries(Store& store, ReaderThread& reader, ListCache& lists,
               std::shared_ptr<const Presence> presence, const TableInfo& info, RunningTime& time);

  // `read`: whether that took more than looking into memory.
  struct ListAnswer {
    ListCache::Text lists;
    bool read = false;
  };
  // For this browser; empty: one that is not known.
  Async<Expected<ListAnswer>> list(std::string browser);
  // Whether the browser has a seat at a table that is not over.
  bool has_seat(const std::string& browser) { return store_.has_seat(browser).value_or(false); }
  // Whether anybody may take the seat of the table now.
  bool is_for_all(const std::string& id, Seat seat);
  Expected<Json> info(const std::string& id, const std::string& browser);
  Async<Expected<std::string>> edition(std::string id);
  Async<Expected<std::string>> record(std::string id);

 private:
  void look_at_dates();

  Store& store_;
  ReaderThread& reader_;
  ListCache& lists_;
  std::shared_ptr<const Presence> presence_;
  const TableInfo& info_;
  RunningTime& time_;
  std::int64_t dates_from_;  // the date of which lists make those of clocks
};

}  // namespace kaisho::server
