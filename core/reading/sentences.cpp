#include "core/reading/sentences.h"

#include <algorithm>

#include "core/reading/embedded.h"
#include "core/reading/json.h"
#include "core/reading/places.h"

namespace kaisho {
Sentences::Sentences(std::string_view language) : language_(language) {
  const std::string faults = "/text/faults." + language_ + ".json";
  const std::string positions = "/text/positions." + language_ + ".json";
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.ends_with(faults) && !file.path.ends_with(positions)) continue;
    const Expected<Json> json = parse_json(file.text);
    if (!json) continue;
    for (const auto& sentence : json->items()) {
      if (sentence.value().is_string()) texts_[sentence.key()] = sentence.value();
    }
  }
}

std::string Sentences::operator()(const Error& error) const {
  const auto found = texts_.find(error.reason);
  if (found == texts_.end()) return error.message;
  std::string text = fill_values(found->second, error.values, language_);
  const auto question = texts_.find("did_you_mean");
  const bool near =
      std::ranges::find(error.values, "nearest", &ErrorValue::name) != error.values.end();
  if (near && question != texts_.end()) {
    text += ' ' + fill_values(question->second, error.values, language_);
  }
  return text;
}

const Sentences& english_sentences() {
  static const Sentences kEnglish("en");
  return kEnglish;
}

}  // namespace kaisho
