#include "players/net/first_layer.h"

#include <algorithm>
#include <cstring>

namespace kaisho {

std::span<const std::int16_t> Accumulator::sums(const FirstLayer& layer,
                                                std::span<const std::uint8_t> counts) {
  if (!begun_) begin(layer);
  Changes changes;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as counted
  list_changes(layer, counts, changes);
  if (changes.going > rows_ / 2) {  // more work than to begin anew
    begin(layer);
    list_changes(layer, counts, changes);
  }
  const auto& [come, go, coming, going] = changes;
  const std::span sums = std::span(sums_).first(layer.width);
  move_rows(std::span(come).first(coming), std::span(go).first(going), layer.rows.data(), sums);
  rows_ = rows_ + coming - going;
  std::ranges::copy(counts, counts_.begin());
  return sums;
}

void Accumulator::begin(const FirstLayer& layer) {
  begun_ = true;
  rows_ = 0;
  counts_.fill(0);
  std::ranges::copy(layer.bias, sums_.begin());
}

// Eight at a time, as most are as before; of eight without a question each, as which differ is
// hard to foresee. A count of 0 has no row.
void Accumulator::list_changes(const FirstLayer& layer, std::span<const std::uint8_t> counts,
                               Changes& changes) const {
  constexpr std::size_t kTogether = 8;
  const auto width = static_cast<std::int32_t>(layer.width);
  auto& [come, go, coming, going] = changes;
  coming = 0;
  going = 0;
  const std::size_t all = layer.row_at.size();
  for (std::size_t begin = 0; begin < all; begin += kTogether) {
    const std::size_t end = std::min(begin + kTogether, all);
    const bool is_whole = end - begin == kTogether;
    if (is_whole && std::memcmp(&counts[begin], &counts_[begin], kTogether) == 0) continue;
    for (std::size_t i = begin; i < end; ++i) {
      const bool differs = counts[i] != counts_[i];
      come[coming] = layer.row_at[i] + counts[i] * width;
      go[going] = layer.row_at[i] + counts_[i] * width;
      coming += differs && counts[i] != 0 ? 1 : 0;
      going += differs && counts_[i] != 0 ? 1 : 0;
    }
  }
}

}  // namespace kaisho
