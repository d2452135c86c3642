// Every change of an open table: it is written first, and only when it is safe on disk is it made
// in memory and sent to everybody who has the table open. This lives on the I/O thread, writes on
// the writer's, and owns nothing. Clocks go on with the change. It does not ask whether a change is
// allowed, and wakes no bots. What people are to be told of a change is stored with it.
#pragma once

#include <optional>
#include <vector>

#include "server/hall/broadcast.h"
#include "server/hall/list_cache.h"
#include "server/hall/running_time.h"
#include "server/notices/notice_rules.h"
#include "server/store/table_facts.h"
#include "server/tables/open_table.h"
#include "server/tables/table.h"
#include "server/threads/async.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

// Whoever calls these holds the table's mutex. Errors: storage; then nothing has changed.
class Commits {
 public:
  Commits(WriterThread& writer, ListCache& lists, const Broadcast& broadcast,
          const RunningTime& time, const NoticeWaits& waits);

  // A change of the game, which was made out of the table as it is.
  Async<Expected<void>> commit(OpenTablePtr open, Change change);
  // The same with a new step towards the end of the game.
  Async<Expected<void>> commit_ending(OpenTablePtr open, Change change);
  // A seat as it is from now on, with the table's arrivals where there is a new one. Pages that
  // lose the seat are cut off; the others are sent nothing yet. `stranger`: the browser that takes
  // the seat at a table of the lobby; empty: none. Errors: too_many_seats, too.
  Async<Expected<void>> commit_seat(OpenTablePtr open, Seat seat, SeatFacts after,
                                    std::optional<std::vector<Arrival>> arrivals,
                                    std::string stranger);
  // The table was called off. Pages are sent nothing yet.
  Async<Expected<void>> commit_call_off(OpenTablePtr open);
  // The same by the server itself, if nobody has touched the table since that day of the server.
  // That counts as no touch. Errors: stale, too.
  Async<Expected<void>> commit_fall_away(OpenTablePtr open, std::int64_t before);
  // Who stands in for whom from now on. Pages are sent nothing yet.
  Async<Expected<void>> commit_stand_ins(OpenTablePtr open, std::vector<StandIn> stand_ins);

 private:
  Async<Expected<void>> write(OpenTablePtr open, std::shared_ptr<Change> change,
                              WriterThread::Job job);
  void set_clocks(const TableFacts& before, Change& change) const;
  void publish(OpenTable& open, Change change);
  NoticeChange told_of_call_off(const TableFacts& facts) const;

  WriterThread& writer_;
  ListCache& lists_;
  const Broadcast& broadcast_;
  const RunningTime& time_;
  NoticeWaits waits_;
};

}  // namespace kaisho::server
