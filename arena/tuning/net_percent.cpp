#include "arena/tuning/net_percent.h"

#include "core/reading/fault.h"
#include "players/player.h"
#include "players/value.h"

namespace kaisho::arena {

Expected<int> net_percent(std::string_view spec) {
  int part = 0;
  const auto player = players::make_player_with(spec, [&part](int percent) {
    part = percent;
    return players::ValueOfGame(percent);
  });
  if (!player) return std::unexpected(player.error());
  return part;
}

std::unexpected<Error> unused_net() { return fail("bad_option", "arena.idle_net", {}, "net"); }

}  // namespace kaisho::arena
