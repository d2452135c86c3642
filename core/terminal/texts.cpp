#include "core/terminal/texts.h"

#include <cstdlib>
#include <optional>

#include "core/reading/embedded_json.h"
#include "core/reading/error.h"
#include "core/reading/language.h"
#include "core/reading/places.h"
#include "core/values/how_many.h"
#include "core/values/names.h"

namespace kaisho {
namespace {

constexpr std::string_view kEnglish = "en";

// A value, or the word that goes with the number that it is.
std::string filled(const Place& place, const std::string& value, std::string_view language) {
  if (place.forms.empty()) return value;
  return form_for(std::strtol(value.c_str(), nullptr, 10), place.forms, language);
}

// Nested keys joined by dots; "any" is what a key says where no special case of it fits.
void flatten(const Json& json, const std::string& prefix, std::map<std::string, std::string>& out) {
  for (const auto& member : json.items()) {
    const std::string key = prefix.empty()          ? member.key()
                            : member.key() == "any" ? prefix
                                                    : prefix + "." + member.key();
    if (member.value().is_object()) flatten(member.value(), key, out);
    if (member.value().is_string()) out[key] = member.value().get<std::string>();
  }
}

}  // namespace

std::string with_minus(std::string number) {
  const bool is_negative =
      number.size() > 1 && number[0] == '-' && number[1] >= '0' && number[1] <= '9';
  if (is_negative) number.replace(0, 1, "−");
  return number;
}

void Texts::add(std::string_view folder, std::string_view name, const std::string& prefix) {
  const std::string_view language = language_;
  const std::string before = name.empty() ? "" : std::string(name) + ".";
  for (const std::string_view one : {kEnglish, language.substr(0, language.find('-')), language}) {
    const Expected<Json> json = embedded_json(folder, before + std::string(one));
    if (json) flatten(*json, prefix, texts_);
  }
}

std::string Texts::operator()(std::string_view key, const std::vector<std::string>& values) const {
  const auto found = texts_.find(std::string(key));
  if (found == texts_.end()) return std::string(key);
  return fill_places(found->second, [&](const Place& place) -> std::optional<std::string> {
    const int at = number_of(place.path, how_many(values) - 1);
    if (at < 0) return std::nullopt;
    const std::string& value = values[at];
    return filled(place, place.forms.empty() ? with_minus(value) : value, language_);
  });
}

std::string Texts::say(const std::string& key, const Json& object, const Sayer& sayer) const {
  std::string chosen = key;
  for (const auto& member : object.items()) {
    const Json& value = member.value();
    if (has(key + ".with_" + member.key())) chosen = key + ".with_" + member.key();
    if (!value.is_string() && !value.is_null()) continue;
    const std::string special = key + "." + (value.is_null() ? "none" : value.get<std::string>());
    if (has(special)) chosen = special;
  }
  return fill_places((*this)(chosen), [&](const Place& place) -> std::optional<std::string> {
    const auto member = object.find(place.path);
    if (member == object.end()) return std::nullopt;
    if (!place.forms.empty() && member->is_number_integer()) {
      return form_for(member->get<std::int64_t>(), place.forms, language_);
    }
    return filled(place, with_minus(sayer(place.path, *member)), language_);
  });
}

}  // namespace kaisho
