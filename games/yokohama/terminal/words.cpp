#include "games/yokohama/terminal/words.h"

#include <algorithm>
#include <array>

namespace kaisho::yokohama {
namespace {

constexpr std::array<const char*, 10> kRewards = {
    "points", "yen", "copper", "silk", "tea", "fish", "any_good", "imports", "warehouse", "moves"};

}  // namespace

std::string YokohamaWords::say(std::string_view member, const Json& value) const {
  if (value.is_boolean()) return value.get<bool>() ? texts_("board." + std::string(member)) : "";
  if (value.is_array()) {
    std::string all;
    for (const Json& one : value) all += (all.empty() ? "" : " + ") + say(member, one);
    return all;
  }
  if (value.is_number() && member == "to") {
    return texts_("seat", {std::to_string(value.get<int>() + 1)});
  }
  return value.is_string() ? say_text(member, value.get<std::string>()) : json_text(value);
}

std::string YokohamaWords::say_text(std::string_view member, const std::string& text) const {
  if (member == "resource" || member == "resources") return texts_("resource." + text);
  if (member == "piece" || member == "line") return texts_(std::string(member) + "." + text);
  if (member == "order" || member == "orders") return order(text);
  if (member == "technology") return technology(text);
  if (member == "token") return token(text);
  if (member == "slot") return slot(text);
  if (member == "flag") return name_of(edition_["flags"], text);
  if (member == "achievement") return name_of(edition_["achievements"], text);
  // Laboratories and ports are called as their areas.
  const bool place = member == "area" || member == "from_area" || member == "from";
  return place || member == "board" ? area(text) : text;
}

std::string YokohamaWords::area(const std::string& area) const {
  const auto [id, copy] = numbered_id(area);
  const std::string name = name_of(edition_["areas"], id);
  return copy > 1 ? name + " " + std::to_string(copy) : name;
}

std::string YokohamaWords::reward(const Json& reward) const {
  std::string text;
  for (const char* kind : kRewards) {
    const int count = reward.value(kind, 0);
    if (count == 0) continue;
    text += text.empty() ? "" : " ";
    text += std::to_string(count) + texts_(std::string("short.") + kind);
  }
  return text.empty() ? "-" : text;
}

std::string YokohamaWords::order(const std::string& id) const {
  const Json* const order = find_by_id(edition_["orders"], id);
  if (order == nullptr) return "?";
  return reward((*order)["goods"]) + " > " + reward((*order)["reward"]) + " (" +
         name_of(edition_["flags"], (*order)["flag"].get<std::string>()) + ")";
}

std::string YokohamaWords::technology(const std::string& card) const {
  const auto [id, copy] = numbered_id(card);
  const Json* const technology = find_by_id(edition_["technologies"], id);
  if (technology == nullptr) return card;
  const Json& flags = (*technology)["flags"];
  const auto at = static_cast<std::size_t>(copy - 1) % std::max<std::size_t>(1, flags.size());
  return in_language((*technology)["name"]) + " (" +
         name_of(edition_["flags"], flags[at].get<std::string>()) + ")";
}

std::string YokohamaWords::token(const std::string& id) const {
  const Json* const token = find_by_id(edition_["level5"]["tokens"], id);
  if (token != nullptr) return reward((*token)["reward"]);
  const Json* const complete = find_by_id(edition_["achievement_complete"]["tokens"], id);
  if (complete != nullptr) {
    return name_of(edition_["flags"], (*complete)["flag"].get<std::string>());
  }
  return name_of(edition_["level5"]["independent_agents"], id);
}

std::string YokohamaWords::slot(const std::string& id) const {
  for (const char* board : {"church", "customs"}) {
    const Json* const slot = find_by_id(edition_[board]["slots"], id);
    if (slot != nullptr) return in_language((*slot)["name"]);
  }
  return id;
}

}  // namespace kaisho::yokohama
