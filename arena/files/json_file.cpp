#include "arena/files/json_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "core/reading/fault.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

std::unexpected<Error> cannot_read(const std::string& path) {
  return fail("no_file", "arena.cannot_read", {{"path", path}, {"why", std::strerror(errno)}});
}

Expected<std::string> read_all(std::istream& in, const std::string& path) {
  std::string text;
  std::string chunk(std::size_t{1} << 16U, '\0');
  while (in.read(chunk.data(), std::ssize(chunk)) || in.gcount() > 0) {
    text.append(chunk, 0, in.gcount());
    if (text.size() > kLargestFile) {
      return fail("file_too_large", "arena.file_size", {{"path", path}});
    }
  }
  if (in.bad()) return cannot_read(path);
  return text;
}

}  // namespace

Expected<std::string> read_text_file(const std::string& path) {
  if (path == "-") return read_all(std::cin, path);
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return fail("no_file", "arena.folder", {{"path", path}});
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) return cannot_read(path);
  return read_all(in, path);
}

Expected<Json> read_json_file(const std::string& path) {
  const Expected<std::string> text = read_text_file(path);
  if (!text) return std::unexpected(text.error());
  Expected<Json> json = parse_json(*text);
  if (!json) json.error().where = path;
  return json;
}

}  // namespace kaisho::arena
