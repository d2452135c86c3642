// How people are told outside of the pages: their wishes, their ways, and what they were told. It
// lives on the I/O thread, writes on the writer's, and owns the sender and its sweep. What is to be
// told is written by Commits, with the change itself.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <optional>
#include <string>

#include "server/hall/running_time.h"
#include "server/hall/table_registry.h"
#include "server/notices/notice_rules.h"
#include "server/notices/sender.h"
#include "server/notices/sweep.h"
#include "server/notices/way_requests.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

struct NoticeSettings {
  NoticeWaits waits;
  Outside::Rules rules;
  Sending sending;
  std::int64_t store_bytes = 0;  // of the store; above it nothing new is kept of people
};

// The answers are those of docs/server.md. Errors: storage, store_full, no_notices, and those named
// here.
class Notices {
 public:
  // `store` is for short reads on the I/O thread.
  Notices(const boost::asio::any_io_executor& executor, Store& store, ReaderThread& reader,
          WriterThread& writer, const TableRegistry& registry, const RunningTime& time,
          const NoticeSettings& settings);

  // Tells people from now on, if this server tells anything.
  void start();

  // For this browser; empty: one that is not known.
  Expected<Json> of(const std::string& browser);
  Async<Expected<Json>> set(std::string browser, TellWish wish);
  // The same way again is renewed. Errors: bad_url, too_many_ways.
  Async<Expected<Json>> add(std::string browser, Way way);
  // Errors: not_found.
  Async<Expected<Json>> forget(std::string browser, std::string way);
  Async<Expected<Json>> try_out(std::string browser, std::string way);

  // For who sits there. Errors: no_table, not_your_seat.
  Expected<Json> of_table(const std::string& table, const std::string& browser);
  Async<Expected<Json>> mute(std::string table, std::string browser, bool muted);

 private:
  Expected<Way> find(const std::string& browser, const std::string& id);
  Expected<void> has_seat(const std::string& table, const std::string& browser);
  bool is_looked_at(const DueNotice& due) const;

  Store& store_;
  WriterThread& writer_;
  const TableRegistry& registry_;
  std::int64_t store_bytes_;
  std::optional<Sender> sender_;  // none: this server tells nothing
  std::optional<NoticeSweep> sweep_;
};

}  // namespace kaisho::server
