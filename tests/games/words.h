// Words of the tables and scenes of all games.
#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include "core/reading/json.h"
#include "tests/games/scene.h"

namespace kaisho {

// What stands between the spaces.
inline Lines words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  Lines words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// A name as it is; null is `-`, a list its items, an object its members with their numbers.
inline std::string text_of(const Json& value) {
  if (value.is_null()) return "-";
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const auto& [name, item] : value.items()) {
    text += text.empty() ? "" : " ";
    text += (value.is_object() ? name + "=" : "") + text_of(item);
  }
  return text;
}

// `collect 0 left 2`
inline std::string step_text(const Json& step) {
  std::string text = step["step"].get<std::string>();
  if (step.contains("seat")) text += " " + step["seat"].dump();
  for (const auto& [name, value] : step.items()) {
    if (name != "step" && name != "seat") text += " " + name + " " + text_of(value);
  }
  return text;
}

// All that is still to be decided, the first thing first.
inline std::string steps_text(const Json& steps) {
  std::string text;
  for (const Json& step : steps) text += (text.empty() ? "" : ", ") + step_text(step);
  return text.empty() ? "nothing" : text;
}

}  // namespace kaisho
