// Where the built pages lie, seen from the program itself: so it finds them from any working
// folder.
#pragma once

#include <filesystem>
#include <string>

namespace kaisho::server {

// PREFIX/bin/kaisho, where `cmake --install` puts it, has them in PREFIX/share/kaisho/pages; a
// program in a build folder has those of its sources.
std::filesystem::path pages_of(const std::filesystem::path& program);

// Those of the running program.
std::string pages_folder();

}  // namespace kaisho::server
