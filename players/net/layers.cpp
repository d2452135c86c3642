#include "players/net/layers.h"

#include <hwy/highway.h>

#include <array>

namespace kaisho {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// Vectors of 128 bits, which every target has, be it by emulation: every result is exact whatever
// their length.
using Words = hn::FixedTag<std::int16_t, 8>;
using Longs = hn::FixedTag<std::int32_t, 4>;

constexpr std::size_t kLanes = 8;
constexpr std::size_t kVectors = kNetBlock / kLanes;
constexpr std::int16_t kHighest = 127;

void sum_block(std::span<const std::int32_t> at, const std::int16_t* table,
               const std::int16_t* bias, int shift, std::int16_t* out) {
  const Words words;
  std::array<hn::Vec<Words>, kVectors> sums;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  for (std::size_t v = 0; v < kVectors; ++v) sums[v] = hn::LoadU(words, bias + v * kLanes);
  for (const std::int32_t row : at) {
    const std::int16_t* numbers = table + row;
    for (std::size_t v = 0; v < kVectors; ++v) {
      sums[v] = hn::Add(sums[v], hn::LoadU(words, numbers + v * kLanes));
    }
  }
  const auto zero = hn::Zero(words);
  const auto highest = hn::Set(words, kHighest);
  for (std::size_t v = 0; v < kVectors; ++v) {
    const auto cut = hn::Min(hn::Max(hn::ShiftRightSame(sums[v], shift), zero), highest);
    hn::StoreU(cut, words, out + v * kLanes);
  }
}

}  // namespace

void sum_rows(std::span<const std::int32_t> at, const std::int16_t* table, const std::int16_t* bias,
              std::size_t width, int shift, std::int16_t* out) {
  for (std::size_t column = 0; column < width; column += kNetBlock) {
    sum_block(at, table + column, bias + column, shift, out + column);
  }
}

void add_products(std::span<const std::int16_t> in, const std::int16_t* weights,
                  std::span<std::int32_t> sums) {
  const Words words;
  const Longs longs;
  for (std::int32_t& sum : sums) {
    auto low = hn::Zero(longs);
    auto high = hn::Zero(longs);
    for (std::size_t i = 0; i < in.size(); i += kLanes) {
      const auto a = hn::LoadU(words, in.data() + i);
      const auto b = hn::LoadU(words, weights + i);
      low = hn::ReorderWidenMulAccumulate(longs, a, b, low, high);
    }
    sum += hn::GetLane(hn::SumOfLanes(longs, hn::Add(low, high)));
    weights += in.size();
  }
}

}  // namespace kaisho
