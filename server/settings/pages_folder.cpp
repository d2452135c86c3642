#include "server/settings/pages_folder.h"

namespace kaisho::server {

std::filesystem::path pages_of(const std::filesystem::path& program) {
  const std::filesystem::path folder = program.parent_path();
  const char* pages = folder.filename() == "bin" ? "../share/kaisho/pages" : KAISHO_PAGES;
  return (folder / pages).lexically_normal();
}

std::string pages_folder() {
  std::error_code error;
  return pages_of(std::filesystem::read_symlink("/proc/self/exe", error)).string();
}

}  // namespace kaisho::server
