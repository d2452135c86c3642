// What a thing means, for whoever reads the documentation.
#pragma once

#include <string_view>

namespace kaisho {

// The engines of the pages are never asked to describe themselves. They leave out what only serves
// that, as every page would have to fetch it.
#ifdef __wasi__
inline constexpr bool kDescribes = false;
#else
inline constexpr bool kDescribes = true;
#endif

class Note {
 public:
  constexpr Note() = default;
#ifdef __wasi__
  constexpr Note(const char* /*text*/) {}
  static constexpr std::string_view text() { return {}; }
#else
  // NOLINTNEXTLINE(google-explicit-constructor): tables hold bare texts.
  constexpr Note(const char* text) : text_(text) {}
  constexpr std::string_view text() const { return text_; }

 private:
  std::string_view text_;
#endif
};

}  // namespace kaisho
