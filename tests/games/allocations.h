// How often this thread has allocated memory so far: the test program counts in its operator new.
#pragma once

#include <cstddef>

std::size_t allocations();
