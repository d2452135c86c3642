// Makes copies of the table store, whether or not a server runs, checks them, and restores them.
#pragma once

#include <stop_token>
#include <string>

#include "core/reading/error.h"
#include "server/store/store_copy.h"

namespace kaisho::server {

struct BackupOptions {
  std::string data = "data";  // the folder of the tables
  std::string file;           // the copy
  bool force = false;         // replace what is already there
  std::stop_token stop = {};  // ends it before anything has changed
};

struct Restored {
  BackupContents contents;
  std::string replaced;  // the folder with what was there before; empty if nothing was
};

// Errors: storage, exists.
Expected<BackupContents> back_up(const BackupOptions& options);
// No server may have the folder open. What is replaced is kept in a folder beside it; files that
// root writes belong to the owner of the folder of the tables. Errors: storage, exists.
Expected<Restored> restore(const BackupOptions& options);

}  // namespace kaisho::server
