// The words of moves, positions and events: ids of the edition, and fixed words of the notation.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/fields.h"
#include "games/osaka/state.h"

namespace kaisho::osaka {

inline constexpr std::array<std::string_view, 2> kRowNames = {"market", "farm"};
inline constexpr std::array<std::string_view, 4> kSourceNames = {"free", "own", "other", "farm"};
// Why a game is over, in the order of EndBy.
inline constexpr std::array<std::string_view, 4> kEndNames = {"", "tokens", "passes", "turn_cap"};

std::string card_name(const Components& box, Card card);
// kNoCard when there is no such card.
Card find_card(const Components& box, std::string_view name);
// -1 when there is no such colour.
int find_colour(const Components& box, std::string_view name);

}  // namespace kaisho::osaka
