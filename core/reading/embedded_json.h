// The data files built into the program, parsed.
#pragma once

#include <string_view>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho {

// The file `folder`/`name`.json, e.g. of "players/levels" and "osaka". Errors: no_file, where none
// is built in, bad_json.
Expected<Json> embedded_json(std::string_view folder, std::string_view name);

}  // namespace kaisho
