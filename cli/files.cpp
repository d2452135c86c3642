#include "cli/files.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>

namespace kaisho::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

Expected<std::string> read_all(std::istream& in, const std::string& path) {
  std::string text;
  std::string chunk(std::size_t{1} << 16U, '\0');
  while (in.read(chunk.data(), static_cast<std::streamsize>(chunk.size())) || in.gcount() > 0) {
    text.append(chunk, 0, static_cast<std::size_t>(in.gcount()));
    if (text.size() > kLargestFile) {
      return fail("file_too_large", "'" + path + "' is larger than 64 MiB.");
    }
  }
  if (in.bad()) return fail("no_file", "'" + path + "' cannot be read.");
  return text;
}

Expected<std::string> read_file(const std::string& path) {
  if (path == "-") return read_all(std::cin, "standard input");
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return fail("no_file", "'" + path + "' is a folder.");
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) return fail("no_file", "'" + path + "' cannot be opened.");
  return read_all(in, path);
}

auto same_file(const std::string& written, const std::string& other) {
  return fail("same_file", "'" + other + "' would be lost: '" + written + "' is the same file.");
}

}  // namespace

Expected<Json> read_json_file(const std::string& path) {
  const Expected<std::string> text = read_file(path);
  if (!text) return std::unexpected(text.error());
  return parse_json(*text);
}

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
