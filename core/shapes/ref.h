// The only place where types are put aside: descriptions of any type share one set of codecs, which
// reach what they write and read through a Ref. Whoever asks it for a type knows that type from a
// pointer to member or from a template argument; debug builds check it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <tuple>
#include <type_traits>

namespace kaisho {

template <class T>
concept IsArray = requires { std::tuple_size<T>::value; };

// Something in memory.
class Ref {
 public:
  // Only reading changes it, which begins with something that may be changed.
  template <class T>
  static Ref to(const T& thing) {
    Ref ref;
    ref.at_ = const_cast<T*>(&thing);
#ifndef NDEBUG
    ref.type_ = &kTag<T>;
#endif
    return ref;
  }

  template <class T>
  T& as() const {
#ifndef NDEBUG
    assert(type_ == &kTag<std::remove_const_t<T>>);
#endif
    return *static_cast<T*>(at_);
  }

 private:
  Ref() = default;

  void* at_ = nullptr;
#ifndef NDEBUG
  template <class T>
  static constexpr char kTag = 0;
  const char* type_ = nullptr;
#endif
};

// Where a part lies in its owner: a pointer to member, or an element of an array that is a member.
class Location {
 public:
  Location() = default;  // the whole owner
  template <class Owner, class Member>
  explicit Location(Member Owner::* member) : step_(to_member<Owner, Member>) {
    keep(member);
  }
  template <class Owner, IsArray Array>
  Location(Array Owner::* array, std::size_t index)
      : step_(to_element<Owner, Array>), index_(index) {
    keep(array);
  }

  Ref in(Ref owner) const { return step_ == nullptr ? owner : step_(*this, owner); }

 private:
  using Step = Ref (*)(const Location& place, Ref owner);
  using Kept = std::array<std::byte, sizeof(std::size_t Location::*)>;

  template <class Owner, class Member>
  void keep(Member Owner::* member) {
    static_assert(sizeof(member) == sizeof(Kept));
    std::memcpy(&member_, &member, sizeof(member));
  }
  template <class Owner, class Member>
  Member& kept(Ref owner) const {
    Member Owner::* member;
    std::memcpy(&member, &member_, sizeof(member));
    return owner.as<Owner>().*member;
  }
  template <class Owner, class Member>
  static Ref to_member(const Location& place, Ref owner) {
    return Ref::to(place.kept<Owner, Member>(owner));
  }
  template <class Owner, class Array>
  static Ref to_element(const Location& place, Ref owner) {
    return Ref::to(place.kept<Owner, Array>(owner).data()[place.index_]);
  }

  Step step_ = nullptr;
  std::size_t index_ = 0;
  Kept member_{};
};

}  // namespace kaisho
