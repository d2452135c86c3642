#include "players/net/first_layer.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace kaisho::players {
namespace {

constexpr std::size_t kTogether = 8;
constexpr std::size_t kBits = 64;

// Eight counts, or fewer and zeros.
std::uint64_t eight(const std::uint8_t* counts, std::size_t size = kTogether) {
  std::uint64_t word = 0;
  std::memcpy(&word, counts, size);
  return word;
}

// A bit for each byte of the word that is not 0.
std::uint64_t bytes_above_0(std::uint64_t word) {
  constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7f;
  const std::uint64_t top = ((word & kLow) + kLow) | word;
  return ((top & ~kLow) >> 7U) * 0x0102040810204080 >> 56U;
}

// A bit for each of the counts, up to 64, that differs. Most are as before, so eight at a time.
std::uint64_t differing(std::span<const std::uint8_t> now, const std::uint8_t* before) {
  std::uint64_t bits = 0;
  std::size_t i = 0;
  for (; i + kTogether <= now.size(); i += kTogether) {
    const std::uint64_t word = eight(&now[i]) ^ eight(before + i);
    if (word != 0) bits |= bytes_above_0(word) << i;
  }
  if (i == now.size()) return bits;
  const std::size_t left = now.size() - i;
  return bits | bytes_above_0(eight(&now[i], left) ^ eight(before + i, left)) << i;
}

}  // namespace

std::span<const NetBlock> Accumulator::sums(const FirstLayer& layer,
                                            std::span<const std::uint8_t> counts) {
  if (!begun_) begin(layer);
  Changes changes;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as counted
  take_changes(layer, counts, changes);
  if (changes.going > rows_ / 2) {  // more work than to sum all rows
    begin(layer);
    take_changes(layer, counts, changes);
  }
  const auto& [come, go, coming, going] = changes;
  const std::span sums = std::span(sums_).first(layer.blocks);
  move_rows(std::span(come).first(coming), std::span(go).first(going), layer.rows.data(), sums);
  rows_ = rows_ + coming - going;
  return sums;
}

void Accumulator::begin(const FirstLayer& layer) {
  begun_ = true;
  rows_ = 0;
  counts_.fill(0);
  sums_ = layer.bias;
}

// A count of 0 has no row.
void Accumulator::take_changes(const FirstLayer& layer, std::span<const std::uint8_t> counts,
                               Changes& changes) {
  static_assert(std::endian::native == std::endian::little);
  const auto blocks = static_cast<std::int32_t>(layer.blocks);
  std::size_t coming = 0;
  std::size_t going = 0;
  for (std::size_t begin = 0; begin < counts.size(); begin += kBits) {
    const auto some = counts.subspan(begin, std::min(kBits, counts.size() - begin));
    for (std::uint64_t bits = differing(some, &counts_[begin]); bits != 0; bits &= bits - 1) {
      const std::size_t i = begin + static_cast<std::size_t>(std::countr_zero(bits));
      changes.come[coming] = layer.row_at[i] + counts[i] * blocks;
      changes.go[going] = layer.row_at[i] + counts_[i] * blocks;
      coming += counts[i] != 0 ? 1 : 0;
      going += counts_[i] != 0 ? 1 : 0;
      counts_[i] = counts[i];
    }
  }
  changes.coming = coming;
  changes.going = going;
}

}  // namespace kaisho::players
