// The log of programs that run until they are stopped: lines on the standard error output, or in a
// file. Text from outside is escaped, so that it cannot end a line, control the terminal or turn
// the reading direction, and no line is longer than a few thousand bytes.
#pragma once

#include <string>

#include "core/reading/error.h"

namespace kaisho::server {

// `level`: trace, debug, info, warn, error or off. `file`: where the lines go; empty: the standard
// error output. Errors: bad_option, cannot_log.
Expected<void> start_log(const std::string& level, const std::string& file = {});

// Opens the log's file again by its name, after something else has moved it away. Where that fails,
// the lines go on into the old file, and the first of them says why.
void reopen_log();

}  // namespace kaisho::server
