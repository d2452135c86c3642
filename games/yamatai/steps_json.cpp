// The steps of a position as JSON: of each, what it holds.
#include "core/step_shape.h"
#include "games/yamatai/names.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

constexpr StepPart kLeft = {"left", number_kind(1, kMaxSpaces)};

// In the order of Step; the first is none.
constexpr std::array kSteps = {
    StepShape::silent(""),
    StepShape::silent("turn_start"),
    StepShape{"fleet"},
    StepShape{"free_boat", {kLeft}},
    StepShape{"main"},
    StepShape{"collect"},
    StepShape{"extra"},
    StepShape{"port"},
    StepShape{"recruit", {{"recruited", kYesNoKind}}},
    StepShape{"sort", {{"count", number_kind(1, kMaxSpaces)}}},
    StepShape{"with_token", {{"island", kIslandKind}}},
    StepShape{"remove", {kLeft, {"space", kSpaceKind, 1}}},
    StepShape{"with_boat", {{"space", kSpaceKind}}},
    StepShape::silent("turn_end"),
};
static_assert(kSteps.size() == std::to_underlying(Step::kTurnEnd) + 1);

}  // namespace

StepShapes Rules::steps() { return kSteps; }

}  // namespace kaisho::yamatai
