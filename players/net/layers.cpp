#include "players/net/layers.h"

// This file is compiled once for each kind of vector instructions that the compiler can make for
// this sort of machine; which of them is called is decided by the machine it runs on. Every result
// is exact, so that it is the same by each of them. Of the vectors whose length only the machine
// knows no arrays can be made: they are left out.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "players/net/layers.cpp"
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <array>

HWY_BEFORE_NAMESPACE();
namespace kaisho::players {
namespace HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_EMU128 || HWY_TARGET == HWY_SCALAR

// Without Highway's vectors, as in the browser: plain loops, which are many times faster there than
// vectors that Highway emulates. With KAISHO_WASM_SIMD the compiler makes vectors of them itself.
void move_block(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
                const NetBlock* table, NetBlock& sums) {
  std::array<std::int32_t, kNetBlock> now;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::ranges::copy(sums.numbers, now.begin());
  for (const std::int32_t row : come) {
    for (std::size_t c = 0; c < kNetBlock; ++c) now[c] += table[row].numbers[c];
  }
  for (const std::int32_t row : go) {
    for (std::size_t c = 0; c < kNetBlock; ++c) now[c] -= table[row].numbers[c];
  }
  for (std::size_t c = 0; c < kNetBlock; ++c) sums.numbers[c] = static_cast<std::int16_t>(now[c]);
}

void cut_block(const NetBlock& sums, int shift, NetBlock& out) {
  for (std::size_t c = 0; c < kNetBlock; ++c) {
    out.numbers[c] =
        static_cast<std::int16_t>(std::clamp(sums.numbers[c] >> shift, 0, kNetHighest));
  }
}

std::int32_t product(const NetBlock& in, const NetBlock& weights) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < kNetBlock; ++i) sum += in.numbers[i] * weights.numbers[i];
  return sum;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

constexpr std::size_t kLanes =
    std::min<std::size_t>(HWY_MAX_BYTES / sizeof(std::int16_t), kNetBlock / 2);
using Words = hn::FixedTag<std::int16_t, kLanes>;
using Longs = hn::FixedTag<std::int32_t, kLanes / 2>;

constexpr std::size_t kVectors = kNetBlock / kLanes;

void move_block(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
                const NetBlock* table, NetBlock& sums) {
  const Words words;
  std::array<hn::Vec<Words>, kVectors> now;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  for (std::size_t v = 0; v < kVectors; ++v) now[v] = hn::Load(words, &sums.numbers[v * kLanes]);
  for (const std::int32_t row : come) {
    const std::int16_t* numbers = table[row].numbers.data();
    for (std::size_t v = 0; v < kVectors; ++v) {
      now[v] = hn::Add(now[v], hn::Load(words, numbers + v * kLanes));
    }
  }
  for (const std::int32_t row : go) {
    const std::int16_t* numbers = table[row].numbers.data();
    for (std::size_t v = 0; v < kVectors; ++v) {
      now[v] = hn::Sub(now[v], hn::Load(words, numbers + v * kLanes));
    }
  }
  for (std::size_t v = 0; v < kVectors; ++v) hn::Store(now[v], words, &sums.numbers[v * kLanes]);
}

void cut_block(const NetBlock& sums, int shift, NetBlock& out) {
  const Words words;
  const auto zero = hn::Zero(words);
  const auto highest = hn::Set(words, std::int16_t{kNetHighest});
  for (std::size_t i = 0; i < kNetBlock; i += kLanes) {
    const auto shifted = hn::ShiftRightSame(hn::Load(words, &sums.numbers[i]), shift);
    hn::Store(hn::Min(hn::Max(shifted, zero), highest), words, &out.numbers[i]);
  }
}

std::int32_t product(const NetBlock& in, const NetBlock& weights) {
  const Words words;
  const Longs longs;
  auto low = hn::Zero(longs);
  auto high = hn::Zero(longs);
  for (std::size_t i = 0; i < kNetBlock; i += kLanes) {
    const auto a = hn::Load(words, &in.numbers[i]);
    const auto b = hn::Load(words, &weights.numbers[i]);
    low = hn::ReorderWidenMulAccumulate(longs, a, b, low, high);
  }
  return hn::GetLane(hn::SumOfLanes(longs, hn::Add(low, high)));
}

#endif

void move_rows(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
               const NetBlock* table, std::span<NetBlock> sums) {
  for (NetBlock& block : sums) move_block(come, go, table++, block);
}

void add_products(const NetBlock& in, const NetBlock* weights, std::span<std::int32_t> sums) {
  for (std::int32_t& sum : sums) sum += product(in, *weights++);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace kaisho::players
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace kaisho::players {
namespace {

HWY_EXPORT(move_rows);
HWY_EXPORT(cut_block);
HWY_EXPORT(add_products);

}  // namespace

void move_rows(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
               const NetBlock* table, std::span<NetBlock> sums) {
  HWY_DYNAMIC_DISPATCH(move_rows)(come, go, table, sums);
}

NetBlock clamp_sums(const NetBlock& sums, int shift) {
  NetBlock out;
  HWY_DYNAMIC_DISPATCH(cut_block)(sums, shift, out);
  return out;
}

void add_products(const NetBlock& in, const NetBlock* weights, std::span<std::int32_t> sums) {
  HWY_DYNAMIC_DISPATCH(add_products)(in, weights, sums);
}

}  // namespace kaisho::players

#endif
