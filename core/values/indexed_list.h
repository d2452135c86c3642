// A list of an edition, as long as it is there, in which each noun is its place.
//
//   IndexedList<City, std::string> names;
//   for (const City city : names.keys()) say(names[city]);
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "core/values/noun.h"

namespace kaisho {

template <Noun Key, class T>
struct IndexedList : std::vector<T> {
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

  bool has(Key key) const { return static_cast<std::size_t>(key) < Base::size(); }
  Every<Key> keys() const { return Every<Key>(static_cast<int>(Base::size())); }
};

}  // namespace kaisho
