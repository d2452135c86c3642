// What the things of Yokohama are called in the terminal: short, as a line holds many.
#pragma once

#include <string>
#include <string_view>

#include "core/terminal/texts.h"
#include "core/terminal/things.h"

namespace kaisho::yokohama {

class YokohamaWords : public ThingWords {
 public:
  using ThingWords::ThingWords;

  // The value of a member of a move, an event or a refusal.
  std::string say(std::string_view member, const Json& value) const;

  std::string area(const std::string& area) const;
  // "5pt 2¥"; "-" for an empty one.
  std::string reward(const Json& reward) const;
  // "2Si 3Te > 5pt 2¥ (France)"
  std::string order(const std::string& id) const;
  // "Ball (France)"
  std::string technology(const std::string& card) const;
  // What a level-5 token brings, the flag of an achievement-complete one.
  std::string token(const std::string& id) const;

 private:
  std::string say_text(std::string_view member, const std::string& text) const;
  std::string slot(const std::string& id) const;
};

}  // namespace kaisho::yokohama
