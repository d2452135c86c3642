// Things of an edition by their ids.
#pragma once

#include <string>
#include <utility>

#include "core/reading/json.h"
#include "core/reading/language.h"
#include "core/terminal/texts.h"

namespace kaisho {

// An id of moves and positions in parts: "copper-mine#2", "ball#1".
struct NumberedId {
  std::string id;
  int copy = 1;
};
NumberedId numbered_id(const std::string& name);

// The thing of a list of the edition that has this id, or nothing.
const Json* find_by_id(const Json& list, const Json& id);

// What the things of an edition are called in the language of the terminal.
class ThingWords {
 public:
  ThingWords(const Json& edition, const Texts& texts, std::string language)
      : edition_(edition), texts_(texts), language_(std::move(language)) {}

  std::string in_language(const Json& names) const { return text_in(names, language_); }
  // The id itself where the list has none such.
  std::string name_of(const Json& list, const Json& id) const;
  // "12,000"
  std::string number(std::int64_t number) const { return number_text(language_, number); }

 protected:
  const Json& edition_;
  const Texts& texts_;

 private:
  std::string language_;
};

}  // namespace kaisho
