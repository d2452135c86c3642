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
  // Makes the folder if necessary, tests that it can be written, takes its lock, removes copies and
  // second names that a killed program left there, and checks that the files belong together. The
  // system releases the lock when the program ends. Errors: storage.
  enum class Purpose : std::uint8_t {
    kServe,
    kReplace
  };  // to replace the files there, they need not be sound
  static Expected<DataFolder> open(const std::string& path, Purpose purpose = Purpose::kServe);

  std::string database() const { return path_ + "/" + kDatabaseName; }

  // Is called once the database is open and its log is written back: notes which database it is. A
  // log that is found later can then be told from that of another database. Errors: storage.
  Expected<void> note(const std::string& identity);

  // Notes which database it is that is going to be replaced: a program that is killed before its
  // log is removed leaves one that is then known not to belong to the new database. Errors:
  // storage.
  Expected<void> note_replaced();

  // Whether the database is not, or may not be, the one in the state in which a server that ran
  // here left it: it was put there since, by `kaisho restore` or by hand.
  bool was_replaced() const { return replaced_; }

 private:
  // The file `lock`, and the folder itself, so that a server whose lock file somebody has removed
  // still has the folder to itself.
  struct Locks {
    OpenFile folder;
    OpenFile file;
  };

  DataFolder(std::string path, Locks locks) : path_(std::move(path)), locks_(std::move(locks)) {}

  static Expected<Locks> take_locks(const std::string& folder);

  std::string path_;
  Locks locks_;
  bool replaced_ = false;
};

// The files that a folder of tables lives by, whether they are there or not: the store with what
// SQLite writes beside it, and the lock.
std::vector<std::string> own_files(const std::string& folder);

// Copies the lock of a folder to another, as that of a server that runs no more. Nothing is copied
// where it does not say which database is there. Errors: storage.
Expected<void> copy_lock(const std::string& from, const std::string& to);

// Checks that no server uses a folder, and changes nothing there. Errors: storage.
Expected<void> check_unused(const std::string& folder);

// Checks that the files of a folder belong together, without taking its lock. Errors: storage.
Expected<void> check_log(const std::string& folder);

}  // namespace kaisho::server
