// Places of an edition in words: "order 4, order-04, goods.copper, line 2790, column 9".
#pragma once

#include <string>
#include <string_view>

#include "cli/texts.h"
#include "core/editions/edition_place.h"

namespace kaisho::cli {

class EditionWords {
 public:
  // The words of its things are in games/GAME/text/things.LANGUAGE.json.
  EditionWords(std::string_view game, std::string_view language)
      : texts_(texts_of(game, language)), language_(language) {}

  // Empty for the edition as a whole.
  std::string place(const EditionPlace& place) const;
  std::string place_and_line(const EditionPlace& place) const;
  std::string operator()(std::string_view key, const std::vector<std::string>& values) const {
    return texts_(key, values);
  }

 private:
  std::string thing(const Thing& thing) const;

  Texts texts_;
  std::string language_;
};

}  // namespace kaisho::cli
