#include "core/reading/json_fault.h"

#include <algorithm>
#include <array>

#include "core/characters/utf8.h"
#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "core/reading/json.h"

namespace kaisho {
namespace {

constexpr std::size_t kMaxFound = 20;  // characters of what was found

// A fault at a byte of the text.
Error fault_at(std::string_view text, std::size_t byte, const char* reason,
               std::string_view found = {}) {
  const TextPlace place = place_in(text, byte);
  return error_of("bad_json", reason,
                  {{"line", place.line}, {"column", place.column}, {"found", found}});
}

// ---- encodings

struct ByteOrderMark {
  std::string_view bytes;
  std::string_view encoding;
};
constexpr std::array kByteOrderMarks = {
    ByteOrderMark{{"\xff\xfe\0\0", 4}, "UTF-32"}, ByteOrderMark{{"\0\0\xfe\xff", 4}, "UTF-32"},
    ByteOrderMark{"\xff\xfe", "UTF-16"}, ByteOrderMark{"\xfe\xff", "UTF-16"}};

// JSON begins with two ASCII characters, or one by itself: where their zero bytes are tells the
// width of the characters.
std::string_view wide_encoding(std::string_view text) {
  for (const ByteOrderMark& mark : kByteOrderMarks) {
    if (text.starts_with(mark.bytes)) return mark.encoding;
  }
  if (text.size() < 4) return {};
  std::string zeros;
  for (const char c : text.substr(0, 4)) zeros += c == '\0' ? '0' : 'x';
  if (zeros == "000x" || zeros == "x000") return "UTF-32";
  return zeros == "0x0x" || zeros == "x0x0" ? "UTF-16" : std::string_view();
}

// ---- syntax

// What the grammar allowed: the reason where something else stands, and where the text ends.
struct Expectation {
  std::string_view complaint;  // what the parser says
  const char* reason;
  const char* at_end;
};
constexpr std::array kWithinText = {
    Expectation{"missing closing quote", "json_closing_quote", "json_closing_quote_at_end"},
    Expectation{"forbidden character after backslash", "json_escape", "json_escape_at_end"},
    Expectation{"'\\u' must be followed", "json_escape_digits", "json_escape_digits_at_end"},
    Expectation{"surrogate", "json_surrogate", "json_surrogate_at_end"},
    Expectation{"control character", "json_control", "json_control_at_end"}};
constexpr std::array kBetween = {Expectation{"object key", "json_key", "json_key_at_end"},
                                 Expectation{"object separator", "json_colon", "json_colon_at_end"},
                                 Expectation{"parsing object", "json_object", "json_object_at_end"},
                                 Expectation{"parsing array", "json_array", "json_array_at_end"},
                                 Expectation{"parsing value", "json_value", "json_value_at_end"}};
constexpr Expectation kNumber = {"", "json_number", "json_number_at_end"};
constexpr Expectation kEnd = {"", "json_end", "json_end"};

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         c == '+' || c == '-' || c == '.';
}

// A number with a redundant zero in front is read as two.
bool is_odd_number(std::string_view found) {
  if (found.starts_with('-')) found.remove_prefix(1);
  return found.size() > 1 && found[0] == '0' && found[1] >= '0' && found[1] <= '9';
}

const Expectation& expectation_of(std::string_view complaint, bool for_end,
                                  std::string_view found) {
  const auto says = [&](std::string_view part) { return complaint.contains(part); };
  if (says("invalid string")) {
    for (const Expectation& one : kWithinText) {
      if (says(one.complaint)) return one;
    }
  }
  if (says("invalid number") || says("number overflow") || is_odd_number(found)) return kNumber;
  if (for_end) return kEnd;
  for (const Expectation& one : kBetween) {
    if (says(one.complaint)) return one;
  }
  return kBetween.back();
}

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

std::size_t back_over(std::string_view text, std::size_t first, bool (*is_part)(char)) {
  while (first > 0 && is_part(text[first - 1])) --first;
  return first;
}

// Finds where the text begins whose closing quotation mark is at `last`.
std::size_t opening_of(std::string_view text, std::size_t last) {
  const auto is_escaped = [&](std::size_t at) {
    std::size_t slashes = 0;
    while (slashes < at && text[at - 1 - slashes] == '\\') ++slashes;
    return slashes % 2 == 1;
  };
  std::size_t first = last;
  while (first > 0) {
    --first;
    if (text[first] == '"' && !is_escaped(first)) return first;
  }
  return last;
}

// Where the words true, false and null end too early or go on otherwise, the parser stops at the
// character behind what was right.
std::size_t beginning_of_literal(std::string_view text, std::size_t last) {
  const std::size_t first = back_over(text, last, is_letter);
  const std::string_view before = text.substr(first, last - first);
  const bool whole = before == "true" || before == "false" || before == "null";
  return whole ? last : first;
}

// Finds where the token begins at which the parser stopped; `last` is the last byte it had read, or
// the end of the text.
std::size_t beginning_of(std::string_view text, std::size_t last, std::string_view complaint) {
  if (complaint.contains("invalid string")) return last;
  if (complaint.contains("invalid literal")) return beginning_of_literal(text, last);
  if (complaint.contains("invalid number")) return back_over(text, last, is_word);
  if (last == text.size()) return last;
  if (text[last] == '"') return opening_of(text, last);
  return is_word(text[last]) ? back_over(text, last, is_word) : last;
}

// A word as a whole, a text with its quotation marks, else one character; empty at the end.
std::string_view token_at(std::string_view text, std::size_t first, std::size_t last) {
  if (first == text.size()) return {};
  if (text[first] == '"' && last > first) return text.substr(first, last + 1 - first);
  std::size_t end = first;
  while (end < text.size() && is_word(text[end])) ++end;
  if (end > first) return text.substr(first, end - first);
  return text.substr(first, first_character(text.substr(first)).bytes);
}

}  // namespace

std::optional<Error> encoding_fault(std::string_view text) {
  if (const std::string_view wide = wide_encoding(text); !wide.empty()) {
    return error_of("bad_json", "json_encoding", {{"found", wide}});
  }
  const std::size_t nul = text.find('\0');
  const std::size_t bad = first_bad_byte(text);
  if (bad < nul) return fault_at(text, bad, "json_utf8", visible(text.substr(bad, 1)));
  if (nul == std::string_view::npos) return std::nullopt;
  return fault_at(text, nul, "json_nul");
}

Error syntax_fault(std::string_view text, std::size_t read, std::string_view complaint) {
  const std::string_view kind = complaint.substr(0, complaint.find("; last read"));
  const bool for_end = complaint.ends_with("expected end of input");
  const std::size_t last = std::min(read == 0 ? 0 : read - 1, text.size());
  const std::size_t first = beginning_of(text, last, kind);
  const std::string_view token = token_at(text, first, last);
  const Expectation& wanted = expectation_of(kind, for_end, token);
  if (token.empty()) return fault_at(text, first, wanted.at_end);
  return fault_at(text, first, wanted.reason, in_quotes(token, kMaxFound));
}

Error repeated_key(std::string_view text, std::size_t read, const std::string& key,
                   std::string path) {
  Error error = fault_at(text, opening_of(text, read - 1), "json_repeated_key", in_quotes(key));
  error.where = std::move(path);
  return error;
}

Error too_deep(std::string_view text, std::size_t read) {
  const TextPlace place = place_in(text, read - 1);
  return error_of("bad_json", "json_too_deep",
                  {{"line", place.line}, {"column", place.column}, {"most", kMaxJsonDepth}});
}

}  // namespace kaisho
