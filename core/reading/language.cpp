#include "core/reading/language.h"

#include <algorithm>
#include <charconv>

#include "core/reading/embedded_json.h"
#include "core/values/ascii.h"
#include "core/values/names.h"

namespace kaisho {
namespace {

std::string_view main_language(std::string_view tag) { return tag.substr(0, tag.find('-')); }

bool all_of(std::string_view text, bool (*is)(char)) { return std::ranges::all_of(text, is); }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

bool is_script(std::string_view part) {
  return part.size() == 4 && is_capital(part.front()) && all_of(part.substr(1), is_small);
}
bool is_region(std::string_view part) {
  return (part.size() == 2 && all_of(part, is_capital)) ||
         (part.size() == 3 && all_of(part, is_ascii_digit));
}

#ifndef __wasi__

// What the language's own file says, or that of its main language; nothing where there is neither.
Json manner_of(std::string_view language) {
  for (const std::string_view tag : {language, main_language(language)}) {
    auto file = embedded_json("core/text", "language." + std::string(tag));
    if (file && file->is_object()) return *std::move(file);
  }
  return Json::object();
}

// ---- plural forms

std::int64_t whole(std::string_view digits) {
  std::int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// Whether "1,11..19" names this number.
bool is_among(std::string_view ranges, std::int64_t number) {
  return std::ranges::any_of(words_of(ranges, ','), [number](std::string_view range) {
    const std::size_t dots = range.find("..");
    const std::int64_t low = whole(range.substr(0, dots));
    const bool single = dots == std::string_view::npos;
    return number >= low && number <= (single ? low : whole(range.substr(dots + 2)));
  });
}

// Whether a count is as "n = 1" or "n % 100 != 12..14" says.
bool holds(const Words& relation, std::int64_t count) {
  if (relation.size() < 3) return false;
  const std::int64_t divisor = relation.size() == 5 ? whole(relation[2]) : 0;
  const bool among = is_among(relation.back(), divisor > 0 ? count % divisor : count);
  return among == (relation[relation.size() - 2] == "=");
}

// Whether a count is as one such relation says, or several with "and" and "or" between them.
bool applies(std::string_view rule, std::int64_t count) {
  Words words = words_of(rule, ' ');
  words.emplace_back("or");
  Words relation;
  bool all = true;
  for (const std::string_view word : words) {
    if (word != "and" && word != "or") {
      relation.push_back(word);
      continue;
    }
    all = all && holds(relation, count);
    relation.clear();
    if (word == "and") continue;
    if (all) return true;
    all = true;
  }
  return false;
}

#endif

}  // namespace

bool is_language_tag(std::string_view tag) {
  const std::string_view main = main_language(tag);
  if (main.size() < 2 || main.size() > 3 || !all_of(main, is_small)) return false;
  std::string_view rest = tag.substr(main.size());
  for (const auto is : {is_script, is_region}) {
    const std::size_t end = std::min(rest.find('-', 1), rest.size());
    if (!rest.empty() && is(rest.substr(1, end - 1))) rest.remove_prefix(end);
  }
  return rest.empty();
}

#ifdef __wasi__

// The engines of the pages have no files of languages and no room for their rules: they speak
// English and French.
std::size_t plural_form(std::string_view language, std::int64_t count, std::size_t forms) {
  const bool one = count == 1 || count == -1 || (count == 0 && main_language(language) == "fr");
  return one || forms < 2 ? 0 : 1;
}

static std::string thousands_mark(std::string_view language) {
  return main_language(language) == "en" ? "," : "\u202f";
}

#else

std::size_t form_by(const Json& rules, std::int64_t count) {
  const std::int64_t size = count < 0 ? -count : count;
  std::size_t form = 0;
  for (const Json& rule : rules) {
    if (rule.is_string() && applies(rule.get_ref<const std::string&>(), size)) break;
    ++form;
  }
  return form;
}

std::size_t plural_form(std::string_view language, std::int64_t count, std::size_t forms) {
  const Json manner = manner_of(language);
  const Json rules = manner.contains("plural") ? manner["plural"] : Json::array({"n = 1"});
  return std::min(form_by(rules, count), forms == 0 ? 0 : forms - 1);
}

static std::string thousands_mark(std::string_view language) {
  const Json manner = manner_of(language);
  const auto mark = manner.find("thousands");
  const bool known = mark != manner.end() && mark->is_string();
  return known ? mark->get<std::string>() : "\u202f";  // a narrow space
}

#endif

std::string number_text(std::string_view language, std::int64_t number) {
  const std::string thousands = thousands_mark(language);
  std::string digits = std::to_string(number);
  const std::size_t sign = number < 0 ? 1 : 0;
  for (std::size_t at = digits.size(); at > sign + 3;) {
    at -= 3;
    digits.insert(at, thousands);
  }
  return digits;
}

std::set<std::string> languages_of(const Json& edition) {
  std::set<std::string> languages;
  for (const auto& member : edition.items()) {
    if (!member.value().is_structured()) continue;
    const bool is_text = edition.is_object() && (member.key() == "name" || member.key() == "text");
    if (!is_text) {
      languages.merge(languages_of(member.value()));
      continue;
    }
    for (const auto& text : member.value().items()) languages.insert(text.key());
  }
  return languages;
}

std::string text_in(const Json& texts, std::string_view language) {
  if (!texts.is_object()) return {};
  for (const std::string_view wanted :
       {language, main_language(language), std::string_view("en")}) {
    const auto found = texts.find(wanted);
    if (found != texts.end() && found->is_string()) return found->get<std::string>();
  }
  for (const Json& any : texts) {
    if (any.is_string()) return any.get<std::string>();
  }
  return {};
}

}  // namespace kaisho
