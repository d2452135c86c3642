// What the files that read an edition of Yokohama share; each describes some of its tables.
#pragma once

#include <string_view>

#include "core/shapes/described_columns.h"
#include "core/shapes/described_edition.h"
#include "games/yokohama/names.h"

namespace kaisho::yokohama {

inline constexpr int kMaxPrice = 100;
inline constexpr int kMaxOfOne = 50;  // in one reward

// {"yen": 2, "any_good": 1}: each kind of reward where there is some of it.
void read_reward(const Context& context, const Field& field, Reward& reward);
Shape reward_shape();
inline constexpr PartByHand<Reward> kReward = {nullptr, read_reward, {}, reward_shape};
// Goods to be paid, those of which there are none left out.
inline constexpr CountList kGoodsAsked = optional_counts(kGoodKind, 1, kMaxOfOne);
// [{"yen": 2}, {"imports": 1}]: two prices of which one is paid.
Part either(std::string_view name, int Components::* yen, int Components::* imports);

// components_areas.cpp
Part laboratories_part();
Part ports_part();
Part areas_part();
Part kinds_part();
void check_boards(const Context& context, const Field& edition, Components& c);
Part layout_part();

// components_cards.cpp
Part orders_part();
Part technologies_part();
Part buildings_part();
Part level5_part();
void check_built_areas(const Context& context, const Field& edition, Components& c);
Part achievements_part();
void check_achievements(const Context& context, const Field& edition, Components& c);
Part complete_part();

// components_players.cpp
Part church_part();
Part customs_part();
Part players_part();
void check_players(const Context& context, const Field& edition, Components& c);
void check_orders(const Context& context, const Field& edition, Components& c);
Part scoring_part();

}  // namespace kaisho::yokohama
