// The features of a seat as everybody may know them.
#pragma once

#include <array>
#include <span>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

inline constexpr std::size_t kFeatures = 52;

// Without what the order kept at set-up adds, which only its owner sees. `features`: those of the
// seat.
std::array<float, kFeatures> shown_features(const Components& box, const Player& player,
                                            std::span<const float> features);

}  // namespace kaisho::yokohama
