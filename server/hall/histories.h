// The histories of open tables as text, for pages that come in the middle of a game. It lives on
// the I/O thread; the text is made on the reader's. It owns the order in which they were made (the
// text itself lies with its table), and drops the oldest where they take up too much. It neither
// changes a game nor sends anything.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>

#include "server/tables/open_table.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"

namespace kaisho::server {

class Histories {
 public:
  // `most_bytes`: of all histories together.
  Histories(ReaderThread& reader, std::size_t most_bytes);

  // Makes the table's history ready, if a page needs it that knows the entries up to `from`.
  Async<void> prepare(OpenTablePtr open, std::optional<int> from);

 private:
  void drop_oldest(const OpenTablePtr& newest);

  ReaderThread& reader_;
  std::size_t most_bytes_;
  std::deque<std::weak_ptr<OpenTable>> tables_;  // that have a history, the oldest first
};

}  // namespace kaisho::server
