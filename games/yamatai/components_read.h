// What the files that describe the tables of an edition of Yamataï share.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/shapes/described_edition.h"
#include "games/yamatai/names.h"

namespace kaisho::yamatai {

inline constexpr int kMaxPrice = 100;
inline constexpr int kMaxOfKind = 200;  // of one kind
inline constexpr int kMaxPoints = 100;
inline constexpr int kMaxFactor = 20;       // of what is given several times at once
inline constexpr std::size_t kMaxLoad = 6;  // of a fleet, and of any colour

// The colours of the boats, in the order of Colour.
inline constexpr Indexed<Colour, std::string_view, kColours> kColourNames = {
    "green", "brown", "black", "red", "yellow"};

// A list of colours, as counts.
Boats read_boats(const Context& context, const Field& list, std::size_t most);

// The tables, in the order in which they are read.
std::vector<Part> card_parts();      // components_cards.cpp
std::vector<Part> building_parts();  // components_buildings.cpp
std::vector<Part> player_parts();    // components_players.cpp
Part rules_part();                   // components_rules.cpp
Part map_part();                     // components_map.cpp

}  // namespace kaisho::yamatai
