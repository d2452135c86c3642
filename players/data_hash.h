// Hashes the data of a game from which players are made: weights, net, tuned parameters, levels.
#pragma once

#include <string>
#include <string_view>

namespace kaisho::players {

// A hash of those files (core/values/hash.h): where it is another, a spec may make another player.
std::string player_data_hash(std::string_view game);

}  // namespace kaisho::players
