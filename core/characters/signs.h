// Text by what people see of it as one sign: a letter with its accents, a family that is one emoji.
#pragma once

#include <cstddef>
#include <string_view>

namespace kaisho {

inline constexpr std::size_t kMaxBytesOfSign = 48;

// How many signs a text has. What takes no column belongs to the sign before it, as do vowels that
// are written apart, a tone of skin, what a joiner joins, and the second letter of a flag; a sign
// that has more parts than any in use counts again, so that no text of few signs is long.
// web/src/lib/signs.ts counts alike.
int signs_in(std::string_view text);

}  // namespace kaisho
