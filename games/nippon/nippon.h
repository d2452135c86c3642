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

  // nippon.cpp
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

}  // namespace kaisho::nippon
