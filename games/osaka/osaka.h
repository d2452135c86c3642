// Traders of Osaka as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "core/terminal/forward.h"
#include "games/osaka/names.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = osaka::GameContext;
  static constexpr std::string_view kId = "osaka";
  static constexpr const char* kMoveReason = "osaka.move";  // of a text that is no move
  // What no rule reads of an edition, see core/editions/edition_values.h.
  static constexpr std::array<std::string_view, 7> kUnread = {
      "cards.id",  "colours.good",      "colours.ship", "players.colours",
      "tokens.id", "tokens.per_colour", "track.id"};
#include "core/game_functions.inc"
  // terminal/board.cpp
  static std::unique_ptr<TerminalBoard> terminal_board(const BoardParts& parts);
};

}  // namespace kaisho::osaka
