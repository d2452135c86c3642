// simulate() with players made by the caller: for tests, and for players that have no spec.
#pragma once

#include "arena/balance/simulate.h"
#include "arena/play/match.h"

namespace kaisho::arena {

// As simulate(); `options.game` and `edition` are not read, and `options.bots` are only the names
// under which the players are counted. The factory is called once per thread and bot, by several
// threads at a time. Errors: bad_option, stopped.
Expected<SimulateResult> simulate_with(const Game& game, const SimulateOptions& options,
                                       const PlayerFactory& factory, const Progress& progress = {},
                                       const std::stop_token& stop = {});

}  // namespace kaisho::arena
