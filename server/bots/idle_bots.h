// Players that have made a decision and wait for the next one. A player that is asked again for the
// same seat, within the same turn, reuses its search.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "players/player.h"

namespace kaisho::server {

// May be used from any thread.
class IdleBots {
 public:
  // Each player holds the memory of a search, about 12 MB.
  explicit IdleBots(std::size_t most) : most_(most) {}

  // A player of this spec: if possible the last one of the seat with this memory, otherwise a new
  // one or, when there are as many as there may be, another idle one. It is the caller's until it
  // is given back. Errors: bad_player.
  Expected<std::unique_ptr<players::Player>> take(const std::string& spec,
                                                  const players::RepetitionGuard* memory);
  void give(std::unique_ptr<players::Player> player, const players::RepetitionGuard* memory);

 private:
  struct Idle {
    std::string spec;
    const players::RepetitionGuard* memory = nullptr;  // only identifies the seat; never read
    std::unique_ptr<players::Player> player;
  };

  std::mutex mutex_;
  std::size_t most_;
  std::vector<Idle> idle_;  // the last used is the last
};

}  // namespace kaisho::server
