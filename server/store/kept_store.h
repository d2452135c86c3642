// What is kept of a store before something else takes its place.
#pragma once

#include <string>

#include "core/reading/error.h"

namespace kaisho::server {

// Keeps the store of a data folder, as it is, with its log, and with the lock that says whose the
// log is: in a data folder of its own below it, whose path this returns; empty if there is no
// store. The caller holds the folder's lock. Errors: storage.
Expected<std::string> keep_replaced(const std::string& folder);

// Removes what a restore that was killed before it replaced anything has kept: second names of
// files of the store that is still there, which another server must not open by them. The caller
// holds the folder's lock, and nobody has opened the store yet.
void remove_second_names(const std::string& folder);

// Makes a copy of a store of an older program, before this one changes its form, and returns its
// path; empty if the store is of today's form, or there is none. The caller holds the folder's
// lock. Errors: storage.
Expected<std::string> keep_before_upgrade(const std::string& folder);

}  // namespace kaisho::server
