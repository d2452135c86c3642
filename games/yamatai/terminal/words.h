// What the things of Yamataï are called in the terminal: short, as a line holds many.
#pragma once

#include <string>
#include <string_view>

#include "core/terminal/texts.h"
#include "core/terminal/things.h"

namespace kaisho::yamatai {

class YamataiWords : public ThingWords {
 public:
  using ThingWords::ThingWords;

  // The value of a member of a move, an event or a refusal.
  std::string say(std::string_view member, const Json& value) const;

  // "G": a boat's colour, a culture kind or what stands on an island, in one or two letters.
  std::string brief(const std::string& id) const { return texts_("short." + id); }
  // "GGB" for a list of colours or for counts by colour; "-" for none.
  std::string boats(const Json& boats) const;
  // "Forge (BKR) 6"
  std::string building(const std::string& tile) const;
  // What a fleet or a specialist allows, as the edition says it.
  std::string power(const std::string& id) const;

 private:
  std::string say_number(std::string_view member, const Json& number) const;
  std::string say_text(std::string_view member, const std::string& text) const;
  std::string counts(const Json& boats) const;
};

}  // namespace kaisho::yamatai
