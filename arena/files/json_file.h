// Whole files of JSON, for the tools: editions, nets, tuned values, records.
#pragma once

#include <string>

#include "core/reading/json.h"

namespace kaisho::arena {

// "-" is the standard input. Errors: no_file, file_too_large, bad_json.
Expected<Json> read_json_file(const std::string& path);

}  // namespace kaisho::arena
