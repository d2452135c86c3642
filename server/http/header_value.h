// How the values of headers are written (RFC 9110, 5.6 and 8): lists, words, media types, weights
// and entity tags.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace kaisho::server {

// The same but for capitals.
bool same_word(std::string_view a, std::string_view b);

// What stands between the separators, without blanks around it and without empty ones. A separator
// in quotation marks divides nothing.
std::vector<std::string_view> parts_of_list(std::string_view list, char separator = ',');

// Whether a list such as that of Connection holds a word.
bool lists_word(std::string_view list, std::string_view word);

// Whether a Content-Type is this media type, whatever its parameters.
bool is_media_type(std::string_view content_type, std::string_view type);

// How much an Accept-Encoding wants a coding, from 0 (not at all) to 1000. Nothing if it says
// nothing of it, neither by name nor by '*'.
std::optional<int> weight_of_coding(std::string_view accept_encoding, std::string_view coding);

// Whether an If-None-Match holds this tag, by weak comparison; '*' stands for every tag.
bool lists_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace kaisho::server
