// The features, in the order in which Rules::features fills them.
#pragma once

#include "core/features/feature_table.h"

namespace kaisho::yamatai {

inline constexpr std::array<Feature, 32> kFeatures = {{
    {"points", {1, 90}},       // what the final count would give now
    {"points_late", {1, 90}},  // the same, weighing more towards the end
    {"coins", {1, 50}},
    {"coins_few", {1, 4}},         // up to four
    {"coins_over", {1, 4}},        // beyond the last full point
    {"prestige", {1, 8}},          // tokens
    {"built", {1, 12}},            // tiles
    {"pieces_put", {1, 10}},       // standard buildings on the board
    {"pieces_put_late", {2, 20}},  // the same, weighing more towards the end
    {"group_largest", {1, 6}},     // pieces
    {"group_room", {1, 12}},       // empty islands next to own pieces
    {"tokens", {1, 6}},            // of culture
    {"tokens_late", {2, 8}},       // the same, weighing more towards the end
    {"can_recruit", {1, 1}},       // 1 when the tokens pay for a specialist
    {"recruits", {1, 3}},       // specialists that the tokens would pay for, identical ones first
    {"recruits_late", {4, 8}},  // the same, weighing more towards the end
    {"waiting_coins", {0.5F, 8}},  // on the richest specialist, when the tokens pay for it
    {"boats", {1, 5}},             // in the port
    {"yellow_boats", {1, 2}},
    {"boats_worth", {1, 14}},     // prices of the boats in the port
    {"aside_odd", {1, 1}},        // 1 when one more boat set aside costs a point
    {"reserved", {1, 3}},         // tiles not yet built
    {"reserved_ready", {1, 14}},  // their points, by how few boats lack on the best island
    {"specialists", {1, 8}},      // number of them
    {"early", {10, 10}},          // how early the next turns come, 0 to 1
    {"to_move", {1, 1}},          // 1 for the seat whose turn it is
    {"to_move_build", {1, 14}},   // for that seat: points of the best building in reach of one boat
    {"to_move_build_far", {1, 14}},  // … of two boats
    {"powers_of_points", {4, 8}},    // these specialists, by what is left of the game
    {"powers_of_coins", {4, 8}},
    {"powers_of_boats", {4, 8}},
    {"powers_of_tokens", {4, 4}},
}};

}  // namespace kaisho::yamatai
