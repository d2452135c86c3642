// The arithmetic of a net, by vector instructions where there are any.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace kaisho {

// The first layer is worked on in blocks of so many columns: as many as fit into registers.
inline constexpr std::size_t kNetBlock = 64;
// All widths are multiples of it: no vector is longer.
inline constexpr std::size_t kNetStep = 32;
static_assert(kNetBlock % kNetStep == 0);
// What the layers' numbers are cut to.
inline constexpr int kNetHighest = 127;

// Adds to `sums`, one for each column and a multiple of kNetBlock, the rows that begin at table +
// come, and takes off those at table + go; what does not fit into 16 bits on the way wraps round.
void move_rows(std::span<const std::int32_t> come, std::span<const std::int32_t> go,
               const std::int16_t* table, std::span<std::int16_t> sums);

// out = clamp(sums >> shift, 0, kNetHighest); as many as a multiple of kNetStep.
void cut_sums(std::span<const std::int16_t> sums, int shift, std::int16_t* out);

// Adds to each of `sums` the products of `in` with the next in.size() of `weights`; in.size() is a
// multiple of kNetStep.
void add_products(std::span<const std::int16_t> in, const std::int16_t* weights,
                  std::span<std::int32_t> sums);

}  // namespace kaisho
