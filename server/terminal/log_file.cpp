#include "server/terminal/log_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>

#include "core/reading/fault.h"

namespace kaisho::server {

LogFile::~LogFile() {
  if (file_ >= 0) ::close(file_);
}

Expected<void> LogFile::open() {
  constexpr mode_t kMode = 0600;  // it holds addresses of people
  const int opened = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, kMode);
  if (opened < 0) {
    const char* const why = std::strerror(errno);
    return fail("cannot_log", "server.cannot_write", {{"path", path_}, {"why", why}}, "--log-file");
  }
  const std::lock_guard lock(mutex_);
  if (file_ >= 0) ::close(file_);
  file_ = opened;
  return {};
}

// What a full disk does not take is lost; the program goes on.
void LogFile::sink_it_(const spdlog::details::log_msg& message) {
  spdlog::memory_buf_t line;
  formatter_->format(message, line);
  std::string_view rest(line.data(), line.size());
  while (!rest.empty()) {
    const ssize_t written = ::write(file_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    rest.remove_prefix(written);
  }
}

}  // namespace kaisho::server
