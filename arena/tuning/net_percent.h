// What part a net has in a player's value, for the tools that hand nets to players.
#pragma once

#include <string_view>

#include "core/reading/error.h"

namespace kaisho::arena {

// In percent, as the player's spec says with net=; 0 where it says nothing. What is tuned for a
// game is the part of its own net, so it says nothing about another one. Errors: bad_player.
Expected<int> net_percent(std::string_view spec);

// The error for a net that no player would use: bad_option.
std::unexpected<Error> unused_net();

}  // namespace kaisho::arena
