// The program's version, for those who ask a server how it is.
#pragma once

namespace kaisho {

inline constexpr const char* kVersion = "1";

}  // namespace kaisho
