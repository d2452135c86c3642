// The steps of a position as JSON: of each, what it holds.
#include "core/shapes/step_shape.h"
#include "games/yamatai/names.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

constexpr Kind kLeft = number_kind(1, kMaxSpaces);

// The steps stand in the order of Step, the first of which is none.
constexpr std::array kSteps = {
    StepShape::silent(""),
    StepShape::silent("turn_start", {},
                      "is never in an answer: a turn begins before the answer is given"),
    StepShape{"fleet"},
    StepShape{"free_boat", {{"left", kLeft, kBoatsToTake}}},
    StepShape{"main"},
    StepShape{"collect"},
    StepShape{"extra"},
    StepShape{"port"},
    StepShape{"recruit",
              {{"recruited", kYesNoKind, kRecruitedOne}},
              "`recruited`: whether the seat has recruited this turn"},
    StepShape{"sort", {{"count", number_kind(1, kMaxSpaces), kLookedAt}}, "`count`: tiles to sort"},
    StepShape{"with_token", {{"island", kIslandKind, kFirstIsland}}},
    StepShape{"remove",
              {{"left", kLeft, kBoatsToRemove}, {"space", kSpaceKind, kRemovedFrom}},
              "`space`: of the one removed before"},
    StepShape{"with_boat", {{"space", kSpaceKind, kFirstSpace}}},
    StepShape::silent("turn_end"),
};
static_assert(kSteps.size() == std::to_underlying(Step::kTurnEnd) + 1);

}  // namespace

StepShapes Rules::steps() { return kSteps; }

}  // namespace kaisho::yamatai
