// Texts with places to be filled: "{cost} {cost|coin|coins}", "{cost|a coin|# coins}".
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho {

// What stands between braces: "path:unit|form|form".
struct Place {
  std::string_view whole;
  std::string_view path;   // of a value
  std::string_view unit;   // to be shown in, or empty
  std::string_view forms;  // "coin|coins": the word that goes with the value; or empty
};

Place place_of(std::string_view whole);

// Calls `on_plain` with what stands outside braces, `on_place` with what stands inside. False where
// a brace has no partner; what stood before it was filled in then.
template <class OnPlain, class OnPlace>
bool walk_places(std::string_view text, const OnPlain& on_plain, const OnPlace& on_place) {
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::string_view before = text.substr(0, open);
    if (before.contains('}')) return false;
    if (!before.empty()) on_plain(before);
    if (open == std::string_view::npos) return true;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) return false;
    const std::string_view whole = text.substr(open + 1, close - open - 1);
    if (whole.contains('{')) return false;
    on_place(place_of(whole));
    text.remove_prefix(close + 1);
  }
  return true;
}

// The text of a place; nothing leaves the place as it is.
using SayPlace = std::function<std::optional<std::string>(const Place& place)>;

// A text whose braces have no partners stays as it is.
std::string fill_places(std::string_view text, const SayPlace& say);

// "coins", of "coin|coins", for 2; "2 coins", of "a coin|# coins".
std::string form_for(std::int64_t count, std::string_view forms, std::string_view language);

// A text with the values that its places name. A word has no forms.
std::string fill_values(std::string_view text, const std::vector<ErrorValue>& values,
                        std::string_view language);

}  // namespace kaisho
