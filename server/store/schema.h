// The schema of the table store, and the upgrade of older files.
#pragma once

#include "server/store/sqlite.h"

namespace kaisho::server {

// Makes or upgrades the tables. Errors: storage; also for a file of a newer program, of another
// program, and for one in which a part is missing, too much or changed.
Expected<void> prepare_schema(Database& database);
// Checks that the file is a table store that this program can read or upgrade, with all its parts
// and no others. Errors: storage.
Expected<void> check_schema(Database& database);
// Whether the file is a store of an older form. Errors: those of prepare_schema, but the file is
// not changed.
Expected<bool> needs_upgrade(Database& database);

}  // namespace kaisho::server
