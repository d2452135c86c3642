// Nets from files, for the tools that make them.
#pragma once

#include <memory>
#include <string>

#include "core/game.h"
#include "players/net/net.h"

namespace kaisho::arena {

// Errors: no_file, bad_json, bad_net.
Expected<std::shared_ptr<const players::Net>> read_net(const Game& game, const std::string& path);

}  // namespace kaisho::arena
