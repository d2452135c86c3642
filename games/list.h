// The list of games; a new one is a line here.
#pragma once

#include "games/nippon/nippon.h"
#include "games/osaka/osaka.h"
#include "games/yamatai/yamatai.h"
#include "games/yokohama/yokohama.h"

namespace kaisho {

template <class... Rules>
struct GameList {};

using AllGames = GameList<osaka::Rules, yokohama::Rules, yamatai::Rules, nippon::Rules>;

}  // namespace kaisho
