// simulate() with players made by the caller: for tests, and for players that have no spec.
#pragma once

#include <functional>

#include "arena/balance/simulate.h"
#include "arena/programs/made_player.h"

namespace kaisho::arena {

// Makes the player of the bot with this number (its place in SimulateOptions::bots).
using PlayerFactory = std::function<MadePlayer(int bot)>;

// Works as simulate() does, but does not read `options.game` and `edition`, and `options.bots` are
// only the names under which the players are counted. The factory is called once per thread and
// bot, by several threads at a time. Errors: bad_option, stopped.
Expected<SimulateResult> simulate_with(const Game& game, const SimulateOptions& options,
                                       const PlayerFactory& factory, const Progress& progress = {},
                                       const std::stop_token& stop = {});

}  // namespace kaisho::arena
