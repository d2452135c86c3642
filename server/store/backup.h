// Makes copies of the table store, whether or not a server runs, checks them, and restores them.
#pragma once

#include <string>

#include "core/reading/error.h"

namespace kaisho::server {

struct BackupOptions {
  std::string data = "data";  // the folder of the tables
  std::string file;           // the copy
  bool force = false;         // replace what is already there
};

// What a copy contains.
struct BackupContents {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
};

// Errors: storage, exists.
Expected<BackupContents> back_up(const BackupOptions& options);
// No server may have the folder open. Errors: storage, exists.
Expected<BackupContents> restore(const BackupOptions& options);

}  // namespace kaisho::server
