// What part a net has in a player's value, for the tools that hand nets to players.
#pragma once

#include <string_view>

#include "core/error.h"

namespace kaisho {

// In percent, as the player's spec says with net=; 0 where it says nothing. What is tuned for a
// game is the part of its own net, so no word on another one. Errors: bad_player.
Expected<int> net_part(std::string_view spec);

// The error for a net that nobody would ask: bad_option.
std::unexpected<Error> idle_net();

}  // namespace kaisho
