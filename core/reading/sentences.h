// The sentences of errors, from the language files that are built in:
// core/text/faults.LANGUAGE.json for what all share, FOLDER/text/faults.LANGUAGE.json for a
// folder's own. Those of loaded positions, which pages have no use for, are apart in
// positions.LANGUAGE.json. A key is used once.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/reading/error.h"

namespace kaisho {

class Sentences {
 public:
  explicit Sentences(std::string_view language);

  // The error in this language; its `message` where this language has no such sentence. One with a
  // value "nearest" (nearest.h) is followed by the question whether that was meant.
  std::string operator()(const Error& error) const;
  const std::map<std::string, std::string, std::less<>>& all() const { return texts_; }

 private:
  std::string language_;
  std::map<std::string, std::string, std::less<>> texts_;
};

// The sentences of `Error::message`.
const Sentences& english_sentences();

}  // namespace kaisho
