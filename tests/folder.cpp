#include "tests/folder.h"

namespace kaisho {

// Told by the build for this file alone: a path of one machine would keep the others from being
// compiled once for all checkouts.
const std::filesystem::path& tests_folder() {
  static const std::filesystem::path kFolder = KAISHO_TESTS_FOLDER;
  return kFolder;
}

}  // namespace kaisho
