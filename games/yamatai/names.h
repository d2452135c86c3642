// What the words and numbers of moves, positions and events stand for: ids and numbers of the
// edition, and fixed words.
#pragma once

#include <array>
#include <string_view>

#include "core/shapes/kind.h"
#include "core/values/how_many.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

using GameContext = ContextOf<Components, Position>;

inline const Components& components_of(const Context& context) {
  return context.as<GameContext>().components;
}
inline const Position& position_of(const Context& context) { return context.as<GameContext>().p; }

// These stand in the order of Trigger, of Use and of ScoreLine.
inline constexpr Indexed<Trigger, std::string_view, 5> kTriggerNames = {"", "pieces", "boats",
                                                                        "specialists", "buildings"};
inline constexpr Indexed<Use, std::string_view, 6> kUsedNames = {
    "gild", "cleanse", "token_for_yellow", "token_for_coins", "change", "fleet"};
inline constexpr std::array<std::string_view, 6> kLineNames = {
    "coins", "prestige", "buildings", "specialists", "unbuilt", "aside"};

inline constexpr Kind kColourKind = id_kind<GameContext, &Components::colour_ids>("colour");
inline constexpr Kind kCultureKind = id_kind<GameContext, &Components::kind_ids>("culture");
inline constexpr Kind kTileKind = id_kind<GameContext, &Components::buildings>("building");
inline constexpr Kind kSpecialistKind =
    id_kind<GameContext, &Components::specialists>("specialist");

inline int spaces_of(const Context& context) { return components_of(context).map.spaces; }
inline int islands_of(const Context& context) { return components_of(context).map.islands; }
inline int fleets_of(const Context& context) { return how_many(components_of(context).fleets); }

// Texts number from 1 what the edition numbers.
constexpr Kind numbered(std::string_view id, Limit last) {
  return Kind{.id = id, .high = last}.from_one();
}
inline constexpr Kind kSpaceKind =
    numbered("space", [](const Context& context) { return spaces_of(context) - 1; });
inline constexpr Kind kIslandKind =
    numbered("island", [](const Context& context) { return islands_of(context) - 1; });
inline constexpr Kind kFleetKind =
    numbered("fleet", [](const Context& context) { return fleets_of(context) - 1; });

}  // namespace kaisho::yamatai
