// A list of an edition, of any length, whose index is a noun: what its key is stands in its type.
//
//   Listed<OrderId, Order> orders;
//   for (const OrderId id : orders.keys()) count(orders[id]);
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "core/values/noun.h"

namespace kaisho {

template <Noun Key, class T>
struct Listed : std::vector<T> {
  using Base = std::vector<T>;
  using Base::Base;

  T& operator[](Key key) {
    assert(has(key));
    return Base::operator[](static_cast<std::size_t>(key));
  }
  const T& operator[](Key key) const {
    assert(has(key));
    return Base::operator[](static_cast<std::size_t>(key));
  }

  bool has(Key key) const { return static_cast<std::size_t>(key) < this->size(); }
  Every<Key> keys() const { return Every<Key>(static_cast<int>(this->size())); }
};

}  // namespace kaisho
