// A noun or none, in one byte: 255 is none.
//
//   Maybe<Card> forced = first_card();
//   if (forced) pay(*forced);
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>

#include "core/values/noun.h"

namespace kaisho {

inline constexpr std::uint8_t kNoneNumber = 255;  // what stands for none

template <Noun T>
class Maybe {
 public:
  constexpr Maybe() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): each noun is also a noun or none.
  constexpr Maybe(T noun) : byte_(std::to_underlying(noun)) {}

  // Makes it from its byte: a noun's number, or kNoneNumber.
  static constexpr Maybe of_number(int number) {
    assert(number >= 0 && number <= UINT8_MAX);
    Maybe maybe;
    maybe.byte_ = static_cast<std::uint8_t>(number);
    return maybe;
  }
  constexpr int number() const { return byte_; }

  constexpr explicit operator bool() const { return byte_ != kNoneNumber; }
  constexpr T operator*() const {
    assert(*this);
    return noun<T>(byte_);
  }

  friend constexpr bool operator==(Maybe, Maybe) = default;

 private:
  std::uint8_t byte_ = kNoneNumber;
};

}  // namespace kaisho
