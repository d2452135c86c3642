// The stack of what is still to be decided or done: part of a position, copied and saved with it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/values/noun.h"
#include "core/values/seat.h"

namespace kaisho {

// The bytes in which a move or a step keeps its numbers.
using Arguments = std::array<std::uint8_t, 3>;

// One step of a rulebook under way. `kind` is the game's; its own numbers are StepNumbers.
class Frame {
 public:
  constexpr Frame() = default;
  constexpr Frame(std::uint8_t kind_of_game, Seat of, const Arguments& numbers = {})
      : kind(kind_of_game), seat(of), numbers_(numbers) {}
  // A step of a game by its name, whose numbers are still 0; of nobody, where no seat decides.
  template <Noun Step>
  // NOLINTNEXTLINE(google-explicit-constructor): a list of steps should read like the rulebook.
  constexpr Frame(Step step, Seat of = kNobody) : Frame(std::to_underlying(step), of) {}

  std::uint8_t kind = 0;
  Seat seat = kNobody;

  // The numbers, for the tables that serialise steps.
  constexpr const Arguments& numbers() const { return numbers_; }

  friend bool operator==(const Frame&, const Frame&) = default;

 private:
  template <class T, int kBytes>
  friend struct StepNumber;

  Arguments numbers_{};
};

// What stands for a number in a step: a number, a noun, a noun or none (core/values/maybe.h).
template <class T>
constexpr T from_step(int number) {
  if constexpr (requires { T::of_number(number); }) {
    return T::of_number(number);
  } else {
    return static_cast<T>(number);
  }
}
template <class T>
constexpr int to_step(T value) {
  if constexpr (requires { value.number(); }) {
    return value.number();
  } else {
    return static_cast<int>(value);
  }
}

// One of a step's own numbers: its first byte, of the three that a step has, and what it stands
// for. A number of two bytes is written as its low byte and its high one.
//
//   inline constexpr StepNumber<Colour> kColourAtRisk{0};
//   kColourAtRisk(frame) == colour;   kColourAtRisk.set(frame, colour);
template <class T, int kBytes = 1>
struct StepNumber {
  int byte;

  constexpr T operator()(const Frame& frame) const {
    int number = frame.numbers_[byte];
    if constexpr (kBytes == 2) number += 256 * frame.numbers_[byte + 1];
    return from_step<T>(number);
  }
  constexpr void set(Frame& frame, T value) const {
    const int number = to_step(value);
    assert(number >= 0 && number < (kBytes == 2 ? 65'536 : 256));
    frame.numbers_[byte] = static_cast<std::uint8_t>(number % 256);
    if constexpr (kBytes == 2) frame.numbers_[byte + 1] = static_cast<std::uint8_t>(number / 256);
  }
  // Returns what it is then.
  constexpr T add(Frame& frame, int by) const {
    set(frame, from_step<T>(to_step((*this)(frame)) + by));
    return (*this)(frame);
  }

  static constexpr bool kIsWide = kBytes == 2;
};

template <std::size_t kCapacity>
struct FrameStack {
  std::array<Frame, kCapacity> frames{};
  std::uint8_t size = 0;

  bool empty() const { return size == 0; }
  Frame& top() {
    assert(size > 0);
    return frames[size - 1U];
  }
  const Frame& top() const {
    assert(size > 0);
    return frames[size - 1U];
  }
  void push(Frame frame) {
    assert(size < kCapacity);
    frames[size++] = frame;
  }
  // A popped frame is wiped: equal positions have equal bytes.
  void pop() {
    assert(size > 0);
    frames[--size] = Frame{};
  }
  void clear() { *this = FrameStack{}; }
};

}  // namespace kaisho
