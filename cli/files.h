// Files that are to be written.
#pragma once

#include <span>
#include <string>

#include "core/reading/error.h"

namespace kaisho::cli {

inline constexpr const char* kForceHelp = "overwrite existing files";

// Tries whether write_file() will be able to, so that nobody works for hours before it is told that
// it is not, and leaves everything as it was. A file that is there is only overwritten with
// `force`, one that is read (`inputs`; "-": the standard input) never; empty paths are none.
// Errors: cannot_write, file_exists, same_file.
Expected<void> check_output(const std::string& path, bool force,
                            std::span<const std::string> inputs);
// Checks a path to which a file is written several times: it must be a file, not a pipe or device,
// or not be there yet. Errors: cannot_write.
Expected<void> check_regular(const std::string& path);
// Writes all of the text or, where that fails, leaves what was there before. Errors: cannot_write.
Expected<void> write_file(const std::string& path, const std::string& text);

}  // namespace kaisho::cli
