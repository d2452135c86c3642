// Players who give up, whose time is up, or who agree to end their game before its rules end it.
// This lives on the I/O thread and owns nothing. Who may do so is decided by ending_rules.h; what
// changes is stored by Commits, while the table's mutex is held. A step that was taken already
// changes nothing, so that a page may ask again.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "core/reading/error.h"
#include "server/hall/broadcast.h"
#include "server/hall/commits.h"
#include "server/hall/running_time.h"
#include "server/hall/table_bots.h"
#include "server/tables/ending_rules.h"
#include "server/tables/open_table.h"
#include "server/threads/async.h"

namespace kaisho::server {

class Endings {
 public:
  // `absence`: that after which a bot may stand in.
  Endings(Commits& commits, const Broadcast& broadcast, TableBots& bots, RunningTime& time,
          std::chrono::seconds absence);

  // The seat's player gives up: a bot plays on, or the game ends where nobody would be left to
  // play. Errors of all three: storage, and not_your_seat for a browser that has lost the seat. Of
  // this one: those of may_resign.
  Async<Expected<void>> resign(OpenTablePtr open, Seat seat, std::string browser);
  // The seat's player would end the game here, which begins an offer or agrees to one. Asked
  // again, it ends where nobody else is asked any more. Errors: those of may_agree.
  Async<Expected<void>> agree(OpenTablePtr open, Seat seat, std::string browser);
  // The seat's player plays on: others' offers fall away, or their own.
  Async<Expected<void>> decline(OpenTablePtr open, Seat seat, std::string browser);
  // The person whose time is up at `now`, see RunningTime, has given up, if anybody's is; where the
  // pace says so, the game ends for all. Errors: storage.
  Async<Expected<void>> end_late(OpenTablePtr open, std::int64_t now);

 private:
  Absences absences();
  Async<Expected<void>> take(OpenTablePtr open, Seat seat, EndingStep::What what);

  Commits& commits_;
  const Broadcast& broadcast_;
  TableBots& bots_;
  RunningTime& time_;
  std::chrono::seconds absence_;
};

}  // namespace kaisho::server
