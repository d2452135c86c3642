// Whole files of JSON, for the tools: editions, nets, tuned values, records.
#pragma once

#include <string>

#include "core/reading/json.h"

namespace kaisho::arena {

// "-" is the standard input. Errors: no_file, file_too_large, bad_json.
Expected<Json> read_json_file(const std::string& path);
// The text alone, for callers that say in which line something stands. Errors: no_file,
// file_too_large.
Expected<std::string> read_text_file(const std::string& path);

}  // namespace kaisho::arena
