#include "cli/reader_watch.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace kaisho::cli {

ReaderWatch::ReaderWatch() : wake_(eventfd(0, EFD_CLOEXEC)) {
  if (wake_ >= 0) watcher_ = std::thread([this] { watch(); });
}

ReaderWatch::~ReaderWatch() {
  if (wake_ < 0) return;
  eventfd_write(wake_, 1);
  watcher_.join();
  close(wake_);
}

void ReaderWatch::watch() {
  std::array<pollfd, 2> files = {{{STDOUT_FILENO, 0, 0}, {wake_, POLLIN, 0}}};
  while (true) {
    const int ready = poll(files.data(), files.size(), -1);
    if (ready < 0 && errno == EINTR) continue;
    if (ready < 0 || files[1].revents != 0) return;
    if ((files[0].revents & (POLLERR | POLLHUP)) != 0) gone_ = true;
    if (files[0].revents != 0) return;
  }
}

}  // namespace kaisho::cli
