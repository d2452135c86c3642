// What the files that describe an edition of Nippon share; each has some of its tables.
#pragma once

#include <string_view>

#include "core/shapes/described_columns.h"
#include "core/shapes/described_edition.h"
#include "games/nippon/components.h"
#include "games/nippon/names.h"

namespace kaisho::nippon {

using C = Components;

inline constexpr int kMaxPrice = 200;
inline constexpr int kMaxAmount = 100;  // of what is given at once, and of needs
inline constexpr int kMaxPieces = 200;  // of one kind
inline constexpr int kMaxStored = 20;
inline constexpr int kMaxMultiplier = 9;

inline constexpr Kind kPriceKind = number_kind(0, kMaxPrice);
inline constexpr Kind kAmountKind = number_kind(0, kMaxAmount);
inline constexpr Kind kGivenKind = number_kind(1, kMaxAmount);
inline constexpr Kind kPiecesKind = number_kind(0, kMaxPieces);
inline constexpr Kind kMultiplierKind = number_kind(1, kMaxMultiplier);
inline constexpr Kind kResourceKind = word_kind("resource", kResourceNames);
inline constexpr Kind kGoodChoice = kGoodKind.all_listed();
inline constexpr Kind kActionChoice = kActionKind.all_listed();

// {"resource": "yen", "amount": 5}
template <class Thing>
Part gift(std::string_view name) {
  return group(name, Object("Bonus", {inherited<Thing>("resource", &Thing::resource, kResourceKind),
                                      inherited<Thing>("amount", &Thing::amount, kGivenKind)}));
}

// For 1, 2, 3 parts: each number is `kStep` more than the one before at least.
template <int kLow, int kHigh, int kStep>
void read_rising(const Context& /*context*/, const Field& list, Costs& numbers) {
  int least = kLow;
  const std::vector<Field> items = exactly(list, kMaxParts);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int number = items[i].integer_as<int>(kLow, kHigh);
    if (number < least) items[i].fault("nippon.rising", {{"least", least}, {"found", number}});
    numbers[i] = static_cast<std::uint8_t>(number);
    least = number + kStep;
  }
}
inline constexpr PartByHand<Costs> kCosts = {nullptr, read_rising<0, kMaxPrice, 0>, "number[]"};

// A list of these words.
template <const auto& kWords>
void must_list(const Context& /*context*/, const Field& list, C& /*c*/) {
  const std::vector<Field> items = exactly(list, kWords.size());
  for (std::size_t i = 0; i < items.size(); ++i) must_say(items[i], kWords[i]);
}

// Of a row of three numbers that are known in some places, these.
Part known_places(std::string_view name);

// The tables, and what must hold between them; of that the field is the whole edition.
// components_actions.cpp
void name_actions(const Context& context, const Field& edition, C& c);
Part actions_part();
Part action_spaces_part();
void place_actions(const Context& context, const Field& edition, C& c);
Part contracts_per_action_part();
Part costs_part();
Part worker_colours_part();
Part workers_part();
Part wages_part();
Part worker_rows_part();
void check_workers_laid(const Context& context, const Field& edition, C& c);
// components_boards.cpp: of a player
Part tracks_part();
Part row_part(std::string_view name, std::vector<RowPlace> Components::* row);
Part ships_part();
Part trains_part();
Part machines_part();
Part plans_part();
// components_map.cpp
Part sides_part();
Part regions_part();
Part city_tiles_part();
void check_city_tiles(const Context& context, const Field& edition, C& c);
Part city_tiles_used_part();
Part influence_tiles_part();
Part influence_table_part();
// components_factories.cpp
Part factories_part();
void sort_factories(const Context& context, const Field& edition, C& c);
void check_turned_tiles(const Context& context, const Field& edition, C& c);
// components_rewards.cpp
Part contracts_part();
void check_ways(const Context& context, const Field& edition, C& c);
Part achievements_part();
Part rewards_part();
Part reward_levels_part();
Part multiplier_tiles_part();

}  // namespace kaisho::nippon
