// The hall: all tables, who sits and watches there, and the bots at their seats. Runs on the I/O
// thread alone; a table is loaded when somebody asks for it and forgotten when nobody does.
#pragma once

#include <array>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/async.h"
#include "server/bots.h"
#include "server/limits.h"
#include "server/new_table.h"
#include "server/store.h"
#include "server/table.h"
#include "server/writer.h"

namespace kaisho {

// Somebody who has a table open on the screen.
class Guest {
 public:
  Guest(std::string browser, Seat seat) : browser_(std::move(browser)), seat_(seat) {}
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  virtual ~Guest() = default;

  const std::string& browser() const { return browser_; }
  Seat seat() const { return seat_; }  // kNobody: an onlooker
  // Takes a message to be sent; never waits.
  virtual void send(std::shared_ptr<const std::string> message) = 0;

 private:
  std::string browser_;
  Seat seat_;
};

struct OpenTable {
  OpenTable(StoredTable stored, GamePtr game, const boost::asio::any_io_executor& executor);

  Table table;
  GamePtr game;
  Gate gate;  // one change at a time
  std::vector<Guest*> guests;
  bool bot_thinks = false;
  // What its bots remember, by seat; shared with the one that thinks.
  std::array<std::shared_ptr<Patience>, kMaxSeats> memories;
};
using OpenTablePtr = std::shared_ptr<OpenTable>;

class Hall {
 public:
  Hall(boost::asio::any_io_executor executor, Store reader, Writer& writer, Bots& bots,
       const Limits& limits);

  // Replays every table under way, marks those that this program would change, lets bots go on.
  Expected<void> resume();

  // hall_people.cpp. Answers as in docs/server.md. Errors: no_table and those named there.
  Expected<Json> list(const std::string& browser);
  Expected<Json> info(const std::string& id, const std::string& browser);
  Expected<Json> edition(const std::string& id);
  Expected<Json> record(const std::string& id);
  Async<Expected<Json>> create(NewTable table);
  Async<Expected<Json>> sit(std::string id, Seat seat, std::string browser, Sitting sitting);

  // hall_play.cpp. The seat for a guest: the one asked for (-1: any); errors: not_your_seat.
  Expected<OpenTablePtr> open(const std::string& id);
  static Expected<Seat> seat_for(const OpenTable& open, const std::string& browser, int asked);
  void join(const OpenTablePtr& open, Guest& guest, std::optional<int> from);
  void leave(const OpenTablePtr& open, Guest& guest);
  // The answers `done` and `error`.
  Async<Json> play(OpenTablePtr open, Wish wish, std::vector<std::string> moves);
  Async<Json> undo(OpenTablePtr open, Wish wish, int moves);

  std::size_t tables_open() const { return tables_.size(); }
  const Limits& limits() const { return limits_; }

 private:
  struct Cached {
    OpenTablePtr table;
    std::list<std::string>::iterator use;
  };

  Expected<GamePtr> game_of(const StoredTable& stored);
  void touch(Cached& cached);
  void forget_oldest();
  Expected<void> resume_table(const std::string& id);
  Async<void> go_on(OpenTablePtr open);

  Async<Expected<void>> write(Writer::Job job);
  Async<Expected<void>> keep(OpenTablePtr open, Change change);
  Async<Expected<void>> begin(OpenTablePtr open);
  Json info_of(const TableFacts& facts, const std::string& browser) const;
  void tell_table(const OpenTable& open) const;
  void tell_table(const OpenTable& open, Guest& guest) const;
  static void tell_update(OpenTable& open, int from, const std::vector<Happening>& happenings);
  void wake_bot(const OpenTablePtr& open);
  Async<void> run_bots(OpenTablePtr open);
  Async<bool> play_bot(OpenTablePtr open);

  boost::asio::any_io_executor executor_;
  Store reader_;
  Writer& writer_;
  Bots& bots_;
  Limits limits_;
  std::unordered_map<std::string, Cached> tables_;
  std::list<std::string> used_;  // the ids of tables_, the latest used first
  std::unordered_map<std::string, std::weak_ptr<const Game>> games_;  // by the edition's digest
};

std::int64_t now_ms();

}  // namespace kaisho
