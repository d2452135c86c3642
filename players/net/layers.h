// The arithmetic of a net, by vector instructions where there are any.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kaisho::players {

// All layers are worked on in blocks of so many numbers: as many as fit into registers.
inline constexpr std::size_t kNetBlock = 64;
// A block begins where a line of the cache does, so that no vector of it lies on two.
struct alignas(64) NetBlock {
  std::array<std::int16_t, kNetBlock> numbers{};
};
// What the layers' numbers are cut to.
inline constexpr int kNetHighest = 127;

// Adds to `sums` the rows of as many blocks that begin at table + come, and takes off those at
// table + go; what does not fit into 16 bits on the way wraps round.
void move_rows(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
               const NetBlock* table, std::span<NetBlock> sums);

// clamp(sums >> shift, 0, kNetHighest)
NetBlock clamp_sums(const NetBlock& sums, int shift);

// Adds to each of `sums` the products of `in` with the next of `weights`.
void add_products(const NetBlock& in, const NetBlock* weights, std::span<std::int32_t> sums);

}  // namespace kaisho::players
