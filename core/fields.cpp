#include "core/fields.h"

#include <algorithm>

namespace kaisho {
namespace {

const Json& null_json() {
  static const Json kNull;
  return kNull;
}

// Names taken from outside are shortened in messages.
std::string shown(std::string_view text) {
  constexpr std::size_t kMost = 40;
  return "'" + std::string(text.substr(0, kMost)) + (text.size() > kMost ? "…'" : "'");
}

std::string join(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  return all;
}

}  // namespace

void Faults::add(std::string code, std::string message, std::string where) {
  if (errors_.size() >= kMost) return;
  errors_.push_back({std::move(code), std::move(message), std::move(where)});
}

Field Field::operator[](std::string_view key) const {
  const std::string path = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
  if (json_->is_object()) {
    const auto found = json_->find(std::string(key));
    if (found != json_->end()) return {*found, *faults_, path};
    faults_->add("missing_field", "The field " + shown(key) + " is missing.", path_);
  } else {
    expect(false, "an object");
  }
  return {null_json(), *faults_, path};
}

bool Field::is_missing() const { return json_ == &null_json(); }

bool Field::has(std::string_view key) const {
  return json_->is_object() && json_->contains(std::string(key));
}

std::vector<Field> Field::items(std::size_t most) const {
  std::vector<Field> out;
  if (!expect(json_->is_array(), "a list")) return out;
  if (!expect(json_->size() <= most, "a list of at most " + std::to_string(most) + " items")) {
    return out;
  }
  for (std::size_t i = 0; i < json_->size(); ++i) {
    out.emplace_back((*json_)[i], *faults_, path_ + "[" + std::to_string(i) + "]");
  }
  return out;
}

std::vector<std::string> Field::keys() const {
  std::vector<std::string> out;
  if (!expect(json_->is_object(), "an object")) return out;
  for (const auto& member : json_->items()) out.push_back(member.key());
  return out;
}

std::int64_t Field::integer(std::int64_t low, std::int64_t high) const {
  const std::string wanted =
      "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
  if (!expect(json_->is_number_integer(), wanted)) return low;
  if (json_->is_number_unsigned() && json_->get<std::uint64_t>() > INT64_MAX) {
    expect(false, wanted);
    return low;
  }
  const auto value = json_->get<std::int64_t>();
  return expect(value >= low && value <= high, wanted) ? value : low;
}

bool Field::boolean() const {
  return expect(json_->is_boolean(), "true or false") && json_->get<bool>();
}

std::string Field::text(std::size_t most) const {
  if (!expect(json_->is_string(), "a text")) return {};
  const auto& value = json_->get_ref<const std::string&>();
  if (!expect(value.size() <= most, "a text of at most " + std::to_string(most) + " bytes")) {
    return {};
  }
  return value;
}

std::size_t Field::choice(const std::vector<std::string>& choices) const {
  if (!expect(json_->is_string(), "one of " + join(choices))) return 0;
  const auto found = std::ranges::find(choices, json_->get_ref<const std::string&>());
  if (!expect(found != choices.end(), "one of " + join(choices))) return 0;
  return static_cast<std::size_t>(found - choices.begin());
}

void Field::only(const std::vector<std::string_view>& known) const {
  if (!json_->is_object()) return;
  for (const auto& member : json_->items()) {
    if (std::ranges::find(known, member.key()) == known.end()) {
      faults_->add("unknown_field", "There is no field " + shown(member.key()) + " here.", path_);
    }
  }
}

void Field::fault(std::string code, std::string message) const {
  faults_->add(std::move(code), std::move(message), path_);
}

bool Field::expect(bool condition, std::string_view wanted) const {
  if (condition) return true;
  // A null that stands for a missing field was reported where it is missing.
  if (!is_missing()) {
    faults_->add("bad_field", "Here must be " + std::string(wanted) + ".", path_);
  }
  return false;
}

std::vector<Field> exactly(const Field& field, std::size_t size) {
  std::vector<Field> items = field.items(size);
  if (field.json().is_array() && field.json().size() < size) {
    field.fault("bad_field", "There must be " + std::to_string(size) + " of these.");
  }
  return items;
}

}  // namespace kaisho
