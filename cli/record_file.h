// The record of a game under way, whole in its file after every move.
#pragma once

#include <mutex>
#include <string>
#include <utility>

#include "engine/history.h"
#include "engine/record.h"

namespace kaisho::cli {

class RecordFile {
 public:
  // An empty path keeps nothing.
  explicit RecordFile(std::string path) : path_(std::move(path)) {}
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;
  ~RecordFile() = default;

  const std::string& path() const { return path_; }

  // While it is held, nobody ends the program: from a move until it is saved.
  std::unique_lock<std::mutex> hold() { return std::unique_lock(busy_); }
  // Saves the record. hold() must have been called. Errors: cannot_write; the file is then as it
  // was.
  Expected<void> save(engine::Record& record, const engine::History& history) const;

 private:
  std::string path_;
  std::mutex busy_;
};

}  // namespace kaisho::cli
