// The players that --bots can name, for its help.
#pragma once

#include <ranges>
#include <string>

#include "core/reading/fields.h"
#include "players/player.h"

namespace kaisho::cli {

inline std::string player_names() {
  return listed(players::player_kinds() | std::views::transform(&players::PlayerKind::name));
}

}  // namespace kaisho::cli
