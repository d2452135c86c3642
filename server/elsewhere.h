// Bots that think at workers elsewhere (docs/workers.md). The tables never depend on them: as long
// as the queue is not there, or nobody answers in time, the caller thinks itself.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "core/game.h"
#include "remote/thinkers.h"

namespace kaisho {

class Elsewhere {
 public:
  // Looks for the queue in the background until it is found.
  explicit Elsewhere(const std::string& url);
  Elsewhere(const Elsewhere&) = delete;
  Elsewhere& operator=(const Elsewhere&) = delete;
  ~Elsewhere() = default;

  // The text of a legal move; waits for it. From any thread. Errors: nobody, and those of jobs.
  Expected<std::string> choose(const Game& game, const Position& view, const std::string& player);

 private:
  void look_for(const std::string& url, const std::stop_token& stop);
  Expected<void> open(const std::string& url);

  std::unique_ptr<Queue> queue_;
  std::unique_ptr<Thinkers> thinkers_;
  std::atomic<bool> found_ = false;
  std::jthread looking_;  // the last: it ends before the rest does
};

}  // namespace kaisho
