#include "core/reading/fields.h"

#include <algorithm>
#include <array>

#include "core/characters/utf8.h"
#include "core/reading/nearest.h"

namespace kaisho {
namespace {

const Json& null_json() {
  static const Json kNull;
  return kNull;
}

// The value is of the wrong kind: whatever else is wrong with it only follows from that.
bool is_of_form(const Error& error) {
  constexpr std::array<std::string_view, 8> kOfForm = {"object",       "list",       "list_longer",
                                                       "list_shorter", "list_size",  "whole_number",
                                                       "text",         "text_longer"};
  return error.code == "bad_field" && std::ranges::find(kOfForm, error.reason) != kOfForm.end();
}

}  // namespace

std::string shortened(std::string_view text) { return cut_to(text, 40); }

void Faults::add(Error error) {
  for (Error& one : errors_) {
    if (one.where != error.where || one.code != error.code) continue;
    if (one.message == error.message || is_of_form(one)) return;
    // For a number that is not whole the bounds of its place say more.
    if (one.reason != "whole_only") continue;
    one = std::move(error);
    return;
  }
  if (errors_.size() < kMaxFaults) errors_.push_back(std::move(error));
}

void Faults::add(std::string code, std::string message, std::string where) {
  add({std::move(code), std::move(message), std::move(where)});
}

Field Field::operator[](std::string_view key) const {
  const std::string path = joined_path(path_, key);
  if (json_->is_object()) {
    const auto found = json_->find(std::string(key));
    if (found != json_->end()) return {*found, *faults_, path};
    fault("missing_field", "missing", {{"field", shortened(key)}});
  } else {
    unmet("object");
  }
  return {null_json(), *faults_, path};
}

bool Field::is_missing() const { return json_ == &null_json(); }

bool Field::has(std::string_view key) const {
  return json_->is_object() && json_->contains(std::string(key));
}

std::vector<Field> Field::items(std::size_t most) const {
  std::vector<Field> out;
  if (!json_->is_array()) {
    unmet("list");
    return out;
  }
  if (json_->size() > most) {
    fault("list_longer", {{"most", most}, {"found", json_->size()}});
    return out;
  }
  for (std::size_t i = 0; i < json_->size(); ++i) {
    out.emplace_back((*json_)[i], *faults_, path_ + "[" + std::to_string(i) + "]");
  }
  return out;
}

std::vector<std::string> Field::keys() const {
  std::vector<std::string> out;
  if (!json_->is_object()) {
    unmet("object");
    return out;
  }
  for (const auto& member : json_->items()) out.push_back(member.key());
  return out;
}

std::int64_t Field::integer(std::int64_t low, std::int64_t high) const {
  const bool fits = json_->is_number_integer() &&
                    (!json_->is_number_unsigned() || json_->get<std::uint64_t>() <= INT64_MAX);
  const std::int64_t value = fits ? json_->get<std::int64_t>() : low;
  if (fits && value >= low && value <= high) return value;
  if (low == high) {
    unmet("exactly", {{"expected", low}, {"found", shown()}});
  } else {
    unmet("whole_number", {{"low", low}, {"high", high}, {"found", shown()}});
  }
  return low;
}

bool Field::boolean() const {
  if (json_->is_boolean()) return json_->get<bool>();
  unmet("boolean");
  return false;
}

std::string Field::text(std::size_t most) const {
  if (!json_->is_string()) {
    unmet("text");
    return {};
  }
  const auto& value = json_->get_ref<const std::string&>();
  if (value.size() <= most) return value;
  fault("text_longer", {{"most", most}, {"found", value.size()}});
  return {};
}

std::size_t Field::choice(const std::vector<std::string>& choices) const {
  const auto found = json_->is_string()
                         ? std::ranges::find(choices, json_->get_ref<const std::string&>())
                         : choices.end();
  if (found != choices.end()) return static_cast<std::size_t>(found - choices.begin());
  std::vector<std::string> named = choices;  // one that only keeps its place has no name
  std::erase(named, "");
  if (is_missing()) return 0;  // reported where it is missing
  Error error = error_of("bad_field", named.size() == 1 ? "exactly" : "choice",
                         {{"expected", listed(named)}, {"found", shown()}});
  if (json_->is_string()) {
    error = with_nearest(std::move(error), json_->get_ref<const std::string&>(), words_in(named));
  }
  fault(std::move(error));
  return 0;
}

void Field::only(const std::vector<std::string_view>& known) const {
  if (!json_->is_object()) return;
  for (const auto& member : json_->items()) {
    if (std::ranges::find(known, member.key()) != known.end()) continue;
    if (known.empty()) {
      fault("unknown_field", "no_field", {{"found", shortened(member.key())}});
      continue;
    }
    fault(with_nearest(error_of("unknown_field", "unknown_field",
                                {{"expected", listed(known)}, {"found", shortened(member.key())}}),
                       member.key(), known));
  }
}

void Field::fault(const char* code, const char* reason, Gaps gaps) const {
  faults_->add(error_of(code, reason, gaps, path_));
}

void Field::fault(Error error) const {
  error.where = path_;
  faults_->add(std::move(error));
}

void Field::fault(std::string code, std::string message) const {
  faults_->add(std::move(code), std::move(message), path_);
}

std::string Field::shown() const {
  if (json_->is_array()) return json_->empty() ? "[]" : "[…]";
  if (json_->is_object()) return json_->empty() ? "{}" : "{…}";
  if (!json_->is_string()) return json_text(*json_);
  return '"' + shortened(json_->get_ref<const std::string&>()) + '"';
}

void Field::unmet(const char* reason, Gaps gaps) const {
  // A null that stands for a missing field was reported where it is missing.
  if (!is_missing()) fault(reason, gaps);
}

std::vector<Field> exactly(const Field& field, std::size_t size) {
  std::vector<Field> items = field.items(size);
  if (field.json().is_array() && field.json().size() < size) {
    field.fault("list_size", {{"expected", size}, {"found", field.json().size()}});
  }
  return items;
}

}  // namespace kaisho
