// The features, in the order in which Rules::features fills them.
#pragma once

#include <array>
#include <span>

#include "core/features/feature_table.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

inline constexpr std::array<Feature, 52> kFeatures = {{
    {"points", {0.5F, 60}},       // scored so far
    {"points_late", {0.5F, 60}},  // the same, weighing more towards the end
    {"church_prize", {1, 6}},     // what the final count would give now, line by line
    {"customs_prize", {1, 8}},
    {"technology_prize", {1, 10}},
    {"flag_points", {1, 30}},
    {"prizes_late", {0.5F, 25}},  // these four, weighing more towards the end
    {"left_over", {1, 16}},       // points for what is left over
    {"yen", {1, 10}},             // up to ten: more is seldom spent
    {"yen_late", {1, 10}},
    {"broke", {1, 1}},  // 1 with less than two yen
    {"imports", {1, 6}},
    {"imports_late", {1, 5}},
    {"copper", {1, 12}},
    {"silk", {1, 12}},
    {"tea", {1, 12}},
    {"fish", {1, 16}},
    {"goods_late", {0.5F, 16}},  // goods of all kinds, weighing more towards the end
    {"kinds_of_goods", {1, 4}},  // of which there is one
    {"hand_assistants", {1, 14}},
    {"hand_few", {1, 4}},  // by how many assistants in hand are fewer than four
    {"hired", {1, 12}},    // assistants out of the warehouse
    {"hired_late", {1, 12}},
    {"shops_in_hand", {1, 5}},
    {"houses_in_hand", {1, 3}},
    {"shops_built", {1, 6}},
    {"houses_built", {1, 3}},
    {"buildings_late", {2, 8}},       // shops and houses in hand, weighing more towards the end
    {"technologies", {1, 8}},         // number of them
    {"technology_cost", {0.5F, 16}},  // their printed costs
    {"engines", {4, 8}},        // what technologies bring per event, by what is left of the game
    {"tools", {4, 4}},          // technologies that loosen rules, by what is left of the game
    {"orders", {1, 3}},         // in hand
    {"orders_worth", {1, 20}},  // what they bring, by the part of their goods that lies ready
    {"orders_ready", {1, 14}},  // of those that can be fulfilled now
    {"fulfilled", {1, 9}},
    {"agents", {1, 3}},       // face up
    {"agent_used", {1, 1}},   // 1 when this turn's use is gone
    {"flag_halves", {1, 5}},  // flags of which one is missing to a pair with an agent left for it
    {"level5_tokens", {1, 6}},
    {"achievements_near",
     {1, 12}},  // points of those not met, by the square of the part that is done
    {"achievements_late", {1, 12}},  // the same, weighing more towards the end
    {"areas_held", {1, 10}},         // areas with own assistants
    {"areas_strong", {1, 6}},        // where one more assistant and the president make power four
    {"areas_full", {1, 3}},          // where they make power five and the token still lies there
    {"areas_to_build", {1, 6}},      // where they make power four and something can be built
    {"best_gain", {4, 12}},          // worth of the best production or bank there
    {"best_church", {1, 14}},        // worth of the best slot there
    {"best_customs", {1, 18}},
    {"best_laboratory", {1, 5}},  // production there
    {"best_port", {1, 5}},        // power there
    {"president_home", {1, 1}},   // 1 when the president is in hand
}};

// As everybody may know them: without what the order kept at set-up adds, which only its owner
// sees. `features`: those of the seat.
std::array<float, kFeatures.size()> shown_features(const Components& components,
                                                   const Player& player,
                                                   std::span<const float> features);

}  // namespace kaisho::yokohama
