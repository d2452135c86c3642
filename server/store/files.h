// Files of the operating system. Every error names its file.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "core/reading/error.h"

namespace kaisho::server {

inline constexpr const char* kDatabaseName = "tables.sqlite";

// A file descriptor that is closed when it goes out of scope.
class OpenFile {
 public:
  OpenFile() = default;
  explicit OpenFile(int file) : file_(file) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile(OpenFile&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  OpenFile& operator=(const OpenFile&) = delete;
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile();

  int number() const { return file_; }

 private:
  int file_ = -1;
};

// An error with the system's message for the last call that failed; its sentence has a `path` and a
// `why`.
std::unexpected<Error> system_fault(const char* reason, const std::string& path);

bool exists(const std::string& path);            // of any kind
std::string folder_of(const std::string& path);  // in which it lies
bool is_empty(const std::string& path);          // true also if it does not exist

// Gives a file or a folder that root wrote to the owner of the folder in which it lies: the server
// may run as that user, and could not open it.
void give_to_owner_of(const std::string& folder, const std::string& path);

// Waits until the content of a file, or the names in a folder, are safe on disk. Errors: storage.
Expected<void> keep_on_disk(const std::string& path);

// The database's file and those that SQLite keeps beside it.
std::vector<std::string> with_companions(const std::string& database);

// Remembers which files some paths mean, and finds later whether they are still the same.
class SameFiles {
 public:
  SameFiles() = default;
  explicit SameFiles(std::vector<std::string> paths);

  // Errors: storage, if one has been removed or replaced.
  Expected<void> check() const;

 private:
  struct File {
    std::string path;
    dev_t device = 0;
    ino_t number = 0;
  };

  std::vector<File> files_;
};

}  // namespace kaisho::server
