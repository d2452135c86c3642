// Whether a review's verdicts find what is to be found: in each game a mistake is planted, and a
// search ten times as deep says what would have been right.
#pragma once

#include "core/reading/json.h"
#include "review/verdict.h"
#include "tools/calibrate/play.h"

namespace kaisho::calibrate {

// Errors: as setting_of().
Expected<Json> calibrate_verdicts(const CalibrateOptions& options, const review::Budget& budget);

}  // namespace kaisho::calibrate
