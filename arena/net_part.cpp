#include "arena/net_part.h"

#include "players/player.h"
#include "players/value.h"

namespace kaisho {

Expected<int> net_part(std::string_view spec) {
  int part = 0;
  const auto player = make_player_with(spec, [&part](int percent) {
    part = percent;
    return ValueOfGame(percent);
  });
  if (!player) return std::unexpected(player.error());
  return part;
}

std::unexpected<Error> idle_net() {
  return fail("bad_option",
              "A net is given, but no player takes it: one has to say net= from 1 to 100.", "net");
}

}  // namespace kaisho
