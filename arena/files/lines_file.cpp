#include "arena/files/lines_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "core/reading/fault.h"

namespace kaisho::arena {
namespace {

// Closes what was opened for reading.
struct Opened {
  explicit Opened(const std::string& path) : file(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;
  ~Opened() {
    if (file >= 0) close(file);
  }
  int file;
};

std::unexpected<Error> unreadable(const std::string& path) {
  return fail("no_file", "arena.cannot_read", {{"path", path}, {"why", std::strerror(errno)}});
}

std::unexpected<Error> cannot_write(const std::string& path) {
  return fail("cannot_write", "arena.cannot_write",
              {{"path", path}, {"why", std::strerror(errno)}});
}

Expected<std::string> read_all(int file, const std::string& path) {
  std::string text;
  std::array<char, 1U << 16U> chunk;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  while (true) {
    const ssize_t got = read(file, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return unreadable(path);
    if (got == 0) return text;
    text.append(chunk.data(), got);
  }
}

}  // namespace

Expected<std::string> read_lines_file(const std::string& path) {
  const Opened opened(path);
  if (opened.file < 0) return unreadable(path);
  return read_all(opened.file, path);
}

std::vector<NumberedLine> whole_lines(std::string_view text) {
  std::vector<NumberedLine> lines;
  std::size_t number = 0;
  for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    const std::string_view line = text.substr(0, end);
    ++number;
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) lines.push_back({number, line});
    text.remove_prefix(end + 1);
  }
  return lines;
}

Error at_line(const char* code, std::string_view path, std::size_t line, Error error) {
  error.code = code;
  std::string where = std::string(path) + ":" + std::to_string(line);
  if (!error.where.empty()) where += ": " + error.where;
  error.where = std::move(where);
  return error;
}

LinesFile::~LinesFile() {
  if (file_ >= 0) close(file_);
}

Expected<std::string> LinesFile::open(const std::string& path) {
  path_ = path;
  struct stat there{};
  // Looked at before: opening a pipe would wait for its other end.
  if (stat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode)) {
    return fail("cannot_write", "arena.regular_file", {{"path", path}});
  }
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0) return cannot_write(path);
  if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
    return fail("cannot_write", "arena.file_in_use", {{"path", path}});
  }
  return read_all(file_, path);
}

Expected<void> LinesFile::resume(std::string_view text) {
  const std::size_t end = text.rfind('\n');
  const auto whole = static_cast<off_t>(end == std::string_view::npos ? 0 : end + 1);
  if (ftruncate(file_, whole) != 0 || lseek(file_, whole, SEEK_SET) < 0) {
    return cannot_write(path_);
  }
  return {};
}

Expected<void> LinesFile::add(const Json& json) {
  const std::string line = json_text(json) + "\n";
  std::size_t done = 0;
  while (done < line.size()) {
    const ssize_t written = write(file_, line.data() + done, line.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return cannot_write(path_);
    done += written;
  }
  return {};
}

}  // namespace kaisho::arena
