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

  // osaka.cpp
  static const GameInfo& info();
  // end.cpp
  static Result result(const Components& components, const Position& p);
  // view.cpp
  static Position observe(const Components& components, const Position& p, Seat seat);
  static Position resample(const Components& components, const Position& observation,
                           Random& random);
  // reasons.cpp
  static void refusals(const Components& components, const Position& p, std::vector<Refusal>& out);
  // notation.cpp, steps_json.cpp, position_json.cpp, components.cpp: tables
  static MoveShapes moves();
  static StepShapes steps();
  static const Object& position_parts();
  static const Object& edition_parts();
  // check.cpp
  static Expected<void> check(const Components& components, const Position& p);
  // features.cpp
  static void features(const Components& components, const Position& p, std::span<float> out);
  static std::span<const std::string_view> feature_names();
  // inputs.cpp, for InputList and InputCounts
  template <class Out>
  static void inputs(const Components& components, const Position& p, Seat seat,
                     std::span<const float> features, Out& out);
  // terminal/board.cpp
  static std::unique_ptr<TerminalBoard> terminal_board(const BoardParts& parts);
};

}  // namespace kaisho::osaka
