// Finds the word that was probably meant by somebody who typed one that is not known.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho {

// The one of `known` that `found` was probably meant to be; empty where none is like it. Capital
// letters do not matter. Of several the first.
std::string_view nearest(std::string_view found, const std::vector<std::string_view>& known);

// The error with the question whether the nearest one was meant, as its value "nearest"; as it was
// where none is like it.
#ifdef __wasi__
// Nobody types words for the engines of the pages, and each page would have to fetch this.
inline Error with_nearest(Error error, std::string_view /*found*/,
                          const std::vector<std::string_view>& /*known*/) {
  return error;
}
#else
Error with_nearest(Error error, std::string_view found, const std::vector<std::string_view>& known);
#endif

// Collects any range of words in the form that both functions take.
std::vector<std::string_view> words_in(auto&& range) {
  std::vector<std::string_view> words;
  words.reserve(8);
  for (const auto& word : range) words.emplace_back(word);
  return words;
}

}  // namespace kaisho
