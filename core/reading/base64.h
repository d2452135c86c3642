// Bytes from base64 text (RFC 4648, section 4), as data files hold them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho {

// Errors: bad_base64, for anything but whole groups of four with their padding.
Expected<std::vector<std::uint8_t>> from_base64(std::string_view text);

}  // namespace kaisho
