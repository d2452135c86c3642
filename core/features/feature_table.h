// The features of a game as one table: what each is called, and how a net sees it.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/features/inputs.h"
#include "core/values/real.h"
#include "core/values/seat.h"
#include "core/values/view.h"

namespace kaisho {

struct Feature {
  std::string_view name;
  Bucket bucket;  // larger values are the same
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

// One seat's side of a position: its numbers are put one after another, in the order of the table.
template <class Components, class Position>
class SideOf {
 protected:
  using SeatView = SeatViewOf<Components, Position>;

  // `late`: how far the game has gone, 0 to 1.
  SideOf(const SeatView& view, float late)
      : components_(view.components),
        p_(view.p),
        player_(view.player()),
        seat_(view.seat),
        late_(late) {}

  SeatView view() const { return {components_, p_, seat_}; }

  void add(float number) { out_[n_++] = number; }
  void add(int number) { add(as_float(number)); }
  void add_early(int number) { add(as_float(number) * (1 - late_)); }
  void add_late(int number) { add(as_float(number) * late_); }

  const Components& components_;
  const Position& p_;
  const std::remove_cvref_t<decltype(p_.player(0))>& player_;
  Seat seat_;
  float late_;
  std::span<float> out_;
  std::size_t n_ = 0;
};

}  // namespace kaisho
