// Yamataï as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "games/yamatai/components.h"
#include "games/yamatai/events.h"
#include "games/yamatai/names.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = yamatai::GameContext;
  static constexpr const char* kMoveReason = "yamatai.move";  // of a text that is no move
#include "core/game_functions.inc"
};

// What no rule reads of an edition, see core/edition_values.h.
inline constexpr std::array<std::string_view, 13> kUnread = {
    "boats.resource",       "coins",
    "culture.kinds.colour", "map.height",
    "map.islands.centre",   "map.spaces.x",
    "map.spaces.y",         "map.width",
    "player_colours",       "players.2.colours",
    "players.3.colours",    "players.4.colours",
    "start_money.coins"};

std::expected<GamePtr, std::vector<Error>> open(const Json& edition);

}  // namespace kaisho::yamatai
