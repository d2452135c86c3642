// The features, in the order in which Rules::features fills them.
#pragma once

#include <array>

#include "core/features/feature_table.h"

namespace kaisho::nippon {

// What is called early weighs less and less as the game goes on, what is called late more and more.
inline constexpr std::array<Feature, 44> kFeatures = {{
    {"points", {0.5F, 60}},  // what the final count would give now
    {"points_late", {0.5F, 50}},
    {"regions_next", {0.5F, 36}},  // what the next scoring would give now
    {"regions_next_late", {0.5F, 30}},
    {"regions_last", {0.5F, 36}},  // what the last scoring would give now
    {"influence_early", {1, 16}},  // in all regions
    {"regions_early", {4, 12}},    // with an own influence tile
    {"yen", {1, 24}},
    {"yen_early", {1, 14}},
    {"coal", {1, 12}},
    {"coal_early", {1, 8}},
    {"plans", {1, 6}},
    {"plans_early", {2, 6}},
    {"income_early", {1, 14}},  // by the money track
    {"income_early_squared", {1, 10}},
    {"coal_track_early", {1, 10}},
    {"knowledge_early", {1, 10}},
    {"factories_1_early", {4, 6}},  // of level 1
    {"factories_2_early", {4, 6}},
    {"factories_3_early", {4, 8}},
    {"bonuses_budget_early", {4, 6}},  // lasting bonuses of the silk factories
    {"bonuses_tracks_early", {4, 6}},  // of the paper and bento factories
    {"bonuses_costs_early", {4, 6}},   // that make ships, trains or machines cheaper
    {"output_early", {2, 10}},         // goods that all factories make, activated once
    {"coal_needed_early", {2, 12}},    // to activate them all
    {"machines_stocked", {1, 6}},
    {"goods_worth", {1, 20}},  // values of influence tiles that the stored goods pay for
    {"goods_worth_late", {1, 14}},
    {"places_open", {1, 12}},     // places where the stored goods can put a tile
    {"tiles_worth", {0.5F, 24}},  // values of the influence tiles in stock
    {"workers", {1, 6}},          // held
    {"colours", {1, 6}},          // of workers held
    {"colours_unpaid", {1, 6}},   // that the yen in hand would leave unpaid
    {"reward_due", {1, 6}},       // multiplier of the best reward that consolidating would give
    {"reward_due_early", {2, 8}},
    {"multipliers", {1, 18}},  // of the tiles on achievements
    {"multipliers_early", {1, 8}},
    {"ships_left_early", {1, 6}},
    {"trains_left_early", {1, 6}},
    {"ships_out_early", {2, 8}},    // VP of ships where the player's rank scores them
    {"contracts_early", {4, 8}},    // filled
    {"contracts_ready", {1, 5}},    // that the stored goods fill
    {"to_move", {1, 1}},            // 1 for the seat whose turn it is
    {"consolidates_next", {1, 1}},  // 1 when the next turn must consolidate
}};

}  // namespace kaisho::nippon
