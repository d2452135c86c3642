#include "cli/texts.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <set>

#include "core/reading/embedded.h"
#include "core/reading/embedded_json.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/language.h"
#include "core/reading/nearest.h"
#include "core/reading/places.h"
#include "core/values/how_many.h"
#include "core/values/names.h"

namespace kaisho::cli {
namespace {

constexpr std::string_view kFolder = "cli/text";
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

// "de_AT.UTF-8" asks for "de-AT" and else for "de".
std::string system_language(const std::set<std::string>& known) {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    std::string tag(value, std::strcspn(value, ".@"));
    std::ranges::replace(tag, '_', '-');
    if (known.contains(tag)) return tag;
    const std::string main = tag.substr(0, tag.find('-'));
    return known.contains(main) ? main : std::string(kEnglish);
  }
  return std::string(kEnglish);
}

}  // namespace

std::vector<std::string> languages() {
  std::set<std::string> found;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(kFolder)) continue;
    const std::string_view name = file.path.substr(kFolder.size() + 1);
    if (std::ranges::count(name, '.') == 1) found.emplace(name.substr(0, name.find('.')));
  }
  return {found.begin(), found.end()};
}

Expected<std::string> wished_language(const std::string& wish, const Json& edition) {
  std::set<std::string> known = languages_of(edition);
  for (const std::string& language : languages()) known.insert(language);
  if (wish.empty()) return system_language(known);
  if (known.contains(wish)) return wish;
  return std::unexpected(
      with_nearest(error_of("bad_option", "cli.language",
                            {{"expected", listed(known)}, {"found", wish}}, "--language"),
                   wish, words_in(known)));
}

std::string language_of_system() {
  const std::vector<std::string> known = languages();
  return system_language({known.begin(), known.end()});
}

std::vector<std::string> said_in_all(std::string_view key) {
  std::vector<std::string> said;
  for (const std::string& language : languages()) {
    const Expected<Json> json = embedded_json(kFolder, language);
    std::map<std::string, std::string> texts;
    if (json) flatten(*json, "", texts);
    const auto found = texts.find(std::string(key));
    if (found != texts.end()) said.push_back(found->second);
  }
  return said;
}

std::string with_minus(std::string number) {
  const bool is_negative =
      number.size() > 1 && number[0] == '-' && number[1] >= '0' && number[1] <= '9';
  if (is_negative) number.replace(0, 1, "−");
  return number;
}

Texts::Texts(std::string_view game, std::string_view language) : language_(language) {
  for (const std::string_view one : {kEnglish, language.substr(0, language.find('-')), language}) {
    add(kFolder, one);
    add(kFolder, std::string(game) + "." + std::string(one));
    const std::string folder = "games/" + std::string(game) + "/text";
    add(folder, "reasons." + std::string(one), "reason");
    add(folder, "things." + std::string(one), "thing");
  }
}

void Texts::add(std::string_view folder, std::string_view name, const std::string& prefix) {
  if (const Expected<Json> json = embedded_json(folder, name)) flatten(*json, prefix, texts_);
}

std::string Texts::operator()(std::string_view key, const std::vector<std::string>& values) const {
  const auto found = texts_.find(std::string(key));
  if (found == texts_.end()) return std::string(key);
  return fill_places(found->second, [&](const Place& place) -> std::optional<std::string> {
    const int at = number_of(place.path, how_many(values) - 1);
    if (at < 0) return std::nullopt;
    const std::string& value = values[static_cast<std::size_t>(at)];
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

}  // namespace kaisho::cli
