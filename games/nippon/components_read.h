// What the files that read an edition of Nippon share; each reads some of its tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/edition_fields.h"
#include "core/fields.h"
#include "core/numbers.h"
#include "games/nippon/components.h"

namespace kaisho::nippon {

inline constexpr int kMostPrice = 200;
inline constexpr int kMostAmount = 100;  // of what is given at once, and of needs
inline constexpr int kMostPieces = 200;  // of one kind
inline constexpr int kMostStored = 20;
inline constexpr int kMostMultiplier = 9;
inline constexpr std::size_t kMostWords = 20;  // of a list that no rule reads

// A field that may stand in any row: whether its values are known ones.
inline constexpr std::string_view kKnown = "known";

Resource read_resource(const Field& field);
Action read_action(const Components& c, const Field& field);
Track read_track(const Field& field);
std::uint8_t read_good(const Components& c, const Field& field);
// {"resource": "yen", "amount": 5}
void read_gift(const Field& field, Resource& resource, std::uint8_t& amount);
// Prices of 1, 2, 3 parts, none lower than the one before.
Costs read_costs(const Field& list);
// The place of a row in its list, from 1.
void read_index(const Field& item, std::size_t place);

// components_actions.cpp: actions, their spaces and prices
void read_actions(const Field& edition, Components& c);

// components_workers.cpp
void read_workers(const Field& edition, Components& c);

// components_boards.cpp: tracks, ships, trains, machines and plans of a player
void read_boards(const Field& edition, Components& c);

// components_map.cpp: regions, cities and influence tiles
void read_map(const Field& edition, Components& c);

// components_factories.cpp, after the boards
void read_factories(const Field& edition, Components& c);

// components_contracts.cpp
void read_contracts(const Field& edition, Components& c);

// components_rewards.cpp: achievements and the Emperor's rewards, after the workers
void read_rewards(const Field& edition, Components& c);

// components_scoring.cpp: the scoring track and its points
void read_scoring(const Field& edition, Components& c);

// components_players.cpp: what a player starts with and limits by players; after all the others
void read_players(const Field& edition, Components& c);

}  // namespace kaisho::nippon
