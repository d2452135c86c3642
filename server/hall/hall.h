// The hall: all tables with their players, spectators and bots, for those who serve pages. It owns
// the parts that do the work, lives on the I/O thread alone, and does nothing itself but hand on
// what it is asked. The parts stand in the order of what they know: each has only references to
// some above it.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/bots/bots.h"
#include "server/hall/broadcast.h"
#include "server/hall/commits.h"
#include "server/hall/days_off.h"
#include "server/hall/endings.h"
#include "server/hall/flags.h"
#include "server/hall/gathering.h"
#include "server/hall/histories.h"
#include "server/hall/list_cache.h"
#include "server/hall/lobby.h"
#include "server/hall/notices.h"
#include "server/hall/presence.h"
#include "server/hall/running_time.h"
#include "server/hall/seating.h"
#include "server/hall/stand_ins.h"
#include "server/hall/store_health.h"
#include "server/hall/subscriptions.h"
#include "server/hall/table_bots.h"
#include "server/hall/table_creator.h"
#include "server/hall/table_info.h"
#include "server/hall/table_play.h"
#include "server/hall/table_queries.h"
#include "server/hall/table_registry.h"
#include "server/hall/table_resume.h"
#include "server/hall/talks.h"
#include "server/settings/limits.h"
#include "server/store/store.h"
#include "server/tables/new_table.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class Hall {
 public:
  // What makes a server itself: the key of its store, the origin by which people reach it, where
  // that is known (see read_origin), how long it has run before, in milliseconds, and how it tells
  // people what happens.
  struct Identity {
    Key key{};
    std::string public_url;
    std::int64_t running_time = 0;
    NoticeSettings notices;
  };

  // `store` is for short reads on the I/O thread, `reader` for whole tables.
  Hall(const boost::asio::any_io_executor& executor, Store store, ReaderThread& reader,
       WriterThread& writer, Bots& bots, const Limits& limits, Identity identity);

  // See TableResume, Gathering, Flags and Notices.
  Expected<void> resume();
  std::size_t to_replay() const { return resume_.to_replay(); }

  // See TableQueries.
  Async<Expected<TableQueries::ListAnswer>> list(std::string browser);
  bool has_seat(const std::string& browser) { return queries_.has_seat(browser); }
  bool is_for_all(const std::string& id, Seat seat) { return queries_.is_for_all(id, seat); }
  Expected<Json> info(const std::string& id, const std::string& browser);
  Async<Expected<std::string>> edition(std::string id);
  Async<Expected<std::string>> record(std::string id);

  // See Lobby.
  Async<Expected<Lobby::Answer>> lobby() { return lobby_.list(); }

  // See TableCreator.
  Json ticket() const { return creator_.ticket(); }
  Async<Expected<NewTable>> read_new_table(std::string body, std::string browser);
  Async<Expected<Json>> create(NewTable table, std::string address);
  Async<Expected<Json>> rematch(std::string id, std::string browser, std::string address);

  // See Seating.
  Async<Expected<Json>> sit(std::string id, Seat seat, std::string browser, std::string address,
                            SeatClaim claim);
  Async<Expected<Json>> renew_link(std::string id, Seat seat, std::string browser);
  Async<Expected<Json>> leave(std::string id, Seat seat, std::string browser);
  Async<Expected<Json>> seat_bot(std::string id, Seat seat, std::string browser,
                                 std::string address, int level);
  Async<Expected<Json>> call_off(std::string id, std::string browser);
  Async<Expected<void>> fall_away(std::string id, std::int64_t before);

  // See Histories and Subscriptions.
  Async<void> prepare_history(OpenTablePtr open, std::optional<int> from);
  void subscribe(const OpenTablePtr& open, Subscriber& subscriber, std::optional<int> from);
  void unsubscribe(const OpenTablePtr& open, Subscriber& subscriber);

  // See TablePlay.
  Async<Expected<OpenTablePtr>> open(std::string id);
  Async<Json> play(OpenTablePtr open, Request request, std::vector<std::string> moves);
  Async<Json> undo(OpenTablePtr open, Request request, int moves);

  // See StandIns.
  Async<Expected<void>> stand_in(OpenTablePtr open, Seat seat, Seat by, std::string browser);
  Async<Expected<void>> come_back(OpenTablePtr open, Seat seat);

  // See DaysOff.
  Async<Expected<void>> take_day_off(OpenTablePtr open, Seat seat, int number);

  // See Endings.
  Async<Expected<void>> resign(OpenTablePtr open, Seat seat, std::string browser);
  Async<Expected<void>> agree_to_end(OpenTablePtr open, Seat seat, std::string browser);
  Async<Expected<void>> decline_to_end(OpenTablePtr open, Seat seat, std::string browser);

  // See Talks.
  Async<Expected<int>> say(OpenTablePtr open, Seat seat, std::string browser, std::string address,
                           Words words);

  Notices& notices() { return notices_; }

  // See TableRegistry.
  Async<Expected<void>> remove(std::string id, WriterThread::Job job);
  std::size_t tables_in_memory() const { return registry_.size(); }

  // See StoreHealth.
  Async<Expected<void>> check_writable() { return health_.check_writable(); }
  // The bytes of the store. Errors: storage.
  Expected<std::int64_t> store_size() { return store_.size(); }

  const Limits& limits() const { return limits_; }
  const std::string& public_url() const { return info_.public_url(); }

 private:
  Limits limits_;
  RunningTime time_;
  Store store_;
  ListCache lists_;
  std::shared_ptr<Presence> presence_;
  std::shared_ptr<const TableMaker> maker_;
  StoreHealth health_;
  Histories histories_;
  TableInfo info_;
  Broadcast broadcast_;
  Subscriptions subscriptions_;
  TableQueries queries_;
  Lobby lobby_;
  TableRegistry registry_;
  Commits commits_;
  TableBots bots_;
  StandIns stand_ins_;
  DaysOff days_off_;
  Endings endings_;
  Talks talks_;
  TablePlay play_;
  Seating seating_;
  TableCreator creator_;
  TableResume resume_;
  Gathering gathering_;
  Flags flags_;
  Notices notices_;
};

}  // namespace kaisho::server
