// Sample as a Game: its rules under the names every game uses (core/game_of.h).
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "games/sample/names.h"
#include "games/sample/rules.h"

namespace kaisho::sample {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = sample::GameContext;
  static constexpr std::string_view kId = "sample";
  static constexpr const char* kMoveReason = "sample.move";  // of a text that is no move
  // What no rule reads of an edition, see core/editions/edition_values.h.
  static constexpr std::array<std::string_view, 0> kUnread = {};
#include "core/game_functions.inc"
};

}  // namespace kaisho::sample
