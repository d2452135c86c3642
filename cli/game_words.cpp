#include "cli/game_words.h"

namespace kaisho::cli {

std::string GameWords::say(const std::string& key, const Json& object) const {
  return texts_.say(key, object, [this](std::string_view member, const Json& value) {
    const auto name = [this](const Json& seat) {
      return names_[seat.get<std::size_t>() % names_.size()];
    };
    if (member == "seat" && value.is_number()) return name(value);
    if (member != "seats" || !value.is_array()) return board_.say(member, value);
    std::string names;
    for (const Json& seat : value) names += (names.empty() ? "" : ", ") + name(seat);
    return names;
  });
}

std::string GameWords::move(const Json& move) const {
  return say("move." + move["kind"].get<std::string>(), move);
}

}  // namespace kaisho::cli
