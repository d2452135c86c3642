// Sets of small numbers, as the bits of a word.
#pragma once

#include <bit>

namespace kaisho {

// Calls `see` with the number of each bit that is set, from the lowest.
template <class Bits, class See>
void each_bit(Bits bits, const See& see) {
  for (; bits != 0; bits &= bits - 1) see(std::countr_zero(bits));
}

}  // namespace kaisho
