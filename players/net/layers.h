// The arithmetic of a net, by vector instructions where there are any.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace kaisho {

// The first layer is worked on in blocks of so many columns: as many as fit into registers.
inline constexpr std::size_t kNetBlock = 64;
// What the layers' numbers are cut to.
inline constexpr int kNetHighest = 127;

// For `width` columns, a multiple of kNetBlock: out = clamp((bias + sum of the rows that begin at
// table + at) >> shift, 0, kNetHighest).
void sum_rows(std::span<const std::int32_t> at, const std::int16_t* table, const std::int16_t* bias,
              std::size_t width, int shift, std::int16_t* out);

// Adds to each of `sums` the products of `in` with the next in.size() of `weights`; in.size() is a
// multiple of 8.
void add_products(std::span<const std::int16_t> in, const std::int16_t* weights,
                  std::span<std::int32_t> sums);

}  // namespace kaisho
