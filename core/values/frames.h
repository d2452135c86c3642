// The stack of what is still to be decided or done: part of a position, copied and saved with it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/values/seat.h"

namespace kaisho {

// One step of a rulebook under way. `kind` is the game's; a, b, c are the step's own.
struct Frame {
  std::uint8_t kind = 0;
  Seat seat = kNobody;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  friend bool operator==(const Frame&, const Frame&) = default;
};

// Names one of a step's own numbers: `placed(frame)` reads it, and `placed(frame) = 2` writes it.
struct FrameField {
  std::uint8_t Frame::* field;

  constexpr std::uint8_t& operator()(Frame& frame) const { return frame.*field; }
  constexpr const std::uint8_t& operator()(const Frame& frame) const { return frame.*field; }
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
