// Matches paths with the patterns of routes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kaisho::server {

// If the path matches a pattern such as "/api/tables/:table/record", the values of the names with a
// colon, in their order; a value may be empty. Nothing if it does not match.
std::optional<std::vector<std::string>> match_path(std::string_view pattern, std::string_view path);

}  // namespace kaisho::server
