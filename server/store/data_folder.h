// The folder of the tables. It holds secrets, so only its owner may read it, and only one server at
// a time may use it.
#pragma once

#include <string>
#include <vector>

#include "core/reading/error.h"
#include "server/store/files.h"

namespace kaisho::server {

class DataFolder {
 public:
  // Makes the folder if necessary, tests that it can be written, takes its lock and checks that the
  // files there belong together. The system releases the lock when the program ends. Errors:
  // storage.
  enum class Purpose : std::uint8_t {
    kServe,
    kReplace
  };  // to replace the files there, they need not be sound
  static Expected<DataFolder> open(const std::string& path, Purpose purpose = Purpose::kServe);

  std::string database() const { return path_ + "/" + kDatabaseName; }

  // Is called once the database is open and its log is written back: notes which database it is. A
  // log that is found later can then be told from that of another database. Errors: storage.
  Expected<void> note(const std::string& identity);

 private:
  DataFolder(std::string path, OpenFile lock) : path_(std::move(path)), lock_(std::move(lock)) {}

  std::string path_;
  OpenFile lock_;
};

// The files that a folder of tables lives by, whether they are there or not: the store with what
// SQLite writes beside it, and the lock.
std::vector<std::string> own_files(const std::string& folder);

// Checks that the files of a folder belong together, without taking its lock. Errors: storage.
Expected<void> check_log(const std::string& folder);

}  // namespace kaisho::server
