// The fault of a file that a player needs, under the code of its kind of file.
#pragma once

#include <utility>

#include "core/reading/error.h"

namespace kaisho::players {

inline std::unexpected<Error> bad_file(const char* code, Error fault) {
  fault.code = code;
  return std::unexpected(std::move(fault));
}

}  // namespace kaisho::players
