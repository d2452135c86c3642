// What is kept of many independent groups of games (mostly a deal in every rotation of the seats):
// sums of whole numbers. Those are exact, so that the order in which groups come changes nothing,
// and they stay as small as they are however many groups come. Intervals follow from them
// (interval.h).
#pragma once

#include <cstdint>

#include "core/values/real.h"

namespace kaisho::arena {

// Whole victories are twelve, so that halves, thirds and quarters are whole numbers.
inline constexpr int kVictory = 12;

// Converts a share of the victory into parts of kVictory.
int victory_parts(float share);

// One whole number from each group.
struct Sums {
  std::int64_t groups = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value) {
    ++groups;
    sum += value;
    squares += value * value;
  }
  void add(const Sums& more) {
    groups += more.groups;
    sum += more.sum;
    squares += more.squares;
  }
};

// What one group of games says of a share: `part` of `whole`, e.g. the victories of those who used
// a card, and how many they were; 0 <= part <= whole. A group whose whole is 0 says nothing.
struct Ratio {
  std::int64_t part = 0;
  std::int64_t whole = 0;
  bool fixed = false;  // the part could be no other, as where everybody used the card
};

// The sums of many groups.
struct RatioSums {
  std::int64_t groups = 0;  // that say something
  std::int64_t free = 0;    // of these: the part could have been another
  std::int64_t part = 0;
  std::int64_t whole = 0;
  std::int64_t part_part = 0;  // of the squares and products of each group's
  std::int64_t part_whole = 0;
  std::int64_t whole_whole = 0;

  void add(const Ratio& ratio);
  void add(const RatioSums& more);
  double mean() const { return whole > 0 ? as_double(part) / as_double(whole) : 0; }
  // The sum of squares of each group's distance from the mean: part - mean * whole. It is 0 where
  // only rounding is left.
  double squares() const;
};

// Products of two ratios that the same group has, for how they move together.
struct ProductSums {
  std::int64_t part_part = 0;  // the first one's part times the second one's
  std::int64_t part_whole = 0;
  std::int64_t whole_part = 0;
  std::int64_t whole_whole = 0;

  void add(const Ratio& first, const Ratio& second);
  void add(const ProductSums& more);
  // The sum of products of the distances of both from their means.
  double products(double first_mean, double second_mean) const;
};

// Makes the sums of groups that all have the same whole, from the sums of their parts and those of
// the products of their parts.
RatioSums ratio_of(const Sums& parts, std::int64_t whole_each);
ProductSums products_of(std::int64_t parts, const RatioSums& first, const RatioSums& second);

}  // namespace kaisho::arena
