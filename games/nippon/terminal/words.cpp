#include "games/nippon/terminal/words.h"

namespace kaisho::nippon {

std::string NipponWords::say(std::string_view member, const Json& value) const {
  if (value.is_array()) {
    if (member == "colour") return workers(value);
    std::string all;
    for (const Json& one : value) all += (all.empty() ? "" : " + ") + say(member, one);
    return all;
  }
  if (value.is_number()) return say_number(member, value.get<int>());
  return value.is_string() ? say_text(member, value.get<std::string>()) : json_text(value);
}

std::string NipponWords::say_number(std::string_view member, int number) const {
  if (member == "yen") return yen(number);
  if (member == "space") return space(static_cast<std::size_t>(number));
  if (member == "rank") return number == 0 ? "-" : std::to_string(number) + ".";
  return std::to_string(number);
}

std::string NipponWords::say_text(std::string_view member, const std::string& text) const {
  if (member == "colour") return name_of(edition_["worker_colours"], text);
  if (member == "action") return name_of(edition_["actions"], text);
  if (member == "track") return name_of(edition_["tracks"], text);
  if (member == "good" || member == "goods") return good(text);
  if (member == "improvements") return text == "stock" ? texts_("board.stock") : good(text);
  if (member == "factory") return factory(text);
  if (member == "contract") {
    const Json* const found = find_by_id(edition_["contracts"], text);
    return found == nullptr
               ? text
               : name_of(edition_["contracts"], text) + " (" + contract_terms(*found) + ")";
  }
  if (member == "region" || member == "regions") return region(text);
  if (member == "city") return city(text);
  if (member == "side") return texts_("side." + text);
  if (member == "tile") return name_of(edition_["city_tiles"], text);
  if (member == "reward") return reward(text);
  if (member == "achievement") return name_of(edition_["achievements"], text);
  return member == "line" ? line(text) : text;
}

std::string NipponWords::yen(int units) const {
  return number(units * edition_["units"]["yen"]["size"].get<std::int64_t>()) + " ¥";
}

std::string NipponWords::bonus(const Json& bonus) const {
  const int amount = bonus["amount"].get<int>();
  const auto& resource = bonus["resource"].get_ref<const std::string&>();
  return resource == "yen" ? yen(amount) : std::to_string(amount) + " " + brief(resource);
}

std::string NipponWords::space(std::size_t place) const {
  const Json& spaces = edition_["action_spaces"];
  if (place < 1 || place > spaces.size()) return std::to_string(place);
  std::string all;
  for (const Json& action : spaces[place - 1]["actions"]) {
    all += (all.empty() ? "" : " / ") + name_of(edition_["actions"], action);
  }
  return all;
}

// The first letter of the colour's name, unless the language files have another.
std::string NipponWords::brief(const std::string& id) const {
  const std::string key = "short." + id;
  return texts_.has(key) ? texts_(key) : id.substr(0, 1);
}

std::string NipponWords::workers(const Json& workers) const {
  std::string all;
  for (const Json& colour : edition_["worker_colours"]) {
    const std::string id = colour["id"];
    std::size_t count = 0;
    if (workers.is_array()) {
      for (const Json& one : workers) count += one.get_ref<const std::string&>() == id ? 1 : 0;
    } else {
      count = workers.value(id, std::size_t{0});
    }
    for (; count > 0; --count) all += brief(id);
  }
  return all.empty() ? "-" : all;
}

std::string NipponWords::factory(const std::string& id) const {
  const Json* const found = find_by_id(edition_["factories"], id);
  if (found == nullptr) return id;
  return in_language((*found)["name"]) + " (" + good((*found)["good"]) + ")";
}

std::string NipponWords::contract_terms(const Json& contract) const {
  std::string all;
  for (const Json& count : contract["goods"]) {
    all += (all.empty() ? "" : " + ") + std::to_string(count.get<int>());
  }
  all += " > " + bonus(contract["reward"]);
  const int steps = contract["money_steps"].get<int>();
  return steps > 0 ? all + " " + texts_("board.money_steps", {std::to_string(steps)}) : all;
}

std::string NipponWords::reward(const Json& id) const {
  const Json* const found = find_by_id(edition_["rewards"], id);
  if (found == nullptr) return id.get<std::string>();
  return "×" + std::to_string((*found)["multiplier"].get<int>()) + ", " + bonus((*found)["bonus"]);
}

std::string NipponWords::city(const Json& id) const {
  for (const Json& region : edition_["regions"]) {
    if (find_by_id(region["cities"], id) != nullptr) return name_of(region["cities"], id);
  }
  return id.get<std::string>();
}

std::string NipponWords::line(const std::string& id) const {
  const std::string key = "line." + id;
  return texts_.has(key) ? texts_(key) : name_of(edition_["achievements"], id);
}

}  // namespace kaisho::nippon
