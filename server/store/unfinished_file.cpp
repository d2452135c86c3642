#include "server/store/unfinished_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <ranges>
#include <string_view>
#include <utility>

#include "core/reading/fault.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

constexpr std::string_view kUnfinished = ".unfinished";
constexpr std::size_t kNameSigns = 8;

// The file itself goes last, because the others are found by it.
void remove_with_companions(const std::string& path) {
  for (const std::string& file : with_companions(path) | std::views::reverse) {
    ::unlink(file.c_str());
  }
}

// Whether a file has such a name: that of a target, a dot, eight signs and the ending. Returns the
// target's name; empty if it has not.
std::string_view target_of(std::string_view name) {
  constexpr std::size_t kRest = 1 + kNameSigns + kUnfinished.size();
  if (name.size() <= kRest || !name.ends_with(kUnfinished)) return {};
  const std::string_view target = name.substr(0, name.size() - kRest);
  const std::string_view signs = name.substr(target.size() + 1, kNameSigns);
  const bool random = name[target.size()] == '.' && std::ranges::all_of(signs, [](char sign) {
                        return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9');
                      });
  return random ? target : std::string_view();
}

// Whether a file is a database of SQLite, or was to become one.
bool may_be_store(int file) {
  constexpr std::string_view kHead = "SQLite format 3";
  std::array<char, kHead.size()> bytes{};
  const ssize_t size = ::pread(file, bytes.data(), bytes.size(), 0);
  return size == 0 || (size > 0 && std::string_view(bytes.data(), bytes.size()) == kHead);
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
    const std::string left = at->path().filename().string();
    const std::string_view of = target_of(left);
    if (of.empty()) continue;
    const std::string path = at->path().string();
    const OpenFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (file.number() < 0 || ::flock(file.number(), LOCK_EX | LOCK_NB) != 0) continue;
    if (of != name && !may_be_store(file.number())) continue;  // it may be another program's
    remove_with_companions(path);
  }
}

}  // namespace kaisho::server
