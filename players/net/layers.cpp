#include "players/net/layers.h"

#include <hwy/highway.h>

#include <algorithm>
#include <array>

namespace kaisho {
namespace {

constexpr std::size_t kLanes = 8;  // numbers worked on at once

#if HWY_TARGET == HWY_EMU128 || HWY_TARGET == HWY_SCALAR

// Without vector instructions, as in the browser: plain numbers, which are many times faster there
// than vectors that are emulated.
void move_block(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
                const std::int16_t* table, std::int16_t* sums) {
  std::array<std::int32_t, kNetBlock> now;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::copy_n(sums, kNetBlock, now.begin());
  for (const std::int32_t row : come) {
    for (std::size_t c = 0; c < kNetBlock; ++c) now[c] += table[row + static_cast<int>(c)];
  }
  for (const std::int32_t row : go) {
    for (std::size_t c = 0; c < kNetBlock; ++c) now[c] -= table[row + static_cast<int>(c)];
  }
  for (std::size_t c = 0; c < kNetBlock; ++c) sums[c] = static_cast<std::int16_t>(now[c]);
}

void cut_lanes(const std::int16_t* sums, int shift, std::int16_t* out) {
  for (std::size_t i = 0; i < kLanes; ++i) {
    out[i] = static_cast<std::int16_t>(std::clamp(sums[i] >> shift, 0, kNetHighest));
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

constexpr std::size_t kVectors = kNetBlock / kLanes;

void move_block(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
                const std::int16_t* table, std::int16_t* sums) {
  const Words words;
  std::array<hn::Vec<Words>, kVectors> now;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  for (std::size_t v = 0; v < kVectors; ++v) now[v] = hn::LoadU(words, sums + v * kLanes);
  for (const std::int32_t row : come) {
    const std::int16_t* numbers = table + row;
    for (std::size_t v = 0; v < kVectors; ++v) {
      now[v] = hn::Add(now[v], hn::LoadU(words, numbers + v * kLanes));
    }
  }
  for (const std::int32_t row : go) {
    const std::int16_t* numbers = table + row;
    for (std::size_t v = 0; v < kVectors; ++v) {
      now[v] = hn::Sub(now[v], hn::LoadU(words, numbers + v * kLanes));
    }
  }
  for (std::size_t v = 0; v < kVectors; ++v) hn::StoreU(now[v], words, sums + v * kLanes);
}

void cut_lanes(const std::int16_t* sums, int shift, std::int16_t* out) {
  const Words words;
  const auto zero = hn::Zero(words);
  const auto highest = hn::Set(words, std::int16_t{kNetHighest});
  const auto shifted = hn::ShiftRightSame(hn::LoadU(words, sums), shift);
  hn::StoreU(hn::Min(hn::Max(shifted, zero), highest), words, out);
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

void move_rows(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
               const std::int16_t* table, std::span<std::int16_t> sums) {
  for (std::size_t column = 0; column < sums.size(); column += kNetBlock) {
    move_block(come, go, table + column, &sums[column]);
  }
}

void cut_sums(std::span<const std::int16_t> sums, int shift, std::int16_t* out) {
  for (std::size_t i = 0; i < sums.size(); i += kLanes) cut_lanes(&sums[i], shift, out + i);
}

void add_products(std::span<const std::int16_t> in, const std::int16_t* weights,
                  std::span<std::int32_t> sums) {
  for (std::int32_t& sum : sums) {
    sum += product(in, weights);
    weights += in.size();
  }
}

}  // namespace kaisho
