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

  // yokohama.cpp
  static const GameInfo& info();
  // end.cpp
  static Result result(const Components& components, const Position& p);
  // view.cpp
  static Position observe(const Components& components, const Position& p, Seat seat);
  static Position resample(const Components& components, const Position& observation,
                           Random& random);
  // reasons.cpp
  static void refusals(const Components& components, const Position& p, std::vector<Refusal>& out);
  // reach.cpp
  static void destinations(const Components& components, const Position& p,
                           std::vector<Destination>& out);
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
  // yokohama.cpp: with the variants
  static Expected<Position> start(const Components& components, const Options& options,
                                  const Key& seed, EventSink* sink);
  static Options options(const Position& p);
};

}  // namespace kaisho::yokohama
