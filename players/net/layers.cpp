#include "players/net/layers.h"

#include <hwy/highway.h>

#include <algorithm>
#include <array>

namespace kaisho {
namespace {

#if HWY_TARGET == HWY_EMU128 || HWY_TARGET == HWY_SCALAR

// Without vector instructions, as in the browser: plain numbers, which are many times faster there
// than vectors that are emulated.
void sum_block(std::span<const std::int32_t> at, const std::int16_t* table,
               const std::int16_t* bias, int shift, std::int16_t* out) {
  std::array<std::int32_t, kNetBlock> sums;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::copy_n(bias, kNetBlock, sums.begin());
  for (const std::int32_t row : at) {
    const std::int16_t* numbers = table + row;
    for (std::size_t c = 0; c < kNetBlock; ++c) sums[c] += numbers[c];
  }
  for (std::size_t c = 0; c < kNetBlock; ++c) {
    out[c] = static_cast<std::int16_t>(std::clamp<std::int32_t>(sums[c] >> shift, 0, kNetHighest));
  }
}

std::int32_t product(std::span<const std::int16_t> in, const std::int16_t* weights) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < in.size(); ++i) sum += in[i] * weights[i];
  return sum;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

// Vectors of 128 bits, which every target has: every result is exact whatever their length.
using Words = hn::FixedTag<std::int16_t, 8>;
using Longs = hn::FixedTag<std::int32_t, 4>;

constexpr std::size_t kLanes = 8;
constexpr std::size_t kVectors = kNetBlock / kLanes;

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
  const auto highest = hn::Set(words, std::int16_t{kNetHighest});
  for (std::size_t v = 0; v < kVectors; ++v) {
    const auto cut = hn::Min(hn::Max(hn::ShiftRightSame(sums[v], shift), zero), highest);
    hn::StoreU(cut, words, out + v * kLanes);
  }
}

std::int32_t product(std::span<const std::int16_t> in, const std::int16_t* weights) {
  const Words words;
  const Longs longs;
  auto low = hn::Zero(longs);
  auto high = hn::Zero(longs);
  for (std::size_t i = 0; i < in.size(); i += kLanes) {
    const auto a = hn::LoadU(words, in.data() + i);
    const auto b = hn::LoadU(words, weights + i);
    low = hn::ReorderWidenMulAccumulate(longs, a, b, low, high);
  }
  return hn::GetLane(hn::SumOfLanes(longs, hn::Add(low, high)));
}

#endif

}  // namespace

void sum_rows(std::span<const std::int32_t> at, const std::int16_t* table, const std::int16_t* bias,
              std::size_t width, int shift, std::int16_t* out) {
  for (std::size_t column = 0; column < width; column += kNetBlock) {
    sum_block(at, table + column, bias + column, shift, out + column);
  }
}

void add_products(std::span<const std::int16_t> in, const std::int16_t* weights,
                  std::span<std::int32_t> sums) {
  for (std::int32_t& sum : sums) {
    sum += product(in, weights);
    weights += in.size();
  }
}

}  // namespace kaisho
