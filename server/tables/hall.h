// The hall: all tables, who sits and watches there, and the bots at their seats. It runs on the I/O
// thread alone. A table is loaded when somebody asks for it, and unloaded some time after the last
// one has left.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/bots/bots.h"
#include "server/settings/limits.h"
#include "server/tables/cache.h"
#include "server/tables/list_cache.h"
#include "server/tables/new_table.h"
#include "server/tables/open_table.h"
#include "server/tables/presence.h"
#include "server/tables/table_loader.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class Hall {
 public:
  using Message = std::shared_ptr<const std::string>;

  // What makes a server itself: the key of its store, and the origin by which people reach it,
  // where that is told; see read_origin.
  struct Identity {
    Key key{};
    std::string public_url;
  };

  // `store` is for short reads on the I/O thread, `reader` for whole tables.
  Hall(boost::asio::any_io_executor executor, Store store, ReaderThread& reader,
       WriterThread& writer, Bots& bots, const Limits& limits, Identity identity);

  // hall_resume.cpp. Replays every running table in the background, freezes those that this program
  // plays differently, and lets bots go on.
  Expected<void> resume();
  // How many are still to be replayed.
  std::size_t to_replay() const { return to_replay_; }

  // hall_people.cpp. The answers are those of docs/server.md. Errors: no_table and those named
  // there. Long answers are read and written as text on the reader's thread.
  // Empty: a browser that is not known. `read`: whether that took more than looking into memory.
  struct ListAnswer {
    ListCache::Text lists;
    bool read = false;
  };
  Async<Expected<ListAnswer>> list(std::string browser);
  // Whether it has a seat at a table that is not over.
  bool has_seat(const std::string& browser) { return store_.has_seat(browser).value_or(false); }
  Expected<Json> info(const std::string& id, const std::string& browser);
  Async<Expected<std::string>> edition(std::string id);
  Async<Expected<std::string>> record(std::string id);
  Json ticket() const;
  Async<Expected<NewTable>> read_new_table(std::string body, std::string browser);
  // A table that this browser opened with the same ticket is answered again.
  Async<Expected<Json>> create(NewTable table, std::string address);
  // `address` belongs to the person who sits down; the bots' time counts for it.
  Async<Expected<Json>> sit(std::string id, Seat seat, std::string browser, std::string address,
                            SeatClaim claim);
  // Makes a new link for the seat; the old one no longer opens it. Made by the seat's player, other
  // browsers lose the seat. Made by the host, whoever comes by it has the seat alone.
  Async<Expected<Json>> renew_link(std::string id, Seat seat, std::string browser);

  // hall_play.cpp.
  Async<Expected<OpenTablePtr>> open(std::string id);
  // The seat that a browser plays: the one asked for, or (-1) any; kNobody for an onlooker. Errors:
  // not_your_seat.
  static Expected<Seat> seat_for(const OpenTable& open, const std::string& browser, int asked);
  // Comes immediately before `subscribe`: makes ready what a subscriber is sent who knows the
  // entries up to `from`.
  Async<void> prepare_history(OpenTablePtr open, std::optional<int> from);
  void subscribe(const OpenTablePtr& open, Subscriber& subscriber, std::optional<int> from);
  void unsubscribe(const OpenTablePtr& open, Subscriber& subscriber);
  // The answer is a message `done` or `error`.
  Async<Json> play(OpenTablePtr open, Request request, std::vector<std::string> moves);
  Async<Json> undo(OpenTablePtr open, Request request, int moves);

  // Keeps everybody out while the job removes a table. Errors: stale, when somebody has it open,
  // and the job's.
  Async<Expected<void>> remove(std::string id, WriterThread::Job job);
  // Counts a day on which the server runs; see Store::count_day. Errors: storage.
  Async<Expected<std::int64_t>> count_day(std::int64_t date);
  // Whether a move can be stored now. Errors: storage, also when the disk takes longer than two
  // seconds.
  Async<Expected<void>> check_writable();
  // The bytes of the store. Errors: storage.
  Expected<std::int64_t> store_size() { return store_.size(); }
  std::size_t tables_in_memory() const { return tables_.size(); }
  const Limits& limits() const { return limits_; }
  const std::string& public_url() const { return public_url_; }

 private:
  // A table that is being read. Everybody who asks for it meanwhile gets the same one.
  struct PendingLoad {
    explicit PendingLoad(const boost::asio::any_io_executor& executor);

    boost::asio::steady_timer done;
    bool ended = false;
    std::optional<Expected<OpenTablePtr>> table;  // nothing: it was removed meanwhile; look again
  };

  // A test whether the store can be written. Everybody who asks meanwhile waits for the same one.
  struct StoreTest {
    explicit StoreTest(const boost::asio::any_io_executor& executor);

    std::int64_t began;
    boost::asio::steady_timer patience;  // ends with the test, if that is in time
    std::optional<Expected<void>> result;
  };

  std::shared_ptr<PendingLoad> begin_loading(const std::string& id);
  void end_loading(const std::string& id);
  Async<Expected<OpenTablePtr>> find_or_load(std::string id, Priority priority);
  Async<Expected<OpenTablePtr>> load(std::string id, Priority priority);
  Async<Expected<OpenTablePtr>> admit(LoadedTable loaded, Priority priority);
  Async<void> resume_all(std::vector<std::string> ids);
  Async<bool> resume_table(std::string id);
  void wake(const OpenTablePtr& open);
  Async<void> begin_interrupted(OpenTablePtr open);

  Async<Expected<void>> write(WriterThread::Job job);
  Async<void> test_store(std::shared_ptr<StoreTest> test);
  Async<Expected<void>> commit(OpenTablePtr open, Change change);
  Async<Expected<void>> begin(OpenTablePtr open);
  void set_presence(const OpenTable& open, Seat seat, bool here);
  Async<Expected<void>> change_seat(OpenTablePtr open, Seat seat, SeatFacts after,
                                    std::optional<std::vector<Arrival>> arrivals);
  Json info_of(const TableFacts& facts, const std::string& browser) const;
  void warn_of_full_store();
  Json links_of(const TableFacts& facts) const;
  void limit_histories(const OpenTablePtr& open);
  Message table_message(const OpenTable& open, const Subscriber& subscriber) const;
  Message onlookers_message(const OpenTable& open) const;
  void tell_all(const OpenTable& open) const;
  void tell_people(const OpenTablePtr& open);
  Async<void> tell_onlookers(OpenTablePtr open);
  static void tell_update(const OpenTable& open, int from, const std::string& entries);
  void wake_bot(const OpenTablePtr& open);
  Async<void> run_bots(OpenTablePtr open);
  Async<bool> play_bot(OpenTablePtr open);

  boost::asio::any_io_executor executor_;
  Store store_;
  ReaderThread& reader_;
  WriterThread& writer_;
  Bots& bots_;
  Limits limits_;
  std::shared_ptr<const TableMaker> maker_;
  std::string public_url_;
  Cache<OpenTable> tables_;
  std::unordered_map<std::string, std::shared_ptr<PendingLoad>> loading_;
  std::shared_ptr<TableLoader> loader_;  // used on the reader's thread only
  std::shared_ptr<Presence> presence_ = std::make_shared<Presence>();
  ListCache lists_;
  std::deque<std::weak_ptr<OpenTable>> histories_;  // tables that hold one, the oldest first
  std::size_t to_replay_ = 0;
  std::shared_ptr<StoreTest> store_test_;  // the newest
  std::int64_t warned_at_ = 0;             // when the log last said that the store is full
};

std::int64_t now_ms();

}  // namespace kaisho::server
