#include "server/http/header_value.h"

#include <algorithm>
#include <cstddef>

#include "core/values/ascii.h"
#include "server/http/trimmed.h"

namespace kaisho::server {
namespace {

// Where the first separator outside quotation marks stands, or the length of the text.
std::size_t end_of_part(std::string_view text, char separator) {
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted && text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      quoted = !quoted;
    } else if (text[i] == separator && !quoted) {
      return i;
    }
  }
  return text.size();
}

// "0.25" as 250. Nothing where it is no weight: at most three digits may follow the point.
std::optional<int> read_weight(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
  if (text.size() > 1 && text[1] != '.') return std::nullopt;
  int weight = (text[0] - '0') * 1000;
  int place = 100;
  for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
    if (digit < '0' || digit > '9') return std::nullopt;
    weight += (digit - '0') * place;
    place /= 10;
  }
  if (weight > 1000) return std::nullopt;
  return weight;
}

// The weight among the parameters. One that cannot be read wants nothing, be it for blanks around
// its equals sign, or because it has none.
int weight_among(const std::vector<std::string_view>& parts) {
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::size_t equals = std::min(parts[i].find('='), parts[i].size());
    if (!same_word(trimmed(parts[i].substr(0, equals)), "q")) continue;
    if (equals != 1) return 0;
    return read_weight(parts[i].substr(std::min<std::size_t>(2, parts[i].size()))).value_or(0);
  }
  return 1000;
}

// A coding may be named as programs of long ago name it (RFC 9110, 8.4.1).
bool names_coding(std::string_view name, std::string_view coding) {
  return same_word(name, coding) || (coding == "gzip" && same_word(name, "x-gzip"));
}

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, ascii_lower, ascii_lower);
}

std::vector<std::string_view> parts_of_list(std::string_view list, char separator) {
  std::vector<std::string_view> parts;
  while (!list.empty()) {
    const std::size_t end = end_of_part(list, separator);
    const std::string_view part = trimmed(list.substr(0, end));
    if (!part.empty()) parts.push_back(part);
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return parts;
}

bool lists_word(std::string_view list, std::string_view word) {
  return std::ranges::any_of(parts_of_list(list),
                             [&](std::string_view one) { return same_word(one, word); });
}

bool is_media_type(std::string_view content_type, std::string_view type) {
  const std::vector<std::string_view> one = parts_of_list(content_type);
  if (one.size() != 1) return false;
  const std::vector<std::string_view> parts = parts_of_list(one.front(), ';');
  return !parts.empty() && one.front().starts_with(parts.front()) && same_word(parts.front(), type);
}

std::optional<int> weight_of_coding(std::string_view accept_encoding, std::string_view coding) {
  std::optional<int> of_all;
  for (const std::string_view element : parts_of_list(accept_encoding)) {
    const std::vector<std::string_view> parts = parts_of_list(element, ';');
    if (parts.empty()) continue;
    if (names_coding(parts.front(), coding)) return weight_among(parts);
    if (parts.front() == "*") of_all = weight_among(parts);
  }
  return of_all;
}

// A tag has no escapes: a backslash in it is a sign like others.
bool lists_tag(std::string_view if_none_match, std::string_view tag) {
  if (trimmed(if_none_match) == "*") return true;
  while (!if_none_match.empty()) {
    const std::size_t begin = if_none_match.find('"');
    if (begin == std::string_view::npos) return false;
    const std::size_t end = if_none_match.find('"', begin + 1);
    if (end == std::string_view::npos) return false;
    if (if_none_match.substr(begin, end + 1 - begin) == tag) return true;
    if_none_match.remove_prefix(end + 1);
  }
  return false;
}

}  // namespace kaisho::server
