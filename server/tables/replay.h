// Plays a stored table again.
#pragma once

#include <vector>

#include "engine/history.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// Plays the entry's move, or takes back as many moves as the entry says. Errors: frozen, when this
// program plays the entry differently; the replay ends there.
Expected<void> replay_entry(engine::History& history, const Entry& entry,
                            EventSink* sink = nullptr);

// The position after these moves from the set-up. Errors: those of Game::start.
Expected<Position> position_after(const Game& game, const Options& options, const Key& seed,
                                  const std::vector<Move>& moves);

}  // namespace kaisho::server
