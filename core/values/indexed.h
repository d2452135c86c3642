// An array whose index is a seat, a colour, a card: what its key is stands in its type.
//
//   Indexed<Seat, int, kMaxSeats> points;     Indexed<Action, std::uint8_t, kActions> most;
//   ++points[seat];                           most[Action::kExport] = 2;
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <tuple>
#include <type_traits>

namespace kaisho {

// An enumeration as key takes only its own values; a number takes any whole number.
template <class Index, class Key>
concept IsIndexOf =
    std::is_same_v<Index, Key> || (std::is_integral_v<Key> && std::is_integral_v<Index>);

template <class Key, class T, std::size_t kSize>
struct Indexed : std::array<T, kSize> {
  using Base = std::array<T, kSize>;

  template <IsIndexOf<Key> Index>
  constexpr T& operator[](Index key) {
    assert(static_cast<std::size_t>(key) < kSize);
    return Base::operator[](static_cast<std::size_t>(key));
  }
  template <IsIndexOf<Key> Index>
  constexpr const T& operator[](Index key) const {
    assert(static_cast<std::size_t>(key) < kSize);
    return Base::operator[](static_cast<std::size_t>(key));
  }

  friend constexpr bool operator==(const Indexed&, const Indexed&) = default;
};

}  // namespace kaisho
template <class Key, class T, std::size_t kSize>
// NOLINTNEXTLINE(bugprone-std-namespace-modification): it is said of a type of this project.
struct std::tuple_size<kaisho::Indexed<Key, T, kSize>>
    : std::integral_constant<std::size_t, kSize> {};
