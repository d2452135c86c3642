// What is wrong with a text that is no JSON: where, what was expected, what was found.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/reading/error.h"

namespace kaisho {

// A text in UTF-16, UTF-32 or Latin-1, or one with a NUL in it.
std::optional<Error> encoding_fault(std::string_view text);

// Describes why the parser stopped: it had read this many bytes, and says `complaint`.
Error syntax_fault(std::string_view text, std::size_t read, std::string_view complaint);

// The key that ends before byte `read`, of the member at `path`, stands there a second time.
Error repeated_key(std::string_view text, std::size_t read, const std::string& key,
                   std::string path);

// What has been read so far is nested too deep.
Error too_deep(std::string_view text, std::size_t read);

}  // namespace kaisho
