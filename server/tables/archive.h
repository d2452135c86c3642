// Archives tables that are removed from the store.
#pragma once

#include <string>

#include "server/store/store.h"

namespace kaisho::server {

// Writes the table's record, with seed and secret, as a file of the folder; of a table whose game
// never began, what is known of it instead. Errors: storage, frozen.
Expected<void> archive(Store& store, const std::string& id, const std::string& folder);

// Makes the folder if necessary, and tests that it can be written. Errors: storage.
Expected<void> check_archive(const std::string& folder);

}  // namespace kaisho::server
