// Bots think on threads of their own or on workers. They know only what their seat may know.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/game.h"
#include "players/repetition_guard.h"
#include "server/bots/bot_queue.h"
#include "server/bots/idle_bots.h"
#include "server/bots/remote_bots.h"
#include "server/threads/async.h"

namespace kaisho::server {

class Bots {
 public:
  // `workers` is the address of a queue whose workers think when they can; empty: none.
  explicit Bots(int threads, const std::string& workers = {});
  Bots(const Bots&) = delete;
  Bots& operator=(const Bots&) = delete;
  ~Bots() { stop(); }

  // The text of the move that a bot of the level chooses. `view` is what its seat may know.
  // `memory` is what it remembers of its last moves at this table; nobody else may use it until the
  // move is chosen. Continues on the caller's thread. After a request to `stop`, nobody wants the
  // move any more; nothing of it is remembered. Errors: bad_player, stopped.
  Async<Expected<std::string>> choose(TaskOrigin origin, GamePtr game, Position view, int level,
                                      std::shared_ptr<players::RepetitionGuard> memory,
                                      std::stop_token stop);

  // Cuts short the decisions under way, waits for them, and drops the others.
  void stop();

 private:
  std::optional<RemoteBots> remote_bots_;
  IdleBots idle_bots_;            // which think in this process
  BotThreadPool remote_threads_;  // only wait for workers
  BotThreadPool local_threads_;
};

}  // namespace kaisho::server
