// A set of nouns, as the bits of a word: as plain and as large as the word.
//
//   Set<Colour> open;
//   open.add(Colour::kRed);
//   for (const Colour colour : open) …
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "core/values/noun.h"

namespace kaisho {

// Nouns (core/values/noun.h), or other small numbers, such as seats.
template <class T, class Word = std::uint32_t>
class Set {
 public:
  class Iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(Word left) : left_(left) {}
    constexpr T operator*() const { return static_cast<T>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= static_cast<Word>(left_ - 1U);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Word left_ = 0;
  };

  constexpr Set() = default;
  constexpr Set(std::initializer_list<T> members) {
    for (const T member : members) add(member);
  }
  // The first so many.
  static constexpr Set first(int count) {
    return of_bits(count >= kBits ? static_cast<Word>(~Word{0})
                                  : static_cast<Word>((Word{1} << count) - 1U));
  }
  static constexpr Set of_bits(Word bits) {
    Set set;
    set.bits_ = bits;
    return set;
  }
  constexpr Word bits() const { return bits_; }

  constexpr bool has(T member) const { return (bits_ & bit(member)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  // The lowest; there must be one.
  constexpr T lowest() const {
    assert(!empty());
    return static_cast<T>(std::countr_zero(bits_));
  }

  constexpr void add(T member) { bits_ |= bit(member); }
  constexpr void remove(T member) { bits_ &= static_cast<Word>(~bit(member)); }

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr Set operator|(Set a, Set b) { return of_bits(a.bits_ | b.bits_); }
  friend constexpr Set operator&(Set a, Set b) { return of_bits(a.bits_ & b.bits_); }
  // The members of `a` that are not in `b`.
  friend constexpr Set operator-(Set a, Set b) {
    return of_bits(a.bits_ & static_cast<Word>(~b.bits_));
  }
  constexpr Set& operator|=(Set other) { return *this = *this | other; }
  constexpr Set& operator&=(Set other) { return *this = *this & other; }
  constexpr Set& operator-=(Set other) { return *this = *this - other; }
  friend constexpr bool operator==(Set, Set) = default;

 private:
  static constexpr int kBits = 8 * static_cast<int>(sizeof(Word));
  static constexpr Word bit(T member) {
    assert(static_cast<int>(member) >= 0 && static_cast<int>(member) < kBits);
    return static_cast<Word>(Word{1} << static_cast<unsigned>(member));
  }

  Word bits_ = 0;
};

// The subsets of a set, the empty one left out, by rising bits; std::views::reverse walks them from
// the whole set on.
template <class T, class Word>
class Subsets {
 public:
  class Iterator {
   public:
    using value_type = Set<T, Word>;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr Iterator(Word bits, Word of) : bits_(bits), of_(of) {}
    constexpr value_type operator*() const { return value_type::of_bits(bits_); }
    // What is added or taken away passes over the bits outside the set: behind the whole set comes
    // the empty one, and behind that the first.
    constexpr Iterator& operator++() {
      bits_ = static_cast<Word>((bits_ - of_) & of_);
      return *this;
    }
    constexpr Iterator& operator--() {
      bits_ = static_cast<Word>((bits_ - 1U) & of_);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr Iterator operator--(int) {
      const Iterator before = *this;
      --*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Word bits_ = 0;
    Word of_ = 0;
  };

  constexpr explicit Subsets(Set<T, Word> of) : of_(of.bits()) {}
  constexpr Iterator begin() const { return ++end(); }
  constexpr Iterator end() const { return Iterator(0, of_); }

 private:
  Word of_;
};
template <class T, class Word>
constexpr Subsets<T, Word> subsets_of(Set<T, Word> set) {
  return Subsets<T, Word>(set);
}

}  // namespace kaisho
