// Names and their numbers: fixed words of positions, and ids of the edition.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.h"
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

// The place of a name in a list, -1 where it is not.
int index_of(const auto& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}
// Likewise of an id among things that have one.
template <class Thing>
int index_of_id(const std::vector<Thing>& things, std::string_view id) {
  const auto found = std::ranges::find(things, id, &Thing::id);
  return found == things.end() ? -1 : static_cast<int>(found - things.begin());
}

// A name of a list, by a number that may come from anywhere.
std::string name_at(const auto& names, std::size_t index) {
  return index < names.size() ? std::string(names[index]) : "unknown";
}
template <class Thing>
std::string id_at(const std::vector<Thing>& things, std::size_t index) {
  return index < things.size() ? things[index].id : "unknown";
}

Json scoring_json(const Components& box, const Position& p);

}  // namespace kaisho::yamatai
