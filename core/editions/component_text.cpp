#include "core/editions/component_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "core/characters/utf8.h"
#include "core/reading/language.h"
#include "core/reading/places.h"
#include "core/values/ascii.h"
#include "core/values/names.h"

namespace kaisho {
namespace {

constexpr std::string_view kCount = "count";  // what a text of the vocabulary counts

bool is_number(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_ascii_digit);
}
bool is_text_key(std::string_view key) { return key == "name" || key == "text"; }

// ---- values

// A member, or of a list the item with this id, or at this place.
const Json* step(const Json& at, std::string_view name) {
  if (at.is_object()) {
    const auto found = at.find(name);
    return found == at.end() ? nullptr : &*found;
  }
  if (!at.is_array()) return nullptr;
  for (const Json& item : at) {
    if (item.is_object() && item.value("id", Json()) == Json(name)) return &item;
  }
  const int index = number_of(name, 999);
  return index < 0 || static_cast<std::size_t>(index) >= at.size() ? nullptr : &at[index];
}

const Json* value_at(std::string_view path, const Json& component, const Json& edition) {
  const bool from_top = path.starts_with('/');
  const Json* at = from_top ? &edition : &component;
  for (const std::string_view name : words_of(path.substr(from_top ? 1 : 0), '.')) {
    at = step(*at, name);
    if (at == nullptr) return nullptr;
  }
  return at;
}

// A number that is not too great to be multiplied and said.
std::optional<std::int64_t> whole(const Json* value) {
  constexpr std::int64_t kMaxValue = 1'000'000'000;
  if (value == nullptr || !value->is_number_integer()) return std::nullopt;
  const auto number = value->get<std::int64_t>();
  return number < -kMaxValue || number > kMaxValue ? std::nullopt : std::optional(number);
}

std::optional<std::int64_t> size_of_unit(std::string_view unit, const Json& edition) {
  if (unit.empty()) return 1;
  return whole(value_at("/units." + std::string(unit) + ".size", Json(), edition));
}

struct Filler {
  std::string_view language;
  const Json& component;
  const Json& edition;

  // Nothing where the place names no value that can be said so.
  std::optional<std::string> say(const Place& place) const {
    if (is_number(place.path)) return std::string(place.path);
    const Json* const value = value_at(place.path, component, edition);
    const auto size = size_of_unit(place.unit, edition);
    if (value == nullptr || !size) return std::nullopt;
    if (!place.forms.empty()) return form(*value, *size, place.forms);
    if (value->is_array()) return list(*value, *size);
    if (value->is_object()) return place.unit.empty() ? amounts(*value) : std::nullopt;
    return number(*value, *size);
  }

  std::optional<std::string> number(const Json& value, std::int64_t size) const {
    const auto count = whole(&value);
    if (!count) return std::nullopt;
    return number_text(language, *count * size);
  }

  std::optional<std::string> form(const Json& value, std::int64_t size,
                                  std::string_view forms) const {
    const auto count = whole(&value);
    if (!count) return std::nullopt;
    return form_for(*count * size, forms, language);
  }

  // "0 / 2,000 / 4,000"
  std::optional<std::string> list(const Json& values, std::int64_t size) const {
    std::string all;
    for (const Json& value : values) {
      const auto said = number(value, size);
      if (!said) return std::nullopt;
      all += (all.empty() ? "" : " / ") + *said;
    }
    return all;
  }

  // {"copper": 1, "yen": 2}: "1 copper + 2 yen", by the words of the edition's vocabulary.
  std::optional<std::string> amounts(const Json& values) const {
    std::string all;
    for (const auto& member : values.items()) {
      const Json* const word = value_at("/vocabulary." + member.key(), Json(), edition);
      if (word == nullptr || !word->is_object() || !whole(&member.value())) return std::nullopt;
      if (member.value() == Json(0)) continue;
      all += (all.empty() ? "" : " + ") + amount(*word, member.value());
    }
    return all.empty() ? "0" : all;
  }

  // The words of the vocabulary see the count and nothing else of the edition.
  std::string amount(const Json& word, const Json& count) const {
    const auto text = word.find("text");
    if (text != word.end()) {
      const Json counted = {{std::string(kCount), count}};
      return filled_text(text_in(*text, language), language, counted, Json());
    }
    const auto name = word.find("name");
    const std::string called = name == word.end() ? std::string() : text_in(*name, language);
    return number(count, 1).value_or("") + " " + called;
  }
};

void fill_all(Json& at, const Json& edition) {
  if (at.is_array()) {
    for (Json& item : at) fill_all(item, edition);
  }
  if (!at.is_object()) return;
  const Json component = at;
  for (const auto& member : at.items()) {
    if (!is_text_key(member.key()) || !member.value().is_object()) {
      fill_all(member.value(), edition);
      continue;
    }
    for (const auto& text : member.value().items()) {
      if (!text.value().is_string()) continue;
      text.value() =
          filled_text(text.value().get_ref<const std::string&>(), text.key(), component, edition);
    }
  }
}

// ---- numbers that are repeated

struct Held {
  std::int64_t number;
  std::string place;  // as a text would name it
};

bool counts_on(std::string_view key) { return key == "number" || key == "index" || key == "id"; }

std::vector<std::string> units_of(const Json& edition) {
  std::vector<std::string> units;
  const Json* const all = step(edition, "units");
  if (all == nullptr || !all->is_object()) return units;
  for (const auto& unit : all->items()) units.push_back(unit.key());
  return units;
}

// All numbers of a component, and what they are in a unit of the edition.
void gather(const Json& at, const std::string& path, const Json& edition, std::vector<Held>& held) {
  if (const auto number = whole(&at)) {
    held.push_back({*number, path});
    for (const std::string& unit : units_of(edition)) {
      const auto size = size_of_unit(unit, edition);
      std::string place = path;
      place += ':';
      place += unit;
      if (size) held.push_back({*number * *size, std::move(place)});
    }
  }
  if (!at.is_structured()) return;
  for (const auto& member : at.items()) {
    if (is_text_key(member.key()) || counts_on(member.key())) continue;
    gather(member.value(), path.empty() ? member.key() : path + "." + member.key(), edition, held);
  }
}

// Spaces and marks that may stand between the thousands of a number.
constexpr std::array<std::string_view, 6> kThousandsMarks = {",",      ".", "\u202f",
                                                             "\u00a0", " ", "'"};

std::size_t mark_at(std::string_view text) {
  for (const std::string_view mark : kThousandsMarks) {
    if (text.starts_with(mark)) return mark.size();
  }
  return 0;
}

// How many digits stand at the front.
std::size_t digits_at(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, is_ascii_digit) - text.begin());
}

// The numbers written in a text outside its places; those within a word ("F1") are none.
std::vector<std::int64_t> numbers_in(std::string_view text) {
  std::vector<std::int64_t> numbers;
  const auto plain = [&](std::string_view part) {
    bool in_word = false;
    while (!part.empty()) {
      std::size_t size = digits_at(part);
      if (size == 0) {
        const char c = part.front();
        in_word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        part.remove_prefix(1);
        continue;
      }
      std::string digits(part.substr(0, size));
      part.remove_prefix(size);
      for (std::size_t mark = mark_at(part); mark > 0 && digits_at(part.substr(mark)) == 3;
           mark = mark_at(part)) {
        digits += part.substr(mark, 3);
        part.remove_prefix(mark + 3);
      }
      std::int64_t number = 0;
      const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
      if (read.ec == std::errc{} && !in_word) numbers.push_back(number);
      in_word = false;
    }
  };
  std::ignore = walk_places(text, plain, [](const Place&) {});
  return numbers;
}

struct NumberWord {
  std::string_view word;
  int number;
};

// One stands in compounds alone: by itself it is an article as well.
constexpr std::array kEnglish = std::to_array<NumberWord>(
    {{"two", 2},        {"three", 3},     {"four", 4},      {"five", 5},     {"six", 6},
     {"seven", 7},      {"eight", 8},     {"nine", 9},      {"ten", 10},     {"eleven", 11},
     {"twelve", 12},    {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16},
     {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},  {"thirty", 30},
     {"forty", 40},     {"fifty", 50},    {"sixty", 60},    {"seventy", 70}, {"eighty", 80},
     {"ninety", 90}});
constexpr std::array kFrench = std::to_array<NumberWord>(
    {{"deux", 2},     {"trois", 3},   {"quatre", 4},    {"cinq", 5},      {"six", 6},
     {"sept", 7},     {"huit", 8},    {"neuf", 9},      {"dix", 10},      {"onze", 11},
     {"douze", 12},   {"treize", 13}, {"quatorze", 14}, {"quinze", 15},   {"seize", 16},
     {"vingt", 20},   {"vingts", 20}, {"trente", 30},   {"quarante", 40}, {"cinquante", 50},
     {"soixante", 60}});

int number_of_word(std::span<const NumberWord> all, std::string_view word) {
  const auto found = std::ranges::find(all, word, &NumberWord::word);
  return found == all.end() ? 0 : found->number;
}

// "twenty-one", "dix-sept", "quatre-vingt-trois"; 0: no number.
int number_of_compound(std::span<const NumberWord> all, std::string_view words) {
  int sum = 0;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find('-'), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    const bool one = sum > 0 && (word == "one" || word == "un" || word == "une");
    const int number = one ? 1 : number_of_word(all, word);
    if (number == 0) return 0;
    sum = sum == 4 && number == 20 ? 80 : sum + number;
  }
  return sum;
}

// Letters of the two languages, and what joins words to one number.
bool is_in_word(char32_t code) {
  return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || code == '-' ||
         (code >= 0xC0 && code < 0x180);
}

// Gathers the numbers of a text, sign by sign.
class NumberWords {
 public:
  explicit NumberWords(std::span<const NumberWord> all) : all_(all) {}

  void read(std::string_view part) {
    while (!part.empty()) {
      const Character character = first_character(part);
      if (is_in_word(character.code)) {
        add(part.substr(0, character.bytes));
      } else {
        end_word();
      }
      part.remove_prefix(character.bytes);
    }
    end_word();
  }

  std::vector<std::int64_t> numbers;

 private:
  void add(std::string_view letter) {
    if (is_ascii_capital(letter[0])) {
      word_ += ascii_lower(letter[0]);
    } else {
      word_ += letter;
    }
  }

  void end_word() {
    if (const int whole = number_of_compound(all_, word_); whole > 0) {
      numbers.push_back(whole);
    } else {
      for (const std::string_view one : words_of(word_, '-')) {  // "two-player"
        if (const int number = number_of_word(all_, one); number > 0) numbers.push_back(number);
      }
    }
    word_.clear();
  }

  std::span<const NumberWord> all_;
  std::string word_;
};

// Of the two languages that are always there, written outside the text's places.
std::vector<std::int64_t> number_words_in(std::string_view text, std::string_view language) {
  if (language != "en" && language != "fr") return {};
  NumberWords words(language == "en" ? std::span<const NumberWord>(kEnglish) : kFrench);
  const auto plain = [&](std::string_view part) { words.read(part); };
  std::ignore = walk_places(text, plain, [](const Place&) {});
  return std::move(words.numbers);
}

// What a name may repeat: its component's own number in the list.
std::vector<std::int64_t> own_numbers(const Json& component) {
  std::vector<std::int64_t> numbers;
  if (!component.is_object()) return numbers;
  for (const auto& member : component.items()) {
    if (!counts_on(member.key())) continue;
    if (member.value().is_number_integer()) numbers.push_back(member.value().get<std::int64_t>());
    if (!member.value().is_string()) continue;
    std::string spaced = member.value().get<std::string>();
    std::ranges::replace_if(spaced, [](char c) { return !is_ascii_digit(c); }, ' ');
    std::ranges::copy(numbers_in(spaced), std::back_inserter(numbers));
  }
  return numbers;
}

// What lies deepest, an effect's amount rather than how many such cards there are.
const Held* likeliest(const std::vector<Held>& held, std::int64_t number) {
  const Held* found = nullptr;
  const auto depth = [](const Held& one) { return std::ranges::count(one.place, '.'); };
  for (const Held& one : held) {
    if (one.number == number && (found == nullptr || depth(one) > depth(*found))) found = &one;
  }
  return found;
}

// Of one text. A name may bear any other number; in a text such a number is written as "{6}", so
// that none stands there only because the value it once said has changed since.
struct Repeats {
  const Field& text;
  const std::vector<Held>& held;
  bool is_name;

  void look_at(std::int64_t number, bool in_words) const {
    const std::string other = '{' + std::to_string(number) + '}';
    if (const Held* const found = likeliest(held, number)) {
      text.fault("number_repeated",
                 {{"expected", '{' + found->place + '}'}, {"other", other}, {"found", number}});
    } else if (!is_name && !in_words) {
      text.fault("number_bare", {{"expected", other}, {"found", number}});
    }
  }
};

void check_repeats(const Field& texts, const Json& component, const Json& edition, bool is_name) {
  if (!texts.json().is_object()) return;
  std::vector<Held> held;
  gather(component, "", edition, held);
  const std::vector<std::int64_t> own =
      is_name ? own_numbers(component) : std::vector<std::int64_t>{};
  for (const auto& member : texts.json().items()) {
    if (!member.value().is_string()) continue;
    const auto& said = member.value().get_ref<const std::string&>();
    const Field text = texts[member.key()];
    const Repeats repeats{text, held, is_name};
    for (const std::int64_t number : numbers_in(said)) {
      if (std::ranges::find(own, number) == own.end()) repeats.look_at(number, false);
    }
    for (const std::int64_t number : number_words_in(said, member.key())) {
      repeats.look_at(number, true);
    }
  }
}

void check_repeats_in(const Field& at, const Json& edition) {
  constexpr std::size_t kMaxItems = 2000;
  if (at.json().is_array()) {
    for (const Field& item : at.items(kMaxItems)) check_repeats_in(item, edition);
  }
  if (!at.json().is_object()) return;
  for (const std::string& key : at.keys()) {
    if (is_text_key(key)) {
      check_places(at[key], at, edition);
      check_repeats(at[key], at.json(), edition, key == "name");
    } else if (key != "provenance") {
      check_repeats_in(at[key], edition);
    }
  }
}

}  // namespace

std::string filled_text(std::string_view text, std::string_view language, const Json& component,
                        const Json& edition) {
  const Filler filler{language, component, edition};
  return fill_places(text, [&](const Place& place) { return filler.say(place); });
}

Json filled_edition(const Json& edition) {
  Json filled = edition;
  fill_all(filled, edition);
  return filled;
}

void check_places(const Field& texts, const Field& component, const Json& edition) {
  if (!texts.json().is_object()) return;
  const bool counts = component.path().starts_with("vocabulary.");
  const Json counted = {{std::string(kCount), 1}};
  const Json nothing;
  for (const auto& member : texts.json().items()) {
    if (!member.value().is_string()) continue;
    const Field text = texts[member.key()];
    const Filler filler{member.key(), counts ? counted : component.json(),
                        counts ? nothing : edition};
    const bool sound = walk_places(
        member.value().get_ref<const std::string&>(), [](std::string_view) {},
        [&](const Place& place) {
          if (filler.say(place)) return;
          text.fault("place", {{"found", '{' + shortened(place.whole) + '}'}});
        });
    if (!sound) text.fault("braces", {});
  }
}

void check_repeated_numbers(const Field& edition) { check_repeats_in(edition, edition.json()); }

}  // namespace kaisho
