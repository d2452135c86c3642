#include "server/store/unfinished_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

#include "core/reading/fault.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

constexpr std::string_view kUnfinished = ".unfinished";
constexpr std::size_t kNameSigns = 8;

void remove_with_companions(const std::string& path) {
  for (const std::string& file : with_companions(path)) ::unlink(file.c_str());
}

// Whether a file has such a name: that of the target, a dot, eight signs and the ending.
bool is_unfinished(std::string_view name, std::string_view target) {
  return name.size() == target.size() + 1 + kNameSigns + kUnfinished.size() &&
         name.starts_with(target) && name[target.size()] == '.' && name.ends_with(kUnfinished);
}

}  // namespace

Expected<UnfinishedFile> UnfinishedFile::beside(const std::string& target) {
  remove_unfinished(target);
  const std::string path = target + "." + random_name(kNameSigns) + std::string(kUnfinished);
  OpenFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (file.number() < 0) return system_fault("server.cannot_make", path);
  UnfinishedFile unfinished(path, std::move(file));
  if (::flock(unfinished.held_.number(), LOCK_EX | LOCK_NB) != 0) {
    return system_fault("server.cannot_lock", path);
  }
  return unfinished;
}

UnfinishedFile::UnfinishedFile(UnfinishedFile&& other) noexcept
    : path_(std::exchange(other.path_, {})), held_(std::move(other.held_)) {}

UnfinishedFile::~UnfinishedFile() {
  if (!path_.empty()) remove_with_companions(path_);
}

void remove_unfinished(const std::string& target) {
  const std::string name = std::filesystem::path(target).filename().string();
  std::error_code error;
  for (std::filesystem::directory_iterator at(folder_of(target), error), end; !error && at != end;
       at.increment(error)) {
    if (!is_unfinished(at->path().filename().string(), name)) continue;
    const std::string path = at->path().string();
    const OpenFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (file.number() < 0 || ::flock(file.number(), LOCK_EX | LOCK_NB) != 0) continue;
    remove_with_companions(path);
  }
}

}  // namespace kaisho::server
