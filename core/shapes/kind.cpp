#include "core/shapes/kind.h"

#include <algorithm>

#include "core/shapes/shape.h"
#include "core/values/ascii.h"
#include "core/values/bits.h"

namespace kaisho {
namespace {

constexpr std::size_t kMaxNameBytes = 60;
constexpr int kMaxWordNumber = 999;

bool is_text(const Json& json, std::string_view text) {
  return json.is_string() && json.get_ref<const std::string&>() == text;
}

std::span<const ExtraValue> extras_of(const Kind& kind) {
  return std::span(kind.extras).first(kind.extra_count);
}

std::vector<std::string> set_names(const Kind& kind, const Context& context, int bits) {
  std::vector<std::string> names;
  each_bit(static_cast<unsigned>(bits), [&](int i) { names.push_back(kind.name_of(context, i)); });
  return names;
}

// "city tile": CityTileId.
std::string type_name(std::string_view id) {
  std::string name;
  bool begins = true;
  for (const char c : id) {
    const bool letter = c >= 'a' && c <= 'z';
    if (letter) name += begins ? ascii_upper(c) : c;
    begins = !letter;
  }
  return name + "Id";
}

// Each name once, so that a set has one text: in rising order.
int find_set(const Kind& kind, const Context& context, std::string_view wanted) {
  int last = -1;
  int bits = 0;
  for (const std::string_view name : words_of(wanted, '+')) {
    const int found = kind.find_name(context, name);
    if (found <= last) return -1;
    bits |= 1 << found;
    last = found;
  }
  return bits;
}

}  // namespace

std::string Kind::name_of(const Context& context, int value) const {
  if (name != nullptr) return name(context, value);
  return name_at(words, value);
}

int Kind::find_name(const Context& context, std::string_view wanted) const {
  if (wanted.empty()) return -1;
  return find != nullptr ? find(context, wanted) : index_of(words, wanted);
}

std::vector<std::string> Kind::names(const Context& context) const {
  std::vector<std::string> all;
  all.reserve(high.in(context));
  for (int i = 0; i < high.in(context); ++i) all.push_back(name_of(context, i));
  return all;
}

Json Kind::json(const Context& context, int value) const {
  for (const ExtraValue& extra : extras_of(*this)) {
    if (extra.value == value) return extra.is_null ? Json() : Json(extra.word);
  }
  if (say != nullptr) return say(context, value);
  if (form == Form::kName) return name_of(context, value);
  if (form == Form::kYesNo) return value != 0;
  if (form == Form::kSet) return set_names(*this, context, value);
  return value + first;
}

int Kind::read(const Context& context, const Field& field) const {
  for (const ExtraValue& extra : extras_of(*this)) {
    const bool said =
        extra.is_null ? field.is_null() && !field.is_missing() : is_text(field.json(), extra.word);
    if (said) return extra.value;
  }
  if (form == Form::kYesNo) return field.boolean() ? 1 : 0;
  if (form == Form::kNumber) {
    const auto number = field.integer(low.in(context) + first, high.in(context) + first);
    return static_cast<int>(number) - first;
  }
  if (listed) return static_cast<int>(field.choice(names(context)));
  const int found = find_name(context, field.text(kMaxNameBytes));
  if (found >= 0) return found;
  if (field.json().is_string()) field.fault(unknown, "unknown_name", {{"found", field.shown()}});
  return 0;
}

std::string Kind::word(const Context& context, int value) const {
  for (const ExtraValue& extra : extras_of(*this)) {
    if (extra.value == value) return std::string(extra.word);
  }
  if (form == Form::kSet) return joined(set_names(*this, context, value), '+');
  return form == Form::kName ? name_of(context, value) : std::to_string(value + first);
}

int Kind::find_word(const Context& context, std::string_view wanted) const {
  for (const ExtraValue& extra : extras_of(*this)) {
    if (!extra.word.empty() && extra.word == wanted) return extra.value;
  }
  if (form == Form::kName) return find_name(context, wanted);
  if (form == Form::kSet) return find_set(*this, context, wanted);
  const int number = number_of(wanted, std::min(kMaxWordNumber, high.in(context) + first));
  return number < low.in(context) + first ? -1 : number - first;
}

std::string range_of(const Kind& kind) {
  if constexpr (!kDescribes) return {};
  if (kind.form != Kind::Form::kNumber) return {};
  const std::string low = kind.low.is_fixed() ? std::to_string(kind.low.in({}) + kind.first) : "…";
  const std::string high =
      kind.high.is_fixed() ? std::to_string(kind.high.in({}) + kind.first) : "…";
  return low + " to " + high;
}

std::string type_of(const Kind& kind) {
  if constexpr (!kDescribes) return {};
  std::vector<std::string> types;
  if (kind.form == Kind::Form::kYesNo) {
    types.emplace_back("boolean");
  } else if (kind.form == Kind::Form::kNumber) {
    types.emplace_back("number");
  } else if (kind.words.empty()) {
    types.push_back(type_name(kind.id));
  }
  for (const std::string_view word : kind.words) {
    if (!word.empty()) types.push_back("'" + std::string(word) + "'");
  }
  for (const ExtraValue& extra : extras_of(kind)) {
    types.push_back(extra.is_null ? "null" : "'" + std::string(extra.word) + "'");
  }
  std::string type;
  for (const std::string& one : types) type += (type.empty() ? "" : " | ") + one;
  if (kind.form != Kind::Form::kSet) return type;
  return types.size() == 1 ? type + "[]" : "(" + type + ")[]";
}

}  // namespace kaisho
