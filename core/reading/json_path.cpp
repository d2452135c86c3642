#include "core/reading/json_path.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/reading/error.h"
#include "core/reading/fault.h"
#include "core/values/names.h"

namespace kaisho {
namespace {

constexpr int kMostItems = 1'000'000;  // of a list in which a fault is named

// ---- the path

// The longest key with which the path goes on.
std::optional<std::string> next_key(const Json& object, std::string_view path) {
  std::optional<std::string> best;
  for (const auto& member : object.items()) {
    const std::string& key = member.key();
    if (!path.starts_with(key) || (best && key.size() < best->size())) continue;
    const std::string_view rest = path.substr(key.size());
    if (rest.empty() || rest.front() == '.' || rest.front() == '[') best = key;
  }
  return best;
}

// The number of "[3].goods", and how many bytes it takes.
std::optional<std::pair<std::size_t, std::size_t>> next_item(std::string_view path) {
  const std::size_t end = path.find(']');
  if (!path.starts_with('[') || end == std::string_view::npos) return std::nullopt;
  const int number = number_of(path.substr(1, end - 1), kMostItems);
  if (number < 0) return std::nullopt;
  return std::pair{static_cast<std::size_t>(number), end + 1};
}

// ---- the text, of which the parser has found that it is sound

std::size_t behind_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

// Behind the closing mark of a text that opens at `at`.
std::size_t behind_text(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

std::size_t behind_value(std::string_view text, std::size_t at) {
  int depth = 0;
  do {
    const char c = at < text.size() ? text[at] : ']';
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (c == '"') {
      at = behind_text(text, at);
    } else if (depth == 0 && c != '}' && c != ']') {
      return std::min(text.find_first_of(",]} \t\r\n", at), text.size());
    } else {
      ++at;
    }
  } while (depth > 0);
  return std::min(at, text.size());
}

bool is_key(std::string_view quoted, std::string_view key) {
  if (!quoted.contains('\\')) return quoted.substr(1, quoted.size() - 2) == key;
  const Expected<Json> text = parse_json(quoted);
  return text && text->is_string() && text->get_ref<const std::string&>() == key;
}

// The place where a member or an item begins, and where its value does.
struct Spot {
  std::size_t begin;
  std::size_t value;
};

// Finds a step in the list or object that opens at `at`.
Spot spot_of(std::string_view text, std::size_t at, const JsonStep& step) {
  const auto* const key = std::get_if<std::string>(&step);
  Spot spot = {at, at};
  at = behind_blanks(text, at + 1);
  for (std::size_t number = 0; at < text.size(); ++number) {
    spot = {at, at};
    if (key == nullptr) {
      if (number == std::get<std::size_t>(step)) return spot;
    } else {
      const std::size_t end = behind_text(text, at);
      const std::size_t colon = behind_blanks(text, end);
      spot.value = behind_blanks(text, colon + 1);
      if (is_key(text.substr(at, end - at), *key)) return spot;
    }
    const std::size_t comma = behind_blanks(text, behind_value(text, spot.value));
    at = behind_blanks(text, comma + 1);
  }
  return spot;
}

}  // namespace

const Json* json_at(const Json& json, const JsonStep& step) {
  if (const auto* const key = std::get_if<std::string>(&step)) {
    const auto found = json.is_object() ? json.find(*key) : json.end();
    return json.is_object() && found != json.end() ? &*found : nullptr;
  }
  const std::size_t item = std::get<std::size_t>(step);
  return json.is_array() && item < json.size() ? &json[item] : nullptr;
}

std::vector<JsonStep> json_steps(const Json& root, std::string_view path) {
  std::vector<JsonStep> steps;
  const Json* at = &root;
  while (!path.empty()) {
    if (at->is_array()) {
      const auto item = next_item(path);
      if (!item || item->first >= at->size()) break;
      steps.emplace_back(item->first);
      path.remove_prefix(item->second);
    } else {
      if (path.starts_with('.')) path.remove_prefix(1);
      const auto key = at->is_object() ? next_key(*at, path) : std::nullopt;
      if (!key) break;
      path.remove_prefix(key->size());
      steps.emplace_back(*key);
    }
    at = json_at(*at, steps.back());
  }
  return steps;
}

const Json& json_behind(const Json& root, std::span<const JsonStep> steps) {
  const Json* at = &root;
  for (const JsonStep& step : steps) {
    const Json* const next = json_at(*at, step);
    if (next == nullptr) break;
    at = next;
  }
  return *at;
}

std::string json_path(std::span<const JsonStep> steps) {
  std::string path;
  for (const JsonStep& step : steps) {
    const auto* const key = std::get_if<std::string>(&step);
    path = joined_path(
        path, key != nullptr ? *key : "[" + std::to_string(std::get<std::size_t>(step)) + "]");
  }
  return path;
}

TextPlace json_place(std::string_view text, std::span<const JsonStep> steps) {
  text = without_byte_order_mark(text);
  const std::size_t root = behind_blanks(text, 0);
  Spot spot = {root, root};
  for (const JsonStep& step : steps) spot = spot_of(text, spot.value, step);
  return place_in(text, spot.begin);
}

}  // namespace kaisho
