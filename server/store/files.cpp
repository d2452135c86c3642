#include "server/store/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <tuple>

#include "core/reading/fault.h"

namespace kaisho::server {

OpenFile::~OpenFile() {
  if (file_ >= 0) ::close(file_);
}

std::unexpected<Error> system_fault(const char* reason, const std::string& path) {
  return fail("storage", reason, {{"path", path}, {"why", std::strerror(errno)}});
}

bool exists(const std::string& path) {
  struct stat facts{};
  return ::lstat(path.c_str(), &facts) == 0;
}

std::string folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  return folder.empty() ? "." : folder;
}

bool is_empty(const std::string& path) {
  struct stat facts{};
  return ::stat(path.c_str(), &facts) != 0 || (S_ISREG(facts.st_mode) && facts.st_size == 0);
}

void give_to_owner_of(const std::string& folder, const std::string& path) {
  struct stat facts{};
  if (::geteuid() != 0 || ::stat(folder.c_str(), &facts) != 0) return;
  std::ignore = ::lchown(path.c_str(), facts.st_uid, facts.st_gid);
}

Expected<void> keep_on_disk(const std::string& path) {
  const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) return system_fault("server.cannot_open", path);
  if (::fsync(file.number()) != 0) return system_fault("server.cannot_keep", path);
  return {};
}

std::vector<std::string> with_companions(const std::string& database) {
  return {database, database + "-wal", database + "-shm", database + "-journal"};
}

SameFiles::SameFiles(std::vector<std::string> paths) {
  for (std::string& path : paths) {
    struct stat facts{};
    if (::stat(path.c_str(), &facts) != 0) continue;
    files_.push_back({std::move(path), facts.st_dev, facts.st_ino});
  }
}

Expected<void> SameFiles::check() const {
  for (const File& file : files_) {
    struct stat facts{};
    const bool there = ::stat(file.path.c_str(), &facts) == 0;
    if (there && facts.st_dev == file.device && facts.st_ino == file.number) continue;
    const std::string name = std::filesystem::path(file.path).filename().string();
    return fail("storage", there ? "server.file_replaced" : "server.file_removed",
                {{"file", name}});
  }
  return {};
}

}  // namespace kaisho::server
