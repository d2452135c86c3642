// The steps of a position as JSON: of each, what it holds.
#include <utility>

#include "core/shapes/step_shape.h"
#include "games/sample/names.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// In the order of Step; those that ask nobody are never on top.
constexpr std::array kSteps = {
    StepShape::silent(""),
    StepShape::silent(""),
    StepShape{"turn"},
};
static_assert(kSteps.size() == std::to_underlying(Step::kTurn) + 1);

}  // namespace

StepShapes Rules::steps() { return kSteps; }

}  // namespace kaisho::sample
