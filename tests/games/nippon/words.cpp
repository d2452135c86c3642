#include "tests/games/nippon/words.h"

#include <gtest/gtest.h>

namespace kaisho::nippon_tests {

std::pair<std::string, std::string> split(const std::string& word, char sign) {
  const auto at = word.find(sign);
  if (at == std::string::npos) return {word, ""};
  return {word.substr(0, at), word.substr(at + 1)};
}

std::pair<std::string, int> counted(const std::string& word) {
  const auto [name, number] = split(word, '=');
  return {name, number.empty() ? 1 : std::stoi(number)};
}

std::pair<std::string, std::string> place_of(const std::string& word) { return split(word, ':'); }

std::string region_of(const std::string& city) {
  for (const Json& region : edition()["regions"]) {
    for (const Json& item : region["cities"]) {
      if (item["id"] == city) return region["id"];
    }
  }
  ADD_FAILURE() << "no city " << city;
  return {};
}

Lines ids_of(const Json& list) {
  Lines ids;
  for (const Json& item : list) ids.push_back(item["id"]);
  return ids;
}

const Json& thing(const Json& list, const std::string& id) {
  for (const Json& item : list) {
    if (item["id"] == id) return item;
  }
  ADD_FAILURE() << "there is no " << id;
  return list[0];
}

Lines all_cities() {
  Lines cities;
  for (const Json& region : edition()["regions"]) {
    for (const Json& city : region["cities"]) cities.push_back(city["id"]);
  }
  return cities;
}

}  // namespace kaisho::nippon_tests
