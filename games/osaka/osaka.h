// Traders of Osaka as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "games/osaka/components.h"
#include "games/osaka/events.h"
#include "games/osaka/names.h"
#include "games/osaka/state.h"

namespace kaisho::osaka {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = osaka::GameContext;
  static constexpr const char* kMoveReason = "osaka.move";  // of a text that is no move
#include "core/game_functions.inc"
};

// What no rule reads of an edition, see core/edition_values.h.
inline constexpr std::array<std::string_view, 7> kUnread = {
    "cards.id",  "colours.good",      "colours.ship", "players.colours",
    "tokens.id", "tokens.per_colour", "track.id"};

std::expected<GamePtr, std::vector<Error>> open(const Json& edition);

}  // namespace kaisho::osaka
