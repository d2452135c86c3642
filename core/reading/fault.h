// Errors whose sentences stand in the language files: the key of the sentence, and what fills it.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/reading/error.h"

namespace kaisho {

// A value of the sentence, by its name there. It holds no memory of its own, so that the hundreds
// of calls stay small: it is valid only during the call.
class Gap {
 public:
  constexpr Gap(const char* name, std::integral auto number)
      : name_(name), number_(static_cast<std::int64_t>(number)) {}
  constexpr Gap(const char* name, std::string_view text)
      : name_(name), text_(text), is_text_(true) {}

  ErrorValue value() const;

 private:
  const char* name_;
  std::string_view text_;
  std::int64_t number_ = 0;
  bool is_text_ = false;
};

using Gaps = std::initializer_list<Gap>;

// Its message is the English sentence. `reason` is the sentence's key.
Error error_of(const char* code, const char* reason, Gaps gaps, std::string where = {});

std::unexpected<Error> fail(const char* code, const char* reason, Gaps gaps,
                            std::string where = {});

// Moves the fault of a part to its place: the part lies at `path` of the whole.
Error within(std::string_view path, Error error);

// A path's next part: of "seats[1]" and "hand" "seats[1].hand".
std::string joined_path(std::string_view path, std::string_view rest);

}  // namespace kaisho
