// Players of games that last for days pause: each day off is a day more on their clock. This lives
// on the I/O thread and owns nothing. How many there are is decided by pace_rules.h; what changes
// is stored by Commits, while the table's mutex is held.
#pragma once

#include "core/reading/error.h"
#include "server/hall/broadcast.h"
#include "server/hall/commits.h"
#include "server/tables/open_table.h"
#include "server/threads/async.h"

namespace kaisho::server {

class DaysOff {
 public:
  DaysOff(Commits& commits, const Broadcast& broadcast);

  // The seat's player takes the day off of this number, 1, 2, …; asked again, nothing more happens.
  // Errors: storage, and those of may_take_day_off.
  Async<Expected<void>> take(OpenTablePtr open, Seat seat, int number);

 private:
  Commits& commits_;
  const Broadcast& broadcast_;
};

}  // namespace kaisho::server
