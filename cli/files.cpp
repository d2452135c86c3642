#include "cli/files.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace kaisho::cli {
namespace {

auto same_file(const std::string& written, const std::string& other) {
  return fail("same_file", "'" + other + "' would be lost: '" + written + "' is the same file.");
}

}  // namespace

Expected<void> check_writable(const std::string& path) {
  if (path.empty()) return {};
  std::error_code error;
  const bool there = std::filesystem::exists(path, error);
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const std::string begun = folder.empty() ? "." : folder;  // where the file is to be
  if (std::filesystem::is_directory(path, error) ||
      access(there ? path.c_str() : begun.c_str(), W_OK) != 0) {
    return fail("cannot_write", "'" + path + "' cannot be written.");
  }
  return {};
}

Expected<void> check_apart(const std::string& written, std::span<const std::string> others) {
  std::error_code error;
  const auto place = [&](const std::string& path) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  };
  const auto own = place(written);  // empty where nobody can tell
  for (const std::string& other : others) {
    if (written.empty() || other.empty() || own.empty() || own != place(other)) continue;
    return same_file(written, other);
  }
  return {};
}

Expected<void> write_file(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.flush();
  if (!out) return fail("cannot_write", "'" + path + "' cannot be written.");
  return {};
}

}  // namespace kaisho::cli
