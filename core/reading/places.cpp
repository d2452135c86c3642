#include "core/reading/places.h"

#include <algorithm>

#include "core/reading/language.h"
#include "core/values/names.h"

namespace kaisho {

Place place_of(std::string_view whole) {
  Place place{.whole = whole, .path = {}, .unit = {}, .forms = {}};
  const std::size_t bar = whole.find('|');
  if (bar != std::string_view::npos) place.forms = whole.substr(bar + 1);
  const std::string_view value = whole.substr(0, bar);
  const std::size_t colon = value.find(':');
  if (colon != std::string_view::npos) place.unit = value.substr(colon + 1);
  place.path = value.substr(0, colon);
  return place;
}

std::string fill_places(std::string_view text, const SayPlace& say) {
  std::string filled;
  const bool sound = walk_places(
      text, [&](std::string_view plain) { filled += plain; },
      [&](const Place& place) {
        filled += say(place).value_or("{" + std::string(place.whole) + "}");
      });
  return sound ? filled : std::string(text);
}

std::string form_for(std::int64_t count, std::string_view forms, std::string_view language) {
  const Words words = words_of(forms, '|');
  std::string said;
  for (const char c : words[plural_form(language, count, words.size())]) {
    said += c == '#' ? std::to_string(count) : std::string(1, c);
  }
  return said;
}

std::string fill_values(std::string_view text, const std::vector<ErrorValue>& values,
                        std::string_view language) {
  return fill_places(text, [&](const Place& place) -> std::optional<std::string> {
    const auto value = std::ranges::find(values, place.path, &ErrorValue::name);
    if (value == values.end()) return std::nullopt;
    const std::int64_t* const number = std::get_if<std::int64_t>(&value->value);
    if (number == nullptr) return std::get<std::string>(value->value);
    return place.forms.empty() ? std::to_string(*number) : form_for(*number, place.forms, language);
  });
}

}  // namespace kaisho
