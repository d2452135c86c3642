// Removes tables that nobody has touched for long, in small steps in the background, and calls off
// before that those whose invitations nobody takes up. It lives on
// the I/O thread, looks for them on the reader's and removes them on the writer's, and owns
// nothing. It touches no table that somebody has open: Hall keeps everybody out while one is
// removed.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "server/hall/hall.h"
#include "server/settings/retention.h"
#include "server/store/store.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class TableCleanup {
 public:
  TableCleanup(Hall& hall, ReaderThread& reader, WriterThread& writer, Retention retention)
      : hall_(hall), reader_(reader), writer_(writer), retention_(std::move(retention)) {}

  // Counts the day and removes tables, every hour, for the first time an hour after the start: by
  // then bots have moved where it was their turn, and a clock that was wrong at the start is right.
  Async<void> run();
  // Removes all tables whose time is up, except those that somebody has open. `date` is today by
  // the clock, in days since 1970. Where all unfinished tables would go at once, or all finished
  // ones, the server has been at rest or its count of days is wrong: then none of them goes.
  // Returns how many were removed.
  Async<int> run_once(std::int64_t date);

 private:
  // Tables of a status, which are kept for so many days; 0: for ever.
  struct Group {
    Status status = Status::kWaiting;
    int days = 0;
  };

  Async<Expected<std::int64_t>> count_day(std::int64_t date);
  Async<void> call_off_unwanted(std::int64_t before);
  Async<int> remove_groups(std::vector<Group> groups, std::int64_t today);
  Async<bool> all_would_go(std::vector<Group> groups, std::int64_t today);
  Async<int> remove_all(Status status, std::int64_t before);
  Async<bool> remove(IdleTable table, Status status, std::int64_t before);

  Hall& hall_;
  ReaderThread& reader_;
  WriterThread& writer_;
  Retention retention_;
};

}  // namespace kaisho::server
