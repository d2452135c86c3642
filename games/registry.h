// All games there are. A new game is one more name in list.h.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/editions/edition_values.h"
#include "core/game.h"
#include "core/reading/error.h"
#include "core/shapes/description.h"

namespace kaisho {

struct GameModule {
  std::string_view id;
  Unread unread;
  // Binds the rules to an edition; on faults, all of them. Errors: missing_field, bad_field, …
  std::expected<GamePtr, std::vector<Error>> (*open)(const Json& edition);
  // What its tables say, for documentation and types.
  GameDescription (*describe)();
};

std::span<const GameModule> game_modules();  // in the engine of one game: that one

// Errors: unknown_game.
Expected<const GameModule*> find_module(std::string_view id);

// The edition that comes with the game, and the game with it (or with another one).
Expected<Json> standard_edition(std::string_view id);
Expected<GamePtr> open_game(std::string_view id);
Expected<GamePtr> open_game(std::string_view id, const Json& edition);

}  // namespace kaisho
