// Changes JSON texts so that they mostly stay JSON: a value is replaced, left out, doubled or
// moved. Include it in a fuzz target to have its inputs changed so; lines are changed one at a
// time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "core/reading/json.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace kaisho::fuzz {

using Chance = std::minstd_rand;

inline std::size_t below(Chance& chance, std::size_t bound) { return chance() % bound; }

inline void collect(Json& json, std::vector<Json*>& all) {
  all.push_back(&json);
  if (!json.is_structured()) return;
  for (Json& child : json) collect(child, all);
}

inline Json strange_value(Chance& chance) {
  switch (below(chance, 12)) {
    case 0: return nullptr;
    case 1: return Json::array();
    case 2: return Json::object();
    case 3: return "";
    case 4: return true;
    case 5: return 0.5;
    case 6: return std::int64_t{-1};
    case 7: return UINT64_MAX;
    case 8: return INT64_MIN;
    default:
      return static_cast<std::int64_t>(below(chance, 2) == 0 ? below(chance, 16)
                                                             : below(chance, 300));
  }
}

inline void change_number(Json& number, Chance& chance) {
  const auto value = number.is_number_integer() ? number.get<std::int64_t>() : 0;
  const auto step = static_cast<std::int64_t>(below(chance, 4)) + 1;
  if (value > INT32_MAX || value < INT32_MIN || below(chance, 4) == 0) {
    number = strange_value(chance);
  } else {
    number = below(chance, 2) == 0 ? value + step : value - step;
  }
}

inline void change_container(Json& json, Chance& chance) {
  if (json.empty()) return;
  const auto at = std::next(json.begin(), static_cast<std::ptrdiff_t>(below(chance, json.size())));
  if (below(chance, 2) == 0) {
    json.erase(at);
  } else if (json.is_array()) {
    json.push_back(Json(*at));
  } else {
    std::string key = at.key();
    key.insert(below(chance, key.size() + 1), 1, static_cast<char>('a' + below(chance, 26)));
    json[key] = Json(*at);
  }
}

inline void change(Json& root, Chance& chance) {
  std::vector<Json*> all;
  collect(root, all);
  Json& chosen = *all[below(chance, all.size())];
  const Json other = *all[below(chance, all.size())];
  const std::size_t how = below(chance, 8);
  if (how == 0) {
    chosen = other;
  } else if (how == 1) {
    chosen = strange_value(chance);
  } else if (chosen.is_number()) {
    change_number(chosen, chance);
  } else if (chosen.is_structured()) {
    change_container(chosen, chance);
  } else if (chosen.is_string()) {
    std::string text = chosen.get<std::string>();
    const std::size_t size = text.size();
    text.resize(size + 16);
    text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
    chosen = text;
  } else {
    chosen = other;
  }
}

// One of the lines of a text (all of it where `lines` is false), changed as JSON.
inline std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed,
                          bool lines) {
  Chance chance(seed);
  if (below(chance, 8) == 0) return LLVMFuzzerMutate(data, size, max_size);
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::vector<std::string> parts;
  for (std::size_t at = 0; lines && at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  if (!lines) parts.push_back(text);
  const std::size_t number = below(chance, parts.size());
  const Expected<Json> parsed = parse_json(parts[number]);
  if (!parsed) return LLVMFuzzerMutate(data, size, max_size);
  if (lines && below(chance, 6) == 0) {
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(below(chance, parts.size())),
                 parts[number]);
  } else {
    Json json = *parsed;
    for (std::size_t i = 0; i <= below(chance, 3); ++i) change(json, chance);
    parts[number] = json_text(json);
  }
  std::string whole;
  for (const std::string& part : parts) whole += (whole.empty() ? "" : "\n") + part;
  if (whole.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::memcpy(data, whole.data(), whole.size());
  return whole.size();
}

}  // namespace kaisho::fuzz
