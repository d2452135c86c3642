// Text from a file or the network as it may be printed and named: signs that
// act on a terminal or reverse a line are refused in names, and printed escaped.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kaisho {

// Control characters and those that change the direction or the lines of a text.
bool is_control(char32_t code);

bool has_control(std::string_view text);

// A blank text has nothing but blanks, or characters that cannot be seen.
bool is_blank(std::string_view text);
// Whether it begins or ends with a space, or with what takes no room.
bool has_blank_end(std::string_view text);

// Control characters and bytes that are no UTF-8 as "\u{1b}" and "\x{e9}"; all else as it is.
std::string visible(std::string_view text);

// Shows at most `most` characters; "…" stands for the rest.
std::string visible_start(std::string_view text, std::size_t most);

// Puts a text into quotation marks, visible, with at most `most` characters and "…".
std::string in_quotes(std::string_view text, std::size_t most = 40);

}  // namespace kaisho
