// Yamataï as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "core/terminal/forward.h"
#include "games/yamatai/names.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = yamatai::GameContext;
  static constexpr std::string_view kId = "yamatai";
  static constexpr const char* kMoveReason = "yamatai.move";  // of a text that is no move
  // What no rule reads of an edition, see core/editions/edition_values.h.
  static constexpr std::array<std::string_view, 13> kUnread = {
      "boats.resource",       "coins",
      "culture.kinds.colour", "map.height",
      "map.islands.centre",   "map.spaces.x",
      "map.spaces.y",         "map.width",
      "player_colours",       "players.2.colours",
      "players.3.colours",    "players.4.colours",
      "start_money.coins"};
#include "core/game_functions.inc"
  // terminal/board.cpp
  static std::unique_ptr<TerminalBoard> terminal_board(const BoardParts& parts);
};

}  // namespace kaisho::yamatai
