#include "core/reading/nearest.h"

#include <algorithm>

#include "core/reading/sentences.h"
#include "core/values/ascii.h"

namespace kaisho {
namespace {

constexpr std::size_t kLongestWord = 60;  // what is longer is no slip of a word

// How many letters have to be put in, left out, replaced or swapped with the next one.
std::size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = ascii_lower(a[i - 1]) == ascii_lower(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && ascii_lower(a[i - 1]) == ascii_lower(b[j - 2]) &&
                           ascii_lower(a[i - 2]) == ascii_lower(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

bool begins_with(std::string_view word, std::string_view beginning) {
  return word.size() > beginning.size() &&
         std::ranges::equal(word.substr(0, beginning.size()), beginning, {}, ascii_lower,
                            ascii_lower);
}

// What is short may differ in one letter, what is long in a third of them.
std::size_t most_slips(std::string_view word) { return std::max<std::size_t>(1, word.size() / 3); }

}  // namespace

std::string_view nearest(std::string_view found, const std::vector<std::string_view>& known) {
  if (found.empty() || found.size() > kLongestWord) return {};
  std::string_view best;
  std::size_t least = most_slips(found) + 1;
  for (const std::string_view word : known) {
    if (word.empty() || word.size() > kLongestWord) continue;
    const std::size_t different = slips(found, word);
    // In a word of one or two letters a slip leaves nothing to recognise.
    if (different >= least || different >= std::min(found.size(), word.size())) continue;
    least = different;
    best = word;
  }
  if (!best.empty() || found.size() < 3) return best;
  const auto begun =
      std::ranges::find_if(known, [&](std::string_view word) { return begins_with(word, found); });
  return begun == known.end() ? std::string_view() : *begun;
}

#ifndef __wasi__
Error with_nearest(Error error, std::string_view found,
                   const std::vector<std::string_view>& known) {
  const std::string_view meant = nearest(found, known);
  if (meant.empty()) return error;
  error.values.push_back({"nearest", std::string(meant)});
  error.message = english_sentences()(error);
  return error;
}

#endif

}  // namespace kaisho
