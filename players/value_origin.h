// Where the value that judges without a player comes from: which numbers it has, and from which
// games they were learnt. For measurements that must not rest on what the value has met.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"

namespace kaisho::players {

struct ValueOrigin {
  bool net = false;  // the game's net judges, by itself or by what it adds to the linear value
  // Of the net and the weights that judge (core/values/hash.h).
  std::string hash{};
  // Of the games that both learnt from, rising: what their files say of themselves.
  std::vector<std::uint64_t> seeds{};
};

// Of the value with all of the net's weight; of the linear value, where the edition has no net.
ValueOrigin origin_of_value(const Game& game);

}  // namespace kaisho::players
