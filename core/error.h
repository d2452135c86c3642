// Errors are values: a code for programs, a sentence for people, and where it went wrong.
#pragma once

#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace kaisho {

struct Error {
  std::string code;     // e.g. "bad_field"
  std::string message;  // one sentence
  std::string where;    // a path such as "seats[1].hand.red5", empty when there is none
};

template <class T>
using Expected = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string code, std::string message, std::string where = {}) {
  return std::unexpected(Error{std::move(code), std::move(message), std::move(where)});
}

}  // namespace kaisho
