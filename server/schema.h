// The form of the table store's file, and how older files are brought to it.
#pragma once

#include "server/sqlite.h"

namespace kaisho {

// Makes or upgrades the tables. Errors: storage, also when the file is of a newer program.
Expected<void> prepare_schema(Database& database);

}  // namespace kaisho
