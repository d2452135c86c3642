// Bots that think on workers (docs/workers.md). The tables never depend on them: while there is no
// queue, or when no worker answers in time, the caller thinks itself.
#pragma once

#include <atomic>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>

#include "core/game.h"
#include "remote/move_client.h"

namespace kaisho::server {

class RemoteBots {
 public:
  // Looks for the queue in the background until it is found.
  explicit RemoteBots(const std::string& url);
  RemoteBots(const RemoteBots&) = delete;
  RemoteBots& operator=(const RemoteBots&) = delete;
  ~RemoteBots() = default;

  // Waits for the text of a legal move, until `stop`. May be called from any thread. Errors:
  // nobody, and those of jobs.
  Expected<std::string> choose(const Game& game, const Position& view, const std::string& player,
                               const std::stop_token& stop);

 private:
  void look_for(const std::string& url, const std::stop_token& stop);
  Expected<void> open(const std::string& url);

  std::unique_ptr<remote::Queue> queue_;
  std::unique_ptr<remote::MoveClient> client_;
  std::atomic<bool> found_ = false;
  std::jthread looking_;  // the last member, so that it ends before the others do
};

}  // namespace kaisho::server
