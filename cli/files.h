// Files that are to be written.
#pragma once

#include <span>
#include <string>

#include "core/error.h"

namespace kaisho::cli {

// Whether write_file() may well be able to, so that nobody works for hours before it is told that
// it is not; changes nothing. An empty path is none to be written to. Errors: cannot_write.
Expected<void> check_writable(const std::string& path);
// That a file which is to be written is none of the others, which that would destroy; empty paths
// are none. Errors: same_file.
Expected<void> check_apart(const std::string& written, std::span<const std::string> others);
// Errors: cannot_write.
Expected<void> write_file(const std::string& path, const std::string& text);

}  // namespace kaisho::cli
