#include "arena/command_line/standard_output.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/reading/fault.h"

namespace kaisho::arena {

Error output_fault(int error) {
  return error_of("cannot_write", "arena.output", {{"why", std::strerror(error)}});
}

// A full disk refuses nothing at all, too; a pipe shows it only when it is asked.
Expected<void> try_output() {
  if (write(STDOUT_FILENO, "", 0) < 0 && errno != EAGAIN && errno != EINTR) {
    return std::unexpected(output_fault(errno));
  }
  pollfd look{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  const bool left = poll(&look, 1, 0) > 0 && (look.revents & POLLERR) != 0;
  if (left) return std::unexpected(output_fault(EPIPE));
  return {};
}

}  // namespace kaisho::arena
