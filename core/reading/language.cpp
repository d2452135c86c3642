#include "core/reading/language.h"

#include <algorithm>
#include <array>
#include <span>

namespace kaisho {
namespace {

std::string_view main_language(std::string_view tag) { return tag.substr(0, tag.find('-')); }

bool all_of(std::string_view text, bool (*is)(char)) { return std::ranges::all_of(text, is); }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_script(std::string_view part) {
  return part.size() == 4 && is_capital(part.front()) && all_of(part.substr(1), is_small);
}
bool is_region(std::string_view part) {
  return (part.size() == 2 && all_of(part, is_capital)) ||
         (part.size() == 3 && all_of(part, is_digit));
}

// ---- plural forms

constexpr bool within(std::int64_t n, std::int64_t low, std::int64_t high) {
  return n >= low && n <= high;
}
// The place of the last form, whatever their number.
constexpr std::size_t kOther = 5;

constexpr std::size_t always(std::int64_t) { return kOther; }
constexpr std::size_t one(std::int64_t n) { return n == 1 ? 0 : kOther; }
constexpr std::size_t up_to_one(std::int64_t n) { return n <= 1 ? 0 : kOther; }
constexpr std::size_t one_few(std::int64_t n) { return n == 1 ? 0 : within(n, 2, 4) ? 1 : kOther; }
constexpr std::size_t polish(std::int64_t n) {
  if (n == 1) return 0;
  return within(n % 10, 2, 4) && !within(n % 100, 12, 14) ? 1 : 2;
}
constexpr std::size_t russian(std::int64_t n) {
  if (n % 10 == 1 && n % 100 != 11) return 0;
  return within(n % 10, 2, 4) && !within(n % 100, 12, 14) ? 1 : 2;
}
constexpr std::size_t lithuanian(std::int64_t n) {
  if (within(n % 100, 11, 19)) return kOther;
  return n % 10 == 1 ? 0 : n % 10 >= 2 ? 1 : kOther;
}
constexpr std::size_t romanian(std::int64_t n) {
  return n == 1 ? 0 : n == 0 || within(n % 100, 1, 19) ? 1 : kOther;
}
constexpr std::size_t one_two(std::int64_t n) { return n == 1 ? 0 : n == 2 ? 1 : kOther; }
constexpr std::size_t arabic(std::int64_t n) {
  if (n <= 2) return static_cast<std::size_t>(n);
  return within(n % 100, 3, 10) ? 3 : within(n % 100, 11, 99) ? 4 : kOther;
}

struct Rule {
  std::string_view languages;  // two letters each
  std::size_t (*form)(std::int64_t count);
};
constexpr std::array kRules = {
    Rule{"ja zh ko vi th id ms lo my", always},
    Rule{"fr pt hy hi bn fa gu kn am zu", up_to_one},
    Rule{"cs sk", one_few},
    Rule{"pl", polish},
    Rule{"ru uk be sr hr bs", russian},
    Rule{"lt", lithuanian},
    Rule{"ro", romanian},
    Rule{"he", one_two},
    Rule{"ar", arabic},
};

// ---- numbers

constexpr std::string_view kNarrowSpace = "\u202f";
struct Mark {
  std::string_view languages;
  std::string_view thousands;
};
constexpr std::array kMarks = {
    Mark{"en ja zh ko th he", ","},
    Mark{"de es it nl pt da id tr vi el hr sr bs sl ro", "."},
};

const auto* found_in(const auto& table, std::string_view language) {
  const std::string_view main = main_language(language);
  const auto found = std::ranges::find_if(table, [&](const auto& row) {
    return main.size() == 2 && row.languages.find(main) != std::string_view::npos;
  });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace

bool is_language_tag(std::string_view tag) {
  const std::string_view main = main_language(tag);
  if (!within(static_cast<std::int64_t>(main.size()), 2, 3) || !all_of(main, is_small)) {
    return false;
  }
  std::string_view rest = tag.substr(main.size());
  for (const auto is : {is_script, is_region}) {
    const std::size_t end = std::min(rest.find('-', 1), rest.size());
    if (!rest.empty() && is(rest.substr(1, end - 1))) rest.remove_prefix(end);
  }
  return rest.empty();
}

std::size_t plural_form(std::string_view language, std::int64_t count, std::size_t forms) {
  const Rule* const rule = found_in(kRules, language);
  const std::int64_t size = count < 0 ? -count : count;
  const std::size_t form = rule == nullptr ? one(size) : rule->form(size);
  return std::min(form, forms == 0 ? 0 : forms - 1);
}

std::string number_text(std::string_view language, std::int64_t number) {
  const Mark* const mark = found_in(kMarks, language);
  const std::string_view thousands = mark == nullptr ? kNarrowSpace : mark->thousands;
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
