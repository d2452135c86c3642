// How well the shares of a review's account agree with the results, and whether its luck is luck.
#pragma once

#include "core/reading/json.h"
#include "tools/calibrate/play.h"

namespace kaisho::calibrate {

// Errors: as setting_of().
Expected<Json> calibrate_account(const CalibrateOptions& options);

}  // namespace kaisho::calibrate
