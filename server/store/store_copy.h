// Copies of a store's file: made as it is at one moment, looked through, put in the place of
// another.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "core/reading/error.h"

namespace kaisho::server {

// What a copy contains.
struct BackupContents {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::optional<Error> damage = std::nullopt;  // of what is in it; such a copy is not restored
};

// Copies the store into an empty file, even while others write to it. `stop` ends it early, with an
// error. Errors: storage.
Expected<void> copy_store(const std::string& from, const std::string& to,
                          const std::stop_token& stop = {});

// Checks that the file is an undamaged store of a version that this program knows. What is missing
// among the rows is told as `damage`. Errors: storage.
Expected<BackupContents> check_copy(const std::string& path, const std::stop_token& stop = {});

// Gives a file the name of another, which is replaced if there is one and `force` is set. What
// SQLite keeps beside the other is removed, because it must never be applied to the new one: last
// of all, so that a program that is killed meanwhile leaves the old store whole, or the new one
// beside a log that no server takes for its own. Errors: storage.
Expected<void> put_in_place(const std::string& from, const std::string& to, bool force);

}  // namespace kaisho::server
