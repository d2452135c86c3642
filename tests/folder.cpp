#include "tests/folder.h"

#include <gtest/gtest.h>
#include <stdlib.h>

namespace kaisho {

// Told by the build for this file alone: a path of one machine would keep the others from being
// compiled once for all checkouts.
const std::filesystem::path& tests_folder() {
  static const std::filesystem::path kFolder = KAISHO_TESTS_FOLDER;
  return kFolder;
}

TemporaryFolder::TemporaryFolder() {
  std::string name = std::filesystem::temp_directory_path() / "kaisho-test-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) {
    ADD_FAILURE() << "no folder can be made in " << std::filesystem::temp_directory_path();
  }
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace kaisho
