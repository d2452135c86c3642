// The three bytes that moves and steps keep their arguments in, and the numbers that lie in them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/values/frames.h"
#include "core/values/move.h"

namespace kaisho {

inline Arguments arguments_of(Move move) {
  return {static_cast<std::uint8_t>(move.bits >> 16U), static_cast<std::uint8_t>(move.bits >> 8U),
          static_cast<std::uint8_t>(move.bits)};
}
inline Arguments arguments_of(const Frame& frame) { return frame.numbers(); }

// Says where among the arguments a number lies: in a byte of its own, as a digit of a byte that
// holds two numbers, or in two bytes.
class ArgumentAt {
 public:
  // NOLINTBEGIN(google-explicit-constructor): a description should read like a table.
  // A byte: 0, 1, 2 for a, b, c.
  constexpr ArgumentAt(int byte) : byte_(static_cast<std::uint8_t>(byte)) {}
  // That of a part of a move, by offsetof.
  constexpr ArgumentAt(std::size_t byte) : ArgumentAt(static_cast<int>(byte)) {}
  // That of a step's number.
  template <class T, int kBytes>
  constexpr ArgumentAt(StepNumber<T, kBytes> number)
      : byte_(static_cast<std::uint8_t>(number.byte)),
        how_(number.kIsWide ? How::kWide : How::kByte) {}
  // NOLINTEND(google-explicit-constructor)
  // Of a byte that is `high` * base + `low`.
  static constexpr ArgumentAt high(int byte, int base) { return {byte, How::kHigh, base}; }
  static constexpr ArgumentAt low(int byte, int base) { return {byte, How::kLow, base}; }
  // This byte and 256 times the next.
  static constexpr ArgumentAt wide(int byte) { return {byte, How::kWide, 0}; }
  // This byte times `base` and the next.
  static constexpr ArgumentAt pair(int byte, int base) { return {byte, How::kPair, base}; }

  constexpr int get(const Arguments& from) const {
    const int value = from[byte_];
    switch (how_) {
      case How::kHigh: return value / base_;
      case How::kLow: return value % base_;
      case How::kWide: return value + 256 * from[byte_ + 1U];
      case How::kPair: return value * base_ + from[byte_ + 1U];
      case How::kByte: break;
    }
    return value;
  }
  // Adds the number to arguments that are 0 where it belongs.
  constexpr void set(Arguments& to, int value) const {
    switch (how_) {
      case How::kHigh: return add(to, 0, value * base_);
      case How::kWide: add(to, 0, value % 256); return add(to, 1, value / 256);
      case How::kPair: add(to, 0, value / base_); return add(to, 1, value % base_);
      case How::kByte:
      case How::kLow: return add(to, 0, value);
    }
  }

 private:
  enum class How : std::uint8_t { kByte, kHigh, kLow, kWide, kPair };
  constexpr ArgumentAt(int byte, How how, int base)
      : byte_(static_cast<std::uint8_t>(byte)), how_(how), base_(static_cast<std::uint8_t>(base)) {}
  constexpr void add(Arguments& to, unsigned after, int value) const {
    std::uint8_t& byte = to[byte_ + after];
    byte = static_cast<std::uint8_t>(byte + value);
  }

  std::uint8_t byte_;
  How how_ = How::kByte;
  std::uint8_t base_ = 1;
};

}  // namespace kaisho
