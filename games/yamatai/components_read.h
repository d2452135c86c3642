// What the files that read an edition of Yamataï share; each reads some of its tables.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/edition_fields.h"
#include "core/fields.h"
#include "core/numbers.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

// A list of colours, as counts.
Boats read_boats(const Components& c, const Field& list, std::size_t most);

inline constexpr int kMostPrice = 100;
inline constexpr int kMostPieces = 200;  // of one kind
inline constexpr int kMostPoints = 100;
inline constexpr int kMostFactor = 20;         // of what is given several times at once
inline constexpr std::size_t kMostBoats = 10;  // of a cost
inline constexpr std::size_t kMostLoad = 6;    // of a fleet, and of any colour

// components_cards.cpp
void read_cards(const Field& edition, Components& c);

// components_buildings.cpp
void read_buildings(const Field& edition, Components& c);

// components_players.cpp
void read_players(const Field& edition, Components& c);

// components_map.cpp
void read_map(const Field& edition, Components& c);

}  // namespace kaisho::yamatai
