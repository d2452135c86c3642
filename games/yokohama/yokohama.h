// Yokohama as a Game: its rules under the names every game uses.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "core/terminal/forward.h"
#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = yokohama::GameContext;
  static constexpr std::string_view kId = "yokohama";
  static constexpr const char* kMoveReason = "yokohama.move";  // of a text that is no move
  // What no rule reads of an edition, see core/editions/edition_values.h.
  static constexpr std::array<std::string_view, 8> kUnread = {"goods.pieces",
                                                              "imports.pieces",
                                                              "players.2.score_markers",
                                                              "players.3.score_markers",
                                                              "players.4.score_markers",
                                                              "technologies.rule",
                                                              "valuation",
                                                              "vocabulary"};
#include "core/game_functions.inc"
  // terminal/board.cpp
  static std::unique_ptr<TerminalBoard> terminal_board(const BoardParts& parts);
  // yokohama.cpp: with the variants
  static Expected<Position> start(const Components& components, const Options& options,
                                  const Key& seed, EventSink* sink);
  static Options options(const Position& p);
};

}  // namespace kaisho::yokohama
