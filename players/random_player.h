// Plays any legal move, each as likely.
#pragma once

#include <memory>
#include <string>

#include "players/player.h"

namespace kaisho::players {

// Its choice allocates nothing.
std::unique_ptr<Player> make_random_player(std::string name);

}  // namespace kaisho::players
