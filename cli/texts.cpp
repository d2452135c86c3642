#include "cli/texts.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <set>

#include "core/reading/embedded.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/language.h"
#include "core/reading/nearest.h"

namespace kaisho::cli {
namespace {

constexpr std::string_view kFolder = "cli/text";
constexpr std::string_view kEnglish = "en";

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
    Texts texts(language);
    texts.add(kFolder);
    if (texts.has(key)) said.push_back(texts(key));
  }
  return said;
}

Texts texts_of(std::string_view game, std::string_view language) {
  const std::string folder = "games/" + std::string(game) + "/text";
  Texts texts(language);
  texts.add(kFolder);
  texts.add(folder, "terminal");
  texts.add(folder, "reasons", "reason");
  texts.add(folder, "things", "thing");
  return texts;
}

}  // namespace kaisho::cli
