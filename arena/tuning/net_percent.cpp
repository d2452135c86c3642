#include "arena/tuning/net_percent.h"

#include "core/reading/fault.h"
#include "players/player.h"

namespace kaisho::arena {

Expected<int> net_percent(std::string_view spec) {
  const Expected<players::PlayerSpec> read = players::PlayerSpec::read(spec);
  if (!read) return std::unexpected(read.error());
  return read->net_percent();
}

std::unexpected<Error> unused_net() { return fail("bad_option", "arena.idle_net", {}, "net"); }

}  // namespace kaisho::arena
