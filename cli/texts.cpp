#include "cli/texts.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "core/embedded.h"
#include "core/embedded_json.h"

namespace kaisho::cli {
namespace {

constexpr std::string_view kFolder = "cli/text";

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
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

std::vector<std::string> languages() {
  std::set<std::string> found;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(kFolder)) continue;
    const std::string_view name = file.path.substr(kFolder.size() + 1);
    if (std::ranges::count(name, '.') == 1) found.emplace(name.substr(0, name.find('.')));
  }
  return {found.begin(), found.end()};
}

std::string system_language() {
  const std::vector<std::string> known = languages();
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const auto found = std::ranges::find(known, std::string_view(value).substr(0, 2));
    return found == known.end() ? known.front() : *found;
  }
  return known.front();
}

Texts::Texts(std::string_view game, std::string_view language) {
  add(language);
  add(std::string(game) + "." + std::string(language));
}

void Texts::add(std::string_view name) {
  if (const Expected<Json> json = embedded_json(kFolder, name)) flatten(*json, "", texts_);
}

std::string Texts::operator()(std::string_view key, const std::vector<std::string>& values) const {
  const auto found = texts_.find(std::string(key));
  std::string text = found == texts_.end() ? std::string(key) : found->second;
  for (std::size_t i = 0; i < values.size(); ++i) {
    replace_all(text, "{" + std::to_string(i) + "}", values[i]);
  }
  return text;
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
  std::string text = (*this)(chosen);
  for (const auto& member : object.items()) {
    replace_all(text, "{" + member.key() + "}", sayer(member.key(), member.value()));
  }
  return text;
}

}  // namespace kaisho::cli
