// What people say at tables. It lives on the I/O thread, writes on the writer's, and owns nothing:
// what was said lies with its table. What may be said, and who hears it, is decided by
// talk_rules.h. A message changes no table: it does not count as a sign that somebody plays there.
#pragma once

#include <string>

#include "core/reading/error.h"
#include "server/hall/broadcast.h"
#include "server/hall/table_info.h"
#include "server/tables/open_table.h"
#include "server/tables/talk_rules.h"
#include "server/threads/async.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class Talks {
 public:
  Talks(WriterThread& writer, const Broadcast& broadcast, const TableInfo& info)
      : writer_(writer), broadcast_(broadcast), info_(info) {}

  // Stores the words and tells everybody who hears them; returns the message's number. `seat`:
  // kNobody for an onlooker. A message that was said before under the same id is not said again.
  // Errors: no_talk, not_your_seat, too_much_talk, storage.
  Async<Expected<int>> say(OpenTablePtr open, Seat seat, std::string browser, std::string address,
                           Words words);

 private:
  Async<Expected<void>> write(OpenTablePtr open, Said said);
  Expected<void> may_talk(const TableFacts& facts, Seat seat, const std::string& browser) const;

  WriterThread& writer_;
  const Broadcast& broadcast_;
  const TableInfo& info_;
};

}  // namespace kaisho::server
