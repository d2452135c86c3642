#pragma once

#include <chrono>

namespace kaisho {

// How long the processor has worked for the calling thread. Where nobody counts that, as in the
// browser, the time of a steady clock.
std::chrono::nanoseconds processor_time();

}  // namespace kaisho
