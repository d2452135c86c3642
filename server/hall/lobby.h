// The lobby: tables that wait for players and whose free seats anybody may take. It is the same for
// everybody, so it is read once for all who ask within a moment, and what it says may be that old.
// It lives on the I/O thread, reads on the reader's, and changes no table.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <memory>
#include <string>

#include "core/reading/error.h"
#include "server/hall/list_cache.h"
#include "server/hall/presence.h"
#include "server/store/store.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"

namespace kaisho::server {

class Lobby {
 public:
  using Clock = std::chrono::steady_clock;
  using Answer = ListCache::Text;

  Lobby(const boost::asio::any_io_executor& executor, ReaderThread& reader,
        std::shared_ptr<const Presence> presence);

  // {tables: [table info…]}, as somebody sees it who has no seat: those first where somebody is
  // waiting at the table, then the newest. A live game is there only while somebody waits for it.
  // Errors: storage.
  Async<Expected<Answer>> list();

 private:
  ReaderThread& reader_;
  std::shared_ptr<const Presence> presence_;
  AsyncMutex mutex_;  // of the two below: whoever comes while the lobby is read waits for it
  Answer known_;
  Clock::time_point read_at_;
};

// Whether this browser may wait at one more table of the lobby, as its host or in a seat: nobody
// shall be able to fill it. Errors: too_many_seats, storage.
Expected<void> may_wait_in_lobby(Store& store, const std::string& browser);

}  // namespace kaisho::server
