// What the things of Nippon are called in the terminal: short, as a line holds many.
#pragma once

#include <string>
#include <string_view>

#include "core/terminal/things.h"

namespace kaisho::nippon {

class NipponWords : public ThingWords {
 public:
  using ThingWords::ThingWords;

  // The value of a member of a move, an event or a refusal.
  std::string say(std::string_view member, const Json& value) const;

  // "12,000 ¥": units of the edition in yen.
  std::string yen(int units) const;
  // "5,000 ¥", "2 coal"
  std::string bonus(const Json& bonus) const;
  // "Knowledge / Produce", by the place among the spaces, from 1.
  std::string space(std::size_t place) const;
  // "WWG" for a list of workers or for counts by colour; "-" for none.
  std::string workers(const Json& workers) const;
  std::string good(const Json& id) const { return name_of(edition_["goods"], id); }
  // "Silk Exchange (Silk)"
  std::string factory(const std::string& id) const;
  // "2 + 1 > 6 VP +1"
  std::string contract_terms(const Json& contract) const;
  // "×2, 5,000 ¥"
  std::string reward(const Json& id) const;
  std::string region(const Json& id) const { return name_of(edition_["regions"], id); }
  std::string city(const Json& id) const;
  // A line of the final count.
  std::string line(const std::string& id) const;

 private:
  std::string say_number(std::string_view member, int number) const;
  std::string say_text(std::string_view member, const std::string& text) const;
  std::string brief(const std::string& id) const;
};

}  // namespace kaisho::nippon
