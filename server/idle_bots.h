// Players that have thought and may be asked again: one that is asked for the next decision of a
// turn by the seat it thought for goes on from what it looked at before.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/error.h"
#include "players/player.h"

namespace kaisho {

// May be used from all threads.
class IdleBots {
 public:
  // Each has the memory of a search, some 12 MB.
  explicit IdleBots(std::size_t most) : most_(most) {}

  // A player of the spec, best the one that thought last for the seat with this memory, else any
  // that is idle, else a new one. It is the caller's until it is given back. Errors: bad_player.
  Expected<std::unique_ptr<Player>> take(const std::string& spec, const Patience* memory);
  void give(std::unique_ptr<Player> player, const Patience* memory);

 private:
  struct Idle {
    std::string spec;
    const Patience* memory = nullptr;  // never looked at: only tells one seat from another
    std::unique_ptr<Player> player;
  };

  std::mutex mutex_;
  std::size_t most_;
  std::vector<Idle> idle_;  // who thought last at the back
};

}  // namespace kaisho
