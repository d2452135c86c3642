// Nippon as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "games/nippon/components.h"
#include "games/nippon/events.h"
#include "games/nippon/names.h"
#include "games/nippon/state.h"

namespace kaisho::nippon {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = nippon::GameContext;
  static constexpr const char* kMoveReason = "nippon.move";  // of a text that is no move
#include "core/game_functions.inc"
};

// What no rule reads of an edition, see core/edition_values.h.
inline constexpr std::array<std::string_view, 10> kUnread = {
    "action_spaces.id", "machines.tiles",   "plans.tiles", "plans.values", "players.colours",
    "players.seats.id", "scoring_track.id", "units",       "vp_table.id",  "worker_rows.printed"};

std::expected<GamePtr, std::vector<Error>> open(const Json& edition);

}  // namespace kaisho::nippon
