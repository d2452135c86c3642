// The log of programs that run until they are stopped: lines on the standard error output. Text
// from outside is escaped, so that it cannot end a line, control the terminal or turn the reading
// direction.
#pragma once

#include <string>

#include "core/reading/error.h"

namespace kaisho::server {

// trace, debug, info, warn, error or off. Errors: bad_option.
Expected<void> start_log(const std::string& level);

}  // namespace kaisho::server
