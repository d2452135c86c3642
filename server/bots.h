// Bots think on threads of their own or at workers elsewhere, and know only what their seat may
// know.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <optional>
#include <string>

#include "core/game.h"
#include "players/patience.h"
#include "server/async.h"
#include "server/elsewhere.h"
#include "server/idle_bots.h"

namespace kaisho {

class Bots {
 public:
  // With `workers`, the address of a queue, others think where they can.
  explicit Bots(int threads, const std::string& workers = {});
  Bots(const Bots&) = delete;
  Bots& operator=(const Bots&) = delete;
  ~Bots() { stop(); }

  // The text of the move that a bot of the level chooses; `view` is what its seat may know,
  // `memory` what it remembers from its last moves at this table, of which nobody else may make use
  // meanwhile. Continues on the asker's thread. Errors: bad_player.
  Async<Expected<std::string>> choose(GamePtr game, Position view, int level,
                                      std::shared_ptr<Patience> memory);

  // Waits for the thoughts under way and drops the others.
  void stop();

 private:
  std::optional<Elsewhere> elsewhere_;
  IdleBots idle_;                    // those that think here
  boost::asio::thread_pool asking_;  // only wait for those elsewhere
  boost::asio::thread_pool thinking_;
};

}  // namespace kaisho
