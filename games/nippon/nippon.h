// Nippon as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "core/terminal/forward.h"
#include "games/nippon/names.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = nippon::GameContext;
  static constexpr std::string_view kId = "nippon";
  static constexpr const char* kMoveReason = "nippon.move";  // of a text that is no move
  // What no rule reads of an edition, see core/editions/edition_values.h.
  static constexpr std::array<std::string_view, 10> kUnread = {
      "action_spaces.id", "machines.tiles",   "plans.tiles", "plans.values", "players.colours",
      "players.seats.id", "scoring_track.id", "units",       "vp_table.id",  "worker_rows.printed"};
#include "core/game_functions.inc"
  // terminal/board.cpp
  static std::unique_ptr<TerminalBoard> terminal_board(const BoardParts& parts);
};

}  // namespace kaisho::nippon
