// What part a net has in a player's value, for the tools that hand nets to players.
#pragma once

#include <string_view>

#include "core/reading/error.h"

namespace kaisho::arena {

// The weight of the net in percent, as the player's spec has it with net=; 0 where it has none.
// What is tuned for a game is the weight of its own net, so it has no say on another one. Errors:
// bad_player.
Expected<int> net_percent(std::string_view spec);

// The error for a net that no player would use: bad_option.
std::unexpected<Error> unused_net();

}  // namespace kaisho::arena
