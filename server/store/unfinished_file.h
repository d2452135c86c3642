// A file that is written under a temporary name beside the one it is to become.
#pragma once

#include <string>

#include "core/reading/error.h"
#include "server/store/files.h"

namespace kaisho::server {

// If it is not put in place, it is removed. A program that is killed cannot do that, so whoever
// makes the next one in the same folder, or serves it, removes what lies there.
class UnfinishedFile {
 public:
  // Makes it: empty, for its owner's eyes only. Errors: storage.
  static Expected<UnfinishedFile> beside(const std::string& target);
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile(UnfinishedFile&& other) noexcept;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(UnfinishedFile&&) = delete;
  ~UnfinishedFile();

  const std::string& path() const { return path_; }

 private:
  UnfinishedFile(std::string path, OpenFile held)
      : path_(std::move(path)), held_(std::move(held)) {}

  std::string path_;  // empty once it was moved from
  OpenFile held_;     // locked, which tells it from what a killed program left
};

// Removes those in the folder of the target that no program is writing any more, whatever they were
// to become: backups may have another name each day.
void remove_unfinished(const std::string& target);

}  // namespace kaisho::server
