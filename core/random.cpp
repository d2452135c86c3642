#include "core/random.h"

#include <bit>

namespace kaisho {
namespace {

constexpr int kRounds = 12;

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b;
  d = std::rotl(d ^ a, 16);
  c += d;
  b = std::rotl(b ^ c, 12);
  a += b;
  d = std::rotl(d ^ a, 8);
  c += d;
  b = std::rotl(b ^ c, 7);
}

void chacha_block(const std::array<std::uint32_t, 8>& key, std::uint64_t number,
                  std::array<std::uint32_t, 16>& out) {
  // The first four words are the cipher's constant, "expand 32-byte k"; the nonce is zero.
  const std::array<std::uint32_t, 16> start = {0x61707865U,
                                               0x3320646eU,
                                               0x79622d32U,
                                               0x6b206574U,
                                               key[0],
                                               key[1],
                                               key[2],
                                               key[3],
                                               key[4],
                                               key[5],
                                               key[6],
                                               key[7],
                                               static_cast<std::uint32_t>(number),
                                               static_cast<std::uint32_t>(number >> 32U),
                                               0,
                                               0};
  out = start;
  for (int round = 0; round < kRounds; round += 2) {
    quarter_round(out[0], out[4], out[8], out[12]);
    quarter_round(out[1], out[5], out[9], out[13]);
    quarter_round(out[2], out[6], out[10], out[14]);
    quarter_round(out[3], out[7], out[11], out[15]);
    quarter_round(out[0], out[5], out[10], out[15]);
    quarter_round(out[1], out[6], out[11], out[12]);
    quarter_round(out[2], out[7], out[8], out[13]);
    quarter_round(out[3], out[4], out[9], out[14]);
  }
  for (std::size_t i = 0; i < out.size(); ++i) out[i] += start[i];
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

std::uint32_t Random::word() {
  const std::uint64_t number = state_.used / 16;
  if (number != block_number_) {
    chacha_block(state_.key, number, block_);
    block_number_ = number;
  }
  return block_[state_.used++ % 16];
}

std::uint32_t Random::below(std::uint32_t bound) {
  // Lemire 2019: multiply and reject the few words that would favour small results.
  std::uint64_t product = static_cast<std::uint64_t>(word()) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) {
      product = static_cast<std::uint64_t>(word()) * bound;
    }
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

float Random::unit() { return static_cast<float>(word() >> 8U) * 0x1.0p-24F; }

}  // namespace kaisho
