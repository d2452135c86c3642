#include "games/yamatai/terminal/words.h"

#include <utility>

namespace kaisho::yamatai {

std::string YamataiWords::say(std::string_view member, const Json& value) const {
  if (value.is_object()) return counts(value);
  if (value.is_array()) {
    const bool added = member == "boats" || member == "kinds";
    const char* const between = added ? " + " : member == "order" ? ", " : " ";
    std::string all;
    for (const Json& one : value) all += (all.empty() ? "" : between) + say(member, one);
    return all.empty() ? "-" : all;
  }
  if (value.is_number()) return say_number(member, value);
  return value.is_string() ? say_text(member, value.get<std::string>()) : json_text(value);
}

std::string YamataiWords::say_number(std::string_view member, const Json& number) const {
  if (member == "to" || member == "order") {
    return texts_("seat", {std::to_string(number.get<int>() + 1)});
  }
  if (member == "island") {
    return json_text(number) + " " + name_of(edition_["map"]["islands"], number);
  }
  // Rounds are counted from 1 where people read them.
  if (member == "round") return std::to_string(number.get<int>() + 1);
  return json_text(number);
}

std::string YamataiWords::say_text(std::string_view member, const std::string& text) const {
  if (member == "line") return texts_("line." + text);
  if (member == "colour" || member == "boats") return name_of(edition_["boats"], text);
  if (member == "building") return name_of(edition_["buildings"], numbered_id(text).id);
  if (member == "specialist") return name_of(edition_["specialists"], text);
  const bool culture = member == "culture" || member == "kind" || member == "kinds";
  return culture ? name_of(edition_["culture"]["kinds"], text) : text;
}

// "2 Green boat, 1 Red boat"
std::string YamataiWords::counts(const Json& boats) const {
  std::string all;
  for (const Json& boat : edition_["boats"]) {
    const int count = boats.value(boat["id"].get<std::string>(), 0);
    if (count == 0) continue;
    all += (all.empty() ? "" : ", ") + std::to_string(count) + " " + in_language(boat["name"]);
  }
  return all.empty() ? "-" : all;
}

std::string YamataiWords::boats(const Json& boats) const {
  std::string all;
  if (boats.is_array()) {
    for (const Json& colour : boats) all += brief(colour.get<std::string>());
  } else {
    for (const Json& boat : edition_["boats"]) {
      const std::string id = boat["id"];
      for (int n = boats.value(id, 0); n > 0; --n) all += brief(id);
    }
  }
  return all.empty() ? "-" : all;
}

std::string YamataiWords::building(const std::string& tile) const {
  const Json* const building = find_by_id(edition_["buildings"], numbered_id(tile).id);
  if (building == nullptr) return tile;
  return in_language((*building)["name"]) + " (" + boats((*building)["cost"]) + ") " +
         std::to_string((*building)["points"].get<int>());
}

std::string YamataiWords::power(const std::string& id) const {
  const Json* const power = find_by_id(edition_["powers"], id);
  return power == nullptr ? id : in_language((*power)["text"]);
}

}  // namespace kaisho::yamatai
