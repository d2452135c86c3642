// One step of a review as JSON, and back: steps are reviewed apart, and put together elsewhere.
#pragma once

#include "core/reading/fields.h"
#include "review/review.h"

namespace kaisho::review {

Json step_json(const Game& game, const Decision& decision, const Step& step, int seats);

// What step_json said of a step, but for the texts of moves: what the decision says by itself is
// not read.
Step read_step(const Field& field, const Game& game, const Decision& decision, int seats);

}  // namespace kaisho::review
