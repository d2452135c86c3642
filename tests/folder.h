// Where the data of the tests lie.
#pragma once

#include <filesystem>

namespace kaisho {

const std::filesystem::path& tests_folder();

}  // namespace kaisho
