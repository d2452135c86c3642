#include "server/idle_bots.h"

#include <algorithm>
#include <utility>

namespace kaisho {

Expected<std::unique_ptr<Player>> IdleBots::take(const std::string& spec, const Patience* memory) {
  const auto same_spec = [&](const Idle& one) { return one.spec == spec; };
  const auto same_seat = [&](const Idle& one) { return same_spec(one) && one.memory == memory; };
  {
    const std::lock_guard lock(mutex_);
    auto found = std::ranges::find_if(idle_, same_seat);
    // Whoever thought for the longest time last is missed least by another seat.
    if (found == idle_.end()) found = std::ranges::find_if(idle_, same_spec);
    if (found != idle_.end() && (found->memory == memory || idle_.size() == most_)) {
      std::unique_ptr<Player> player = std::move(found->player);
      idle_.erase(found);
      return player;
    }
  }
  return make_player(spec);
}

void IdleBots::give(std::unique_ptr<Player> player, const Patience* memory) {
  std::string spec = player->name();
  const std::lock_guard lock(mutex_);
  if (idle_.size() == most_) idle_.erase(idle_.begin());
  idle_.push_back({std::move(spec), memory, std::move(player)});
}

}  // namespace kaisho
