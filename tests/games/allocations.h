// What this thread has allocated so far: the test program counts in its operator new and delete.
#pragma once

#include <cstddef>

// How often.
std::size_t allocations();
// How many bytes it has taken and not given back; less than 0 where it gave back those of others.
std::ptrdiff_t bytes_kept();
