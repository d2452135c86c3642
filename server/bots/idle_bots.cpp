#include "server/bots/idle_bots.h"

#include <algorithm>
#include <utility>

namespace kaisho::server {

Expected<std::unique_ptr<players::Player>> IdleBots::take(const std::string& spec,
                                                          const players::RepetitionGuard* memory) {
  const auto same_spec = [&](const Idle& one) { return one.spec == spec; };
  const auto same_seat = [&](const Idle& one) { return same_spec(one) && one.memory == memory; };
  {
    const std::lock_guard lock(mutex_);
    auto found = std::ranges::find_if(idle_, same_seat);
    // The player that has been idle longest is the one that other seats need least.
    if (found == idle_.end()) found = std::ranges::find_if(idle_, same_spec);
    if (found != idle_.end() && (found->memory == memory || idle_.size() == most_)) {
      std::unique_ptr<players::Player> player = std::move(found->player);
      idle_.erase(found);
      return player;
    }
  }
  return players::make_player(spec);
}

void IdleBots::give(std::unique_ptr<players::Player> player,
                    const players::RepetitionGuard* memory) {
  std::string spec = player->name();
  const std::lock_guard lock(mutex_);
  if (idle_.size() == most_) idle_.erase(idle_.begin());
  idle_.push_back({std::move(spec), memory, std::move(player)});
}

}  // namespace kaisho::server
