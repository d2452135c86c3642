// Opens new tables: it gives out the tickets for them, reads what is wanted, stores the table, and
// lets its game begin where nobody is waited for. It lives on the I/O thread, reads requests on the
// reader's and stores on the writer's, and owns when it last warned that the store is full. A table
// that is there is never changed.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/reading/json.h"
#include "server/hall/broadcast.h"
#include "server/hall/list_cache.h"
#include "server/hall/table_play.h"
#include "server/tables/new_table.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class TableCreator {
 public:
  // `most_bytes`: of the store; above it no new table is opened.
  TableCreator(ReaderThread& reader, WriterThread& writer, ListCache& lists,
               const Broadcast& broadcast, TablePlay& play, std::shared_ptr<const TableMaker> maker,
               std::int64_t most_bytes);

  Json ticket() const;
  // Errors: those of read_new_table, and of JSON.
  Async<Expected<NewTable>> read(std::string body, std::string browser);
  // A table that this browser opened with the same ticket is answered again. `address` belongs to
  // the opener. Errors: bad_ticket, store_full, storage.
  Async<Expected<Json>> create(NewTable table, std::string address);
  // The same people's next game: a table is opened for it, unless one that somebody asked for is
  // there, and everybody who has this one open is told. Errors: those of may_rematch, store_full,
  // storage.
  Async<Expected<Json>> rematch(std::string id, std::string browser, std::string address);

 private:
  Async<Expected<Json>> add(NewTable table, std::string address, std::string rematch_of);
  Async<bool> is_open(std::string id);
  Json links_of(const TableFacts& facts) const;
  Async<Expected<void>> begin(std::string id, std::string address);
  void warn_of_full_store();

  ReaderThread& reader_;
  WriterThread& writer_;
  ListCache& lists_;
  const Broadcast& broadcast_;
  TablePlay& play_;
  std::shared_ptr<const TableMaker> maker_;
  std::int64_t most_bytes_;
  std::int64_t warned_at_ = 0;
};

}  // namespace kaisho::server
