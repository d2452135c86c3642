// A table in memory with everybody who has it open.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <stop_token>
#include <string>
#include <unordered_set>
#include <vector>

#include "players/repetition_guard.h"
#include "server/bots/bot_queue.h"
#include "server/store/said.h"
#include "server/tables/history_text.h"
#include "server/tables/table.h"
#include "server/threads/async.h"

namespace kaisho::server {

// A page that has a table open and is sent its updates.
class Subscriber {
 public:
  Subscriber(std::string browser, Seat seat, std::string address)
      : browser_(std::move(browser)), seat_(seat), address_(std::move(address)) {}
  Subscriber(const Subscriber&) = delete;
  Subscriber& operator=(const Subscriber&) = delete;
  virtual ~Subscriber() = default;

  const std::string& browser() const { return browser_; }
  Seat seat() const { return seat_; }  // kNobody: a spectator
  const std::string& address() const { return address_; }
  // Whether somebody can see it now: a page that has not said otherwise is looked at.
  bool is_looking() const { return is_looking_; }
  void set_looking(bool looking) { is_looking_ = looking; }
  // Queues a message; never waits.
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  // Is called when the seat is no longer this browser's.
  virtual void revoke_seat() = 0;

 private:
  std::string browser_;
  Seat seat_;
  std::string address_;
  bool is_looking_ = true;
};

struct OpenTable {
  OpenTable(Table replayed, GamePtr its_game, const boost::asio::any_io_executor& executor);

  // True for the first subscriber of a seat, or the last one to go; false for spectators.
  bool add(Subscriber& subscriber);
  bool remove(Subscriber& subscriber);
  // Whether a bot is to move: not one that stands in for a person who is back.
  bool asks_bot() const;
  // Whom its bots think for.
  TaskOrigin origin() const { return {table.facts().id, owner, people}; }

  Table table;
  GamePtr game;
  AsyncMutex mutex;          // one change at a time
  std::vector<Said> talk;    // the oldest first
  std::vector<Said> lately;  // who said something within the time that talk_rules.h looks at
  AsyncMutex talking;        // one message at a time; no move waits for it
  std::vector<Subscriber*> players;
  std::unordered_set<Subscriber*> spectators;
  BySeat<int> here{};                    // how many pages have each seat open
  BySeat<bool> back{};                   // for whom a bot stood in, until that is stored
  bool spectators_wait = false;          // for a message that will be sent to all of them
  std::shared_ptr<HistoryText> history;  // once somebody has asked for it
  std::string owner;                     // whose share its bots' time counts for
  std::shared_ptr<std::atomic<bool>> people = std::make_shared<std::atomic<bool>>(false);
  bool bot_thinks = false;
  std::stop_source thought;  // of the bot that thinks; a change of the table makes it worthless
  // What its bots remember, by seat; shared with the bot while it thinks.
  BySeat<std::shared_ptr<players::RepetitionGuard>> memories;
};
using OpenTablePtr = std::shared_ptr<OpenTable>;

}  // namespace kaisho::server
