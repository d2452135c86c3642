#include "cli/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string_view>

#include "core/reading/fault.h"

namespace kaisho::cli {
namespace {

std::unexpected<Error> cannot_write(const std::string& path, int error) {
  return fail("cannot_write", "cli.cannot_write", {{"path", path}, {"why", std::strerror(error)}});
}

// What is there, links followed.
std::optional<struct stat> look_at(const std::string& path) {
  struct stat found{};
  if (stat(path.c_str(), &found) != 0) return std::nullopt;
  return found;
}

bool is_regular(const struct stat& file) { return S_ISREG(file.st_mode); }

bool same_file(const std::string& written, const std::string& read) {
  const std::string other = read == "-" ? "/dev/stdin" : read;
  const auto one = look_at(written);
  const auto two = look_at(other);
  if (one && two) return one->st_dev == two->st_dev && one->st_ino == two->st_ino;
  if (one || two) return false;
  std::error_code error;
  const auto place = [&](const std::string& path) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  };
  const auto own = place(written);  // empty where it is not known
  return !own.empty() && own == place(other);
}

// 0, or the number of the error.
int write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(written);
  }
  return 0;
}

// Writes into what can be opened so. Errors of closing count, for some disks report them only then.
int write_to(int file, std::string_view text) {
  if (file < 0) return errno;
  const int error = write_all(file, text);
  return close(file) != 0 && error == 0 ? errno : error;
}

int write_in_place(const std::string& path, std::string_view text) {
  return write_to(open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC), text);
}

// The file behind links, whether it is there or not.
std::string past_links(std::filesystem::path path) {
  constexpr int kMaxLinks = 40;
  std::error_code error;
  for (int i = 0; i < kMaxLinks && std::filesystem::is_symlink(path, error); ++i) {
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  }
  return path.string();
}

bool forbidden(int error) { return error == EACCES || error == EPERM || error == EROFS; }

}  // namespace

Expected<void> check_output(const std::string& path, bool force,
                            std::span<const std::string> inputs) {
  if (path.empty()) return {};
  if (path == "-") return fail("cannot_write", "cli.dash", {});
  for (const std::string& input : inputs) {
    if (input.empty() || !same_file(path, input)) continue;
    return fail("same_file", "cli.same_file", {{"path", input}, {"found", path}});
  }
  const auto there = look_at(path);
  if (there && is_regular(*there) && !force) {
    return fail("file_exists", "cli.file_exists", {{"found", path}});
  }
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0666);
  if (file < 0) return cannot_write(path, errno);
  close(file);
  if (!there) unlink(past_links(path).c_str());
  return {};
}

Expected<void> check_regular(const std::string& path) {
  const auto there = look_at(path);
  if (!there || is_regular(*there)) return {};
  return fail("cannot_write", "cli.regular_file", {{"found", path}});
}

Expected<void> write_file(const std::string& path, const std::string& text) {
  const auto there = look_at(path);
  if (there && !is_regular(*there)) {
    const int error = write_in_place(path, text);
    return error == 0 ? Expected<void>() : cannot_write(path, error);
  }
  const std::string whole = past_links(path);
  const std::string part = whole + "." + std::to_string(getpid()) + ".part";
  const mode_t mode = there ? there->st_mode & 0777U : 0666U;
  const int file = open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode);
  int error =
      file < 0 && there && forbidden(errno) ? write_in_place(whole, text) : write_to(file, text);
  if (file < 0) return error == 0 ? Expected<void>() : cannot_write(path, error);
  if (error == 0 && rename(part.c_str(), whole.c_str()) != 0) error = errno;
  if (error == 0) return {};
  unlink(part.c_str());
  return cannot_write(path, error);
}

}  // namespace kaisho::cli
