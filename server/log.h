// The log of programs that run until they are stopped: lines on the error output.
#pragma once

#include <string>

#include "core/error.h"

namespace kaisho {

// trace, debug, info, warn, error or off. Errors: bad_option.
Expected<void> start_log(const std::string& level);

}  // namespace kaisho
