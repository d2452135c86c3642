// The version of the program, as CMakeLists.txt has it.
#pragma once

#include <string_view>

namespace kaisho {

std::string_view version();

}  // namespace kaisho
