// What the files that read an edition of Yokohama share; each reads some of its tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/edition_fields.h"
#include "core/fields.h"
#include "core/numbers.h"
#include "games/yokohama/components.h"

namespace kaisho::yokohama {

Reward read_reward(const Components& c, const Field& field);
std::uint8_t read_good(const Components& c, const Field& field);
std::uint8_t read_flag(const Components& c, const Field& field);
std::array<std::uint8_t, kGoods> read_goods(const Components& c, const Field& field);
// [{"yen": 2}, {"imports": 1}]: two prices of which one is paid.
void read_either(const Field& field, int& yen, int& imports);

inline constexpr int kMostPrice = 100;
inline constexpr int kMostOfOne = 50;  // in one reward

// Fields that may stand in any row: whether its values are known ones, and which of them.
inline constexpr std::string_view kKnown = "known";
inline constexpr std::string_view kKnownFields = "known_fields";

// components_areas.cpp
void read_boards(const Field& edition, Components& c);
void read_areas(const Field& edition, Components& c);
void read_layouts(const Field& edition, Components& c);

// components_cards.cpp
void read_orders(const Field& edition, Components& c);
void read_technologies(const Field& edition, Components& c);
void read_tiles(const Field& edition, Components& c);
void read_tokens(const Field& edition, Components& c);
void read_achievements(const Field& edition, Components& c);

// components_players.cpp
void read_main_boards(const Field& edition, Components& c);
void read_players(const Field& edition, Components& c);
void read_scoring(const Field& edition, Components& c);

}  // namespace kaisho::yokohama
