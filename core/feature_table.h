// The features of a game as one table: what each is called, and how a net sees it.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/inputs.h"

namespace kaisho {

struct Feature {
  std::string_view name;
  Bucket bucket;  // the most that is told apart
};

template <std::size_t kCount>
constexpr std::array<std::string_view, kCount> names_of(
    const std::array<Feature, kCount>& features) {
  std::array<std::string_view, kCount> names;
  for (std::size_t i = 0; i < kCount; ++i) names[i] = features[i].name;
  return names;
}
template <std::size_t kCount>
constexpr std::array<Bucket, kCount> buckets_of(const std::array<Feature, kCount>& features) {
  std::array<Bucket, kCount> buckets;
  for (std::size_t i = 0; i < kCount; ++i) buckets[i] = features[i].bucket;
  return buckets;
}

}  // namespace kaisho
