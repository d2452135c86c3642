// Sees to it that strangers who want to play at once begin with people who are there: a live game
// of the lobby waits until everybody has its table open, and whoever stays away from it for long
// before it begins has the seat no longer. It lives on the I/O thread, looks on the reader's, and
// owns nothing; what changes is stored by Commits, while the table's mutex is held.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <memory>
#include <string>

#include "server/hall/broadcast.h"
#include "server/hall/commits.h"
#include "server/hall/presence.h"
#include "server/hall/table_play.h"
#include "server/store/table_facts.h"
#include "server/tables/seat_keys.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"

namespace kaisho::server {

class Gathering {
 public:
  Gathering(boost::asio::any_io_executor executor, ReaderThread& reader,
            std::shared_ptr<const Presence> presence, Commits& commits, const Broadcast& broadcast,
            TablePlay& play, const SeatKeys& keys);

  // Looks for those who stay away, again and again, from now on. Seats are kept for those who are
  // away for `absence`, or two minutes, whichever is less.
  void start(std::chrono::seconds absence);

 private:
  Async<void> run();
  Async<void> look();
  Async<Expected<void>> free_seats(std::string id);
  Async<Expected<void>> free_seat(OpenTablePtr open, Seat seat);

  boost::asio::any_io_executor executor_;
  ReaderThread& reader_;
  std::shared_ptr<const Presence> presence_;
  Commits& commits_;
  const Broadcast& broadcast_;
  TablePlay& play_;
  const SeatKeys& keys_;
  std::chrono::milliseconds kept_{};
};

}  // namespace kaisho::server
