#pragma once

#include <chrono>

namespace kaisho::players {

// How long the processor has worked for the calling thread. Where that is not counted, as in the
// browser, it is the time of a steady clock.
std::chrono::nanoseconds processor_time();

}  // namespace kaisho::players
