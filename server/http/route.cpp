#include "server/http/route.h"

#include <algorithm>

namespace kaisho::server {
namespace {

// Removes the part before the first slash, and the slash.
std::string_view take_part(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view part = path.substr(0, slash);
  path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
  return part;
}

std::size_t count_slashes(std::string_view path) {
  return static_cast<std::size_t>(std::ranges::count(path, '/'));
}

}  // namespace

std::optional<std::vector<std::string>> match_path(std::string_view pattern,
                                                   std::string_view path) {
  const std::size_t slashes = count_slashes(pattern);
  if (count_slashes(path) != slashes) return std::nullopt;
  std::vector<std::string> values;
  for (std::size_t i = 0; i <= slashes; ++i) {
    const std::string_view expected = take_part(pattern);
    const std::string_view found = take_part(path);
    if (expected.starts_with(':')) {
      values.emplace_back(found);
    } else if (expected != found) {
      return std::nullopt;
    }
  }
  return values;
}

}  // namespace kaisho::server
