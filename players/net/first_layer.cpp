#include "players/net/first_layer.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace kaisho {
namespace {

constexpr std::size_t kTogether = 8;

// The first `size` of eight counts, the others 0.
std::uint64_t eight(const std::uint8_t* counts, std::size_t size) {
  std::uint64_t word = 0;
  if (size == kTogether) {
    std::memcpy(&word, counts, kTogether);
  } else {
    std::memcpy(&word, counts, size);
  }
  return word;
}

}  // namespace

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

// Eight at a time, as most are as before; of eight only those that differ. A count of 0 has no row.
void Accumulator::list_changes(const FirstLayer& layer, std::span<const std::uint8_t> counts,
                               Changes& changes) const {
  static_assert(std::endian::native == std::endian::little);
  const auto width = static_cast<std::int32_t>(layer.width);
  auto& [come, go, coming, going] = changes;
  coming = 0;
  going = 0;
  const std::size_t all = layer.row_at.size();
  for (std::size_t begin = 0; begin < all; begin += kTogether) {
    const std::size_t size = std::min(kTogether, all - begin);
    std::uint64_t differ = eight(&counts[begin], size) ^ eight(&counts_[begin], size);
    while (differ != 0) {
      const int byte = std::countr_zero(differ) / 8;
      const std::size_t i = begin + static_cast<std::size_t>(byte);
      differ &= ~(std::uint64_t{255} << static_cast<unsigned>(8 * byte));
      come[coming] = layer.row_at[i] + counts[i] * width;
      go[going] = layer.row_at[i] + counts_[i] * width;
      coming += counts[i] != 0 ? 1 : 0;
      going += counts_[i] != 0 ? 1 : 0;
    }
  }
}

}  // namespace kaisho
