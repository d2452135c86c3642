// Bots think on threads of their own, and know only what their seat may know.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <string>

#include "core/game.h"
#include "server/async.h"

namespace kaisho {

class Bots {
 public:
  explicit Bots(int threads) : pool_(static_cast<std::size_t>(threads)) {}
  Bots(const Bots&) = delete;
  Bots& operator=(const Bots&) = delete;
  ~Bots() { stop(); }

  // The text of the move that a bot of the level chooses; `view` is what its seat may know.
  // Continues on the asker's thread. Errors: bad_player.
  Async<Expected<std::string>> choose(GamePtr game, Position view, int level);

  // Waits for the thought under way and drops the others.
  void stop();

 private:
  boost::asio::thread_pool pool_;
};

}  // namespace kaisho
