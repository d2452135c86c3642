// What the words of moves, positions and events stand for: ids of the edition, and fixed words.
#pragma once

#include <array>
#include <string_view>

#include "core/shapes/kind.h"
#include "games/sample/state.h"

namespace kaisho::sample {

using GameContext = ContextOf<Components, Position>;

// In the order of EndBy.
inline constexpr std::array<std::string_view, 3> kEndNames = {"", "cards", "turn_cap"};

inline constexpr Kind kColourKind =
    id_kind<GameContext, &Components::colours>("colour").all_listed();
inline constexpr Kind kCardKind =
    id_kind<GameContext, &Components::cards>("card").with_fault("unknown_card");

}  // namespace kaisho::sample
