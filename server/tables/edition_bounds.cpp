#include "server/tables/edition_bounds.h"

#include <set>
#include <string>

#include "core/reading/fault.h"

namespace kaisho::server {
namespace {

// What people read in an edition.
struct Words {
  std::set<std::string> languages;
  std::size_t bytes = 0;
};

std::size_t bytes_of_text(const Json& json) {
  return json.is_string() ? json.get_ref<const std::string&>().size() : 0;
}

// A name or a text in each of its languages.
void add_texts(const Json& texts, Words& words) {
  for (const auto& [language, text] : texts.items()) {
    words.languages.insert(language);
    words.bytes += bytes_of_text(text);
  }
}

void add_words(const Json& json, Words& words) {
  if (json.is_array()) {
    for (const Json& item : json) add_words(item, words);
  }
  if (!json.is_object()) return;
  for (const auto& [key, member] : json.items()) {
    if ((key == "name" || key == "text") && member.is_object()) {
      add_texts(member, words);
    } else if (member.is_string()) {
      words.bytes += bytes_of_text(member);
    } else {
      add_words(member, words);
    }
  }
}

}  // namespace

Expected<void> check_bounds(const Json& edition, const EditionBounds& bounds) {
  constexpr const char* kCode = "edition_too_large";
  Words words;
  add_words(edition, words);
  if (words.languages.size() > bounds.languages) {
    return fail(kCode, "server.edition_languages",
                {{"most", bounds.languages}, {"found", words.languages.size()}}, "edition");
  }
  if (words.bytes > bounds.words) {
    return fail(kCode, "server.edition_words", {{"most", bounds.words}, {"found", words.bytes}},
                "edition");
  }
  const std::size_t bytes = json_text(edition).size();
  if (bytes <= bounds.content) return {};
  return fail(kCode, "server.edition_large", {{"most", bounds.content}, {"found", bytes}},
              "edition");
}

}  // namespace kaisho::server
