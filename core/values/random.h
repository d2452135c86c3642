// The one source of chance of a game: a counter-based ChaCha12 stream (D. J. Bernstein, 2008),
// whose next output cannot be told from those already seen.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "core/values/real.h"

namespace kaisho {

// A 256-bit seed.
using Key = std::array<std::uint8_t, 32>;

// The key of a small whole number: little-endian in the first eight bytes, the rest zero.
Key key_from_number(std::uint64_t number);

// What a position keeps of its stream: the key and how many 32-bit words were used.
struct RandomState {
  std::array<std::uint32_t, 8> key{};
  std::uint64_t used = 0;

  static RandomState from_key(const Key& key);
  friend bool operator==(const RandomState&, const RandomState&) = default;
};

// Draws from a RandomState and advances it. Make one where chance is needed; it keeps the current
// block of sixteen words, and loses nothing when it goes out of scope.
class Random {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): see block_.
  explicit Random(RandomState& state) : state_(state) {}

  std::uint32_t word() {
    if (state_.used / 16 != block_number_) make_block();
    return block_[state_.used++ % 16];
  }
  // A whole number in [0, bound), every one equally likely; bound >= 1, of 32 bits at most.
  template <std::integral Number>
  Number below(Number bound) {
    assert(bound >= 1 && std::in_range<std::uint32_t>(bound));
    return static_cast<Number>(word_below(static_cast<std::uint32_t>(bound)));
  }
  // A number in [0, 1) with 24 random bits.
  float unit() { return as_float(word() >> 8U) * 0x1.0p-24F; }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(i)]);
    }
  }

 private:
  static constexpr std::uint64_t kNone = ~std::uint64_t{0};

  // Lemire 2019: multiply and reject the few words that would favour small results.
  std::uint32_t word_below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{word()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) {
        product = std::uint64_t{word()} * bound;
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }
  void make_block();

  RandomState& state_;
  std::uint64_t block_number_ = kNone;
  std::array<std::uint32_t, 16> block_;  // not begun before a word is drawn
};

}  // namespace kaisho
