// Yokohama as a Game: its rules under the names every game uses.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "games/yokohama/components.h"
#include "games/yokohama/state.h"

namespace kaisho::yokohama {

struct Rules : RulesOver<Position> {
  using Position = yokohama::Position;
  using Edition = Components;

  static const GameInfo& info();

  // yokohama.cpp
  static Expected<Position> start(const Components& box, const Options& options, const Key& seed,
                                  EventSink* sink);
  static Options options(const Position& p);
  static void legal_moves(const Components& box, const Position& p, MoveList& moves);
  static void apply(const Components& box, Position& p, Move move, EventSink* sink);
  // end.cpp
  static Result result(const Components& box, const Position& p);
  // view.cpp
  static Position observe(const Components& box, const Position& p, Seat seat);
  static Position resample(const Components& box, const Position& observation, Random& random);
  // reasons.cpp
  static void refusals(const Components& box, const Position& p, std::vector<Refusal>& out);
  // notation.cpp
  static std::string move_text(const Components& box, const Position& p, Move move);
  static Expected<Move> parse_move(const Components& box, const Position& p, std::string_view text);
  static Json move_json(const Components& box, const Position& p, Move move);
  // event_json.cpp
  static Json event_json(const Components& box, const Event& event);
  // position_json.cpp
  static Json position_json(const Components& box, const Position& p);
  static Expected<Position> parse_position(const Components& box, const Json& json);
  // features.cpp
  static void features(const Components& box, const Position& p, std::span<float> out);
  static std::span<const std::string_view> feature_names();
  // inputs.cpp
  template <class Out>  // InputList or InputCounts
  static void inputs(const Components& box, const Position& p, Seat seat,
                     std::span<const float> features, Out& out);
  // check.cpp
  static Expected<void> check(const Components& box, const Position& p);
};

std::expected<GamePtr, std::vector<Error>> open(const Json& edition);

}  // namespace kaisho::yokohama
