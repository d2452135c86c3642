// The fixed words of positions and events.
#pragma once

#include <array>
#include <string_view>

#include "core/fields.h"
#include "core/names.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

// In the order of Trigger, of Position::over, of the bits of Position::used, of ScoreLine.
inline constexpr std::array<std::string_view, 5> kTriggerNames = {"", "pieces", "boats",
                                                                  "specialists", "buildings"};
inline constexpr std::array<std::string_view, 3> kOverNames = {"no", "rules", "turn_cap"};
inline constexpr std::array<std::string_view, 6> kUsedNames = {
    "gild", "cleanse", "token_for_yellow", "token_for_coins", "change", "fleet"};
inline constexpr std::array<std::string_view, 6> kLineNames = {
    "coins", "prestige", "buildings", "specialists", "unbuilt", "aside"};

Json scoring_json(const Components& box, const Position& p);

}  // namespace kaisho::yamatai
