// The nouns of a game, a colour, a card, a city, are enumerations of one byte, so that none is
// taken for another. Here is what they have in common: their numbers, and walks over all of them.
//
//   enum class Colour : std::uint8_t {};
//   inline constexpr Every<Colour> kEveryColour{kColours};
//   for (const Colour colour : kEveryColour) ++bought[colour];
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>
#include <utility>

namespace kaisho {

template <class T>
concept Noun = std::is_enum_v<T> && sizeof(T) == 1;

// Its number: the place in the edition's list, or among the enumerators.
template <Noun T>
constexpr int number_of(T noun) {
  return static_cast<int>(noun);
}
template <Noun T>
constexpr T noun(std::integral auto number) {
  assert(std::in_range<std::uint8_t>(number));
  return static_cast<T>(number);
}

// The nouns from a first to before a last.
template <Noun T>
class Every {
 public:
  class Iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(int number) : number_(number) {}
    constexpr T operator*() const { return static_cast<T>(number_); }
    constexpr Iterator& operator++() {
      ++number_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator(number_++); }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int number_ = 0;
  };

  constexpr explicit Every(int count) : end_(count) {}
  constexpr Every(int first, int end) : first_(first), end_(end) {}
  constexpr Iterator begin() const { return Iterator(first_); }
  constexpr Iterator end() const { return Iterator(end_); }

 private:
  int first_ = 0;
  int end_;
};

}  // namespace kaisho
