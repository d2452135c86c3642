#include "arena/json_file.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace kaisho {
namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

std::string named(const std::string& path) {
  return path == "-" ? "The standard input" : "'" + path + "'";
}

Expected<std::string> read_all(std::istream& in, const std::string& path) {
  std::string text;
  std::string chunk(std::size_t{1} << 16U, '\0');
  while (in.read(chunk.data(), static_cast<std::streamsize>(chunk.size())) || in.gcount() > 0) {
    text.append(chunk, 0, static_cast<std::size_t>(in.gcount()));
    if (text.size() > kLargestFile) {
      return fail("file_too_large", named(path) + " is larger than 64 MiB.");
    }
  }
  if (in.bad()) return fail("no_file", named(path) + " cannot be read.");
  return text;
}

Expected<std::string> read_file(const std::string& path) {
  if (path == "-") return read_all(std::cin, path);
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return fail("no_file", named(path) + " is a folder.");
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) return fail("no_file", named(path) + " cannot be opened.");
  return read_all(in, path);
}

}  // namespace

Expected<Json> read_json_file(const std::string& path) {
  const Expected<std::string> text = read_file(path);
  if (!text) return std::unexpected(text.error());
  Expected<Json> json = parse_json(*text);
  if (!json) json.error().message = named(path) + ": " + json.error().message;
  return json;
}

}  // namespace kaisho
