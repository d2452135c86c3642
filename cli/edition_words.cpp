#include "cli/edition_words.h"

#include <vector>

#include "core/characters/visible.h"
#include "core/reading/fields.h"
#include "core/reading/language.h"

namespace kaisho::cli {

// "order 4, order-04"; of a list whose things have no word "costs.mines, item 2".
std::string EditionWords::thing(const Thing& thing) const {
  const std::string number = std::to_string(thing.number);
  const std::string kind = "thing." + thing.kind;
  std::vector<std::string> words;
  if (texts_.has(kind)) {
    words.push_back(texts_(kind) + " " + number);
  } else {
    if (!thing.list.empty()) words.push_back(visible(thing.list));
    words.push_back(texts_("edition.item", {number}));
  }
  const std::string called = thing.id.empty() ? text_in(thing.name, language_) : thing.id;
  if (!called.empty()) words.push_back(called);
  return listed(words);
}

std::string EditionWords::place(const EditionPlace& place) const {
  std::vector<std::string> words;
  words.reserve(place.things.size() + 1);
  for (const Thing& one : place.things) words.push_back(thing(one));
  if (!place.field.empty()) words.push_back(visible(place.field));
  return listed(words);
}

std::string EditionWords::place_and_line(const EditionPlace& place) const {
  std::string words = this->place(place);
  if (!place.text || words.empty()) return words;
  return words + ", " +
         texts_("edition.line",
                {std::to_string(place.text->line), std::to_string(place.text->column)});
}

}  // namespace kaisho::cli
