// Removes tables that nobody has changed for long, in small steps in the background.
#pragma once

#include <string>

#include "server/settings/retention.h"
#include "server/tables/hall.h"

namespace kaisho::server {

class TableCleanup {
 public:
  TableCleanup(Hall& hall, ReaderThread& reader, Retention retention)
      : hall_(hall), reader_(reader), retention_(std::move(retention)) {}

  // Removes tables now and then every hour.
  Async<void> run();
  // Removes all tables whose time is up at `now`, in milliseconds since 1970, except those that
  // somebody has open. Returns how many were removed.
  Async<int> run_once(std::int64_t now);

 private:
  Async<int> remove_all(Status status, std::int64_t before);
  Async<bool> remove(IdleTable table, Status status, std::int64_t before);

  Hall& hall_;
  ReaderThread& reader_;
  Retention retention_;
};

}  // namespace kaisho::server
