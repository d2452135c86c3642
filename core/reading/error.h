// Errors are values: a code for programs, a sentence for people, and where it went wrong.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kaisho {

// A number or a text in an error's sentence, by its name there: "expected", "found".
struct ErrorValue {
  std::string name;
  std::variant<std::int64_t, std::string> value;
};

struct Error {
  std::string code;          // for programs, e.g. "bad_field"
  std::string message = {};  // one English sentence
  std::string where = {};    // a path such as "seats[1].hand.red5", empty when there is none
  std::string reason = {};   // the sentence's key in the language files, empty when it has none
  std::vector<ErrorValue> values = {};  // fill the sentence in any language
};

template <class T>
using Expected = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string code, std::string message, std::string where = {}) {
  return std::unexpected(Error{std::move(code), std::move(message), std::move(where)});
}

}  // namespace kaisho
