#include "core/values/random.h"

#include <bit>

namespace kaisho {
namespace {

constexpr int kRounds = 12;

// The block is a square of four rows. A quarter round goes down all four columns at once; then the
// rows are turned against each other, so that the next one goes down the diagonals.
using Row [[gnu::vector_size(16)]] = std::uint32_t;
using Square = std::array<Row, 4>;

Row rotl(Row row, unsigned bits) { return row << bits | row >> (32U - bits); }

void quarter_rounds(Square& rows) {
  auto& [a, b, c, d] = rows;
  a += b;
  d = rotl(d ^ a, 16);
  c += d;
  b = rotl(b ^ c, 12);
  a += b;
  d = rotl(d ^ a, 8);
  c += d;
  b = rotl(b ^ c, 7);
}

void double_round(Square& rows) {
  quarter_rounds(rows);
  auto& [a, b, c, d] = rows;
  b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
  c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
  d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
  quarter_rounds(rows);
  b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
  c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
  d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
}

std::array<std::uint32_t, 16> chacha_block(const std::array<std::uint32_t, 8>& key,
                                           std::uint64_t number) {
  // The first four words are the cipher's constant, "expand 32-byte k"; the nonce is zero.
  const Square start = {
      Row{0x61707865U, 0x3320646eU, 0x79622d32U, 0x6b206574U}, Row{key[0], key[1], key[2], key[3]},
      Row{key[4], key[5], key[6], key[7]},
      Row{static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32U), 0, 0}};
  Square rows = start;
  for (int round = 0; round < kRounds; round += 2) double_round(rows);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] += start[i];
  return std::bit_cast<std::array<std::uint32_t, 16>>(rows);
}

}  // namespace

Key key_from_number(std::uint64_t number) {
  Key key{};
  for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return key;
}

RandomState RandomState::from_key(const Key& key) {
  RandomState state;
  for (std::size_t i = 0; i < key.size(); ++i) {
    state.key[i / 4] |= static_cast<std::uint32_t>(key[i]) << (8 * (i % 4));
  }
  return state;
}

void Random::make_block() {
  block_number_ = state_.used / 16;
  block_ = chacha_block(state_.key, block_number_);
}

}  // namespace kaisho
