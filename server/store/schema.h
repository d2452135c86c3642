// The schema of the table store, and the upgrade of older files.
#pragma once

#include "server/store/sqlite.h"

namespace kaisho::server {

// Makes or upgrades the tables. Errors: storage, also for a file of a newer program.
Expected<void> prepare_schema(Database& database);
// Whether the file is a table store that this program can upgrade. Errors: storage.
Expected<void> check_schema(Database& database);

}  // namespace kaisho::server
