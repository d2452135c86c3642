// Bots that stand in for people who are away, because the others who wait let one play, or for whom
// the time is up. The former goes when the seat's person opens the table again, the latter when
// they say to be back. This lives on the I/O thread and owns nothing. Who may do so is decided by
// stand_in_rules.h; what changes is stored by Commits, while the table's mutex is held.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <cstdint>
#include <string>

#include "core/reading/error.h"
#include "server/hall/broadcast.h"
#include "server/hall/commits.h"
#include "server/hall/presence.h"
#include "server/hall/table_bots.h"
#include "server/tables/open_table.h"
#include "server/threads/async.h"

namespace kaisho::server {

class StandIns {
 public:
  // A person may be stood in for after `absence`.
  StandIns(boost::asio::any_io_executor executor, const Presence& presence, Commits& commits,
           const Broadcast& broadcast, TableBots& bots, std::chrono::seconds absence);

  // A bot plays `seat` from now on; who asks plays the seat `by` and has the table open. Asked
  // again, nothing more happens. Errors: storage, and those of may_stand_in.
  Async<Expected<void>> begin(OpenTablePtr open, Seat seat, Seat by, std::string browser);
  // A bot plays from now on for the person whose time is up at `now`, see RunningTime, if anybody's
  // is. Errors: storage.
  Async<Expected<void>> replace_late(OpenTablePtr open, std::int64_t now);
  // The seat has the table open again: from now on no bot plays it that others asked for.
  void welcome(const OpenTablePtr& open, Seat seat);
  // The seat's person says to be back, and no bot plays any more. Errors: storage, and those of
  // may_come_back.
  Async<Expected<void>> come_back(OpenTablePtr open, Seat seat);

 private:
  void stop_thinking(OpenTable& open, Seat seat) const;
  Async<Expected<void>> end(OpenTablePtr open, Seat seat);
  Async<void> end_or_log(OpenTablePtr open, Seat seat);
  Async<Expected<void>> commit(OpenTablePtr open, std::vector<StandIn> stand_ins);

  boost::asio::any_io_executor executor_;
  const Presence& presence_;
  Commits& commits_;
  const Broadcast& broadcast_;
  TableBots& bots_;
  std::chrono::seconds absence_;
};

}  // namespace kaisho::server
