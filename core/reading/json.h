// JSON by nlohmann, never by its throwing calls.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/reading/error.h"

namespace kaisho {

using Json = nlohmann::json;

// Deeper input is refused before it can exhaust the call stack.
inline constexpr int kMaxJsonDepth = 64;

// What editors of Windows put before a text.
std::string_view without_byte_order_mark(std::string_view text);

// Parses one JSON text; on failure an Error "bad_json" that says at which byte.
Expected<Json> parse_json(std::string_view text);

// Every JSON text that is written or sent comes from here: bytes that are no UTF-8 are replaced,
// where the library by itself would end the program. On one line, or with so many spaces a level.
std::string json_text(const Json& json, int indent = -1);

// {code, message, where, reason, values}, without those that it does not have.
Json error_json(const Error& error);

}  // namespace kaisho
