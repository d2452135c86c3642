#include "players/processor_time.h"

#include <ctime>

namespace kaisho::players {

std::chrono::nanoseconds processor_time() {
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__wasi__)
  timespec time{};
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }
#endif
  return std::chrono::steady_clock::now().time_since_epoch();
}

}  // namespace kaisho::players
