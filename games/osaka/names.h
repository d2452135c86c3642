// What the words of moves, positions and events stand for: ids of the edition, and fixed words of
// the notation.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/shapes/kind.h"
#include "games/osaka/state.h"

namespace kaisho::osaka {

using GameContext = ContextOf<Components, Position>;

inline const Components& components_of(const Context& context) {
  return context.as<GameContext>().components;
}

inline constexpr std::array<std::string_view, 2> kRowNames = {"market", "farm"};
inline constexpr std::array<std::string_view, 4> kSourceNames = {"free", "own", "other", "farm"};
inline constexpr std::array<std::string_view, 2> kMarkedNames = {"", "marked"};
// Why a game is over, in the order of EndBy.
inline constexpr std::array<std::string_view, 4> kEndNames = {"", "tokens", "passes", "turn_cap"};

inline constexpr Kind kColourKind =
    id_kind<GameContext, &Components::colour_ids>("colour").all_listed();
inline constexpr Kind kCardKind =
    id_kind<GameContext, &Components::card_ids>("card").with_fault("unknown_card");
inline constexpr Kind kRowKind = word_kind("row", kRowNames);

}  // namespace kaisho::osaka
