// Sample as a Game: its rules under the names every game uses (core/game_of.h).
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/game_of.h"
#include "games/sample/components.h"
#include "games/sample/events.h"
#include "games/sample/names.h"
#include "games/sample/state.h"

namespace kaisho::sample {

struct Rules : RulesOver<Components, Position, kEvents> {
  using GameContext = sample::GameContext;
  static constexpr const char* kMoveReason = "sample.move";  // of a text that is no move
#include "core/game_functions.inc"
};

// What no rule reads of an edition, see core/edition_values.h.
inline constexpr std::array<std::string_view, 0> kUnread = {};

std::expected<GamePtr, std::vector<Error>> open(const Json& edition);

}  // namespace kaisho::sample
