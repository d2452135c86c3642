// A description of a plain value: of each part its name, where it lies, what it may be, and what
// it means. From the description follow JSON out and in with the faults of what is not as it should
// be, the tables of the documentation and the types of the pages.
//
//   const Object kSlot("Slot", {{"card", &Slot::card, kCardKind},
//                               {"reserved_by", &Slot::reserved_by, kSeatOrNullKind}});
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/reading/fields.h"
#include "core/shapes/kind.h"
#include "core/shapes/shape.h"
#include "core/values/maybe.h"
#include "core/values/noun.h"
#include "core/values/set.h"

namespace kaisho {

// How the value that lies at an address is told in JSON.
class Form {
 public:
  Form() = default;
  Form(const Form&) = delete;
  Form& operator=(const Form&) = delete;
  virtual ~Form() = default;

  virtual Json write(const Context& context, const std::byte* at) const = 0;
  // Faults gather in the field's Faults; what could not be read is a harmless value.
  virtual void read(const Context& context, const Field& field, std::byte* at) const = 0;
  virtual Shape shape() const = 0;
};
using FormPtr = std::shared_ptr<const Form>;

// ---- numbers in memory

// Forms refer to it: there is one for each type.
struct NumberCell {
  std::int64_t (*get)(const std::byte* at);
  void (*set)(std::byte* at, std::int64_t value);
  std::size_t size;
};

template <class Number>
inline constexpr NumberCell kCellOf = {[](const std::byte* at) {
                                         Number number;
                                         std::memcpy(&number, at, sizeof(Number));
                                         return static_cast<std::int64_t>(number);
                                       },
                                       [](std::byte* at, std::int64_t value) {
                                         const auto number = static_cast<Number>(value);
                                         std::memcpy(at, &number, sizeof(Number));
                                       },
                                       sizeof(Number)};
// A noun or none is its byte.
template <Noun T>
inline constexpr NumberCell kCellOf<Maybe<T>> = kCellOf<std::uint8_t>;

// A noun or none is its byte.
template <class T>
inline constexpr NumberCell kCellOf<Maybe<T>> = kCellOf<std::uint8_t>;

template <class T>
concept IsNumber = std::is_integral_v<T> || std::is_enum_v<T>;
template <class T>
concept IsArray = requires(T t) { std::tuple_size<T>::value; };

// ---- objects

struct Part;

class Object {
 public:
  Object(std::string_view id, std::vector<Part> parts);
  Object(std::string_view id, std::initializer_list<Part> parts);

  std::string_view id() const { return id_; }
  const std::vector<Part>& parts() const { return *parts_; }

  std::vector<std::string_view> names() const;

  Json write(const Context& context, const std::byte* at) const;
  void read(const Context& context, const Field& field, std::byte* at) const;
  // Without a look at members that are none of its parts.
  void read_parts(const Context& context, const Field& field, std::byte* at) const;
  Shape shape() const;

 private:
  std::string_view id_;
  std::shared_ptr<const std::vector<Part>> parts_;
};

template <class T>
Json tell(const Object& object, const Context& context, const T& value) {
  return object.write(context, reinterpret_cast<const std::byte*>(&value));
}
template <class T>
void read(const Object& object, const Context& context, const Field& field, T& value) {
  object.read(context, field, reinterpret_cast<std::byte*>(&value));
}

// ---- what makes a form for a part, by the type of its member

// How many of each: an object with a number for each name. `sparse`: without those of which there
// are none.
struct CountList {
  Kind names;
  Kind number;
  bool sparse = false;
  bool optional = false;
};
constexpr CountList counts(const Kind& names, Limit low, Limit high) {
  return {names, number_kind(low, high)};
}
constexpr CountList sparse_counts(const Kind& names, Limit low, Limit high) {
  return {names, number_kind(low, high), true};
}
// Likewise sparse, but of names of which all are known: any other name is an unknown field.
constexpr CountList optional_counts(const Kind& names, Limit low, Limit high) {
  return {names, number_kind(low, high), true, true};
}

// The bits that are set: a list of their names, or of their numbers.
struct NameSet {
  Kind names;
  Limit most = 0;  // of the list as it is read; 0: as many as there are bits
};

// An array: a list of exactly so many.
template <class Item>
struct List {
  Item item;
  Limit count;
};
template <class Item>
List<Item> list(Item item, Limit count) {
  return {std::move(item), count};
}
// An array of which so many are in use, all others `none`: a list of exactly so many.
struct ListThen {
  Kind item;
  Limit count;
  int none;
};
// An array that ends at the first `none`: a list of at most so many.
struct ListUntil {
  Kind item;
  int none;
  Limit most;
};
// A row of `slots` of which `size` are in use: a list of at most so many.
struct SlotList {
  Object item;
  Limit most;
};

namespace forms {

// One counter of owners for forms of every class, where std::make_shared has one for each.
template <class AnyForm, class... Arguments>
FormPtr make(Arguments&&... arguments) {
  return std::unique_ptr<const Form>(
      std::make_unique<AnyForm>(std::forward<Arguments>(arguments)...));
}

FormPtr number(const NumberCell& cell, const Kind& kind);
FormPtr counts(const NumberCell& cell, std::size_t capacity, const CountList& counts);
FormPtr set(const NumberCell& cell, const NameSet& set);
FormPtr object(const Object& object);
FormPtr list(FormPtr item, std::size_t stride, std::size_t capacity, Limit count);
FormPtr list_then(const NumberCell& cell, std::size_t capacity, const ListThen& list);
FormPtr list_until(const NumberCell& cell, std::size_t capacity, const ListUntil& list);
FormPtr row(const NumberCell& size, std::size_t size_at, std::size_t slots_at, std::size_t stride,
            const SlotList& row);

// Where a member lies within its owner: g++ and clang keep a pointer to it as that number.
template <class Owner, class Member>
std::size_t offset_of(Member Owner::* member) {
  return std::bit_cast<std::size_t>(member);
}

}  // namespace forms

// The form of a member of this type; found by the namespace of what makes it.
template <class Member>
struct Of {};

template <IsNumber Member>
FormPtr form_of(Of<Member> /*member*/, const Kind& kind) {
  return forms::number(kCellOf<Member>, kind);
}
template <IsArray Member>
FormPtr form_of(Of<Member> /*member*/, const CountList& what) {
  return forms::counts(kCellOf<typename Member::value_type>, std::tuple_size_v<Member>, what);
}
template <Noun T>
FormPtr form_of(Of<Maybe<T>> /*member*/, const Kind& kind) {
  return forms::number(kCellOf<Maybe<T>>, kind);
}
template <IsNumber Member>
FormPtr form_of(Of<Member> /*member*/, const NameSet& what) {
  return forms::set(kCellOf<Member>, what);
}
template <class T, class Word>
FormPtr form_of(Of<Set<T, Word>> /*member*/, const NameSet& what) {
  return forms::set(kCellOf<Word>, what);
}
template <class Member>
  requires std::is_class_v<Member>
FormPtr form_of(Of<Member> /*member*/, const Object& what) {
  return forms::object(what);
}
template <IsArray Member, class Item>
FormPtr form_of(Of<Member> /*member*/, const List<Item>& what) {
  using Element = Member::value_type;
  return forms::list(form_of(Of<Element>(), what.item), sizeof(Element), std::tuple_size_v<Member>,
                     what.count);
}
template <IsArray Member>
FormPtr form_of(Of<Member> /*member*/, const ListThen& what) {
  return forms::list_then(kCellOf<typename Member::value_type>, std::tuple_size_v<Member>, what);
}
template <IsArray Member>
FormPtr form_of(Of<Member> /*member*/, const ListUntil& what) {
  return forms::list_until(kCellOf<typename Member::value_type>, std::tuple_size_v<Member>, what);
}
template <class Member>
FormPtr form_of(Of<Member> /*member*/, const SlotList& what) {
  using Size = decltype(Member::size);
  return forms::row(kCellOf<Size>, forms::offset_of(&Member::size),
                    forms::offset_of(&Member::slots),
                    sizeof(typename decltype(Member::slots)::value_type), what);
}

// One member of an object. `note` says in the documentation what it means. A part without a name is
// the whole object, for what must hold between the parts before it.
struct Part {
  std::string_view name;
  FormPtr form;
  std::size_t at = 0;
  [[no_unique_address]] Note note;
  bool derived = false;   // told, but not read
  bool optional = false;  // read where it is there

  template <class Owner, class Member, class Maker>
  Part(std::string_view called, Member Owner::* member, const Maker& maker, Note meaning = {})
      : Part(called, form_of(Of<Member>(), maker), forms::offset_of(member), meaning) {}
  Part(std::string_view called, FormPtr told_as, Note meaning, bool only_told = false);
  Part(std::string_view called, FormPtr told_as, std::size_t place, Note meaning);
};

// One element of an array that is a member.
template <class Owner, IsArray Array, class Maker>
Part element(std::string_view name, Array Owner::* array, std::size_t index, const Maker& maker,
             Note note = {}) {
  using Element = Array::value_type;
  return {name, form_of(Of<Element>(), maker), forms::offset_of(array) + index * sizeof(Element),
          note};
}

// ---- parts that a table cannot say

// How a part is told and read, of the whole that it is a part of.
template <class Owner>
struct PartByHand {
  Json (*write)(const Context& context, const Owner& owner);
  void (*read)(const Context& context, const Field& field, Owner& owner);
  std::string_view type;       // as the types of the pages have it
  Shape (*shape)() = nullptr;  // where it is more than the name of a type
};

namespace forms {

// The same for every type of owner, so that there is one form of it.
struct ByHand {
  using Function = void (*)();

  Json (*call_write)(Function write, const Context& context, const std::byte* at);
  void (*call_read)(Function read, const Context& context, const Field& field, std::byte* at);
  Function write;
  Function read;
  std::string_view type;
  Shape (*shape)();
};

template <class Owner>
ByHand of_any_owner(const PartByHand<Owner>& part) {
  using Write = decltype(part.write);
  using Read = decltype(part.read);
  return {[](ByHand::Function write, const Context& context, const std::byte* at) {
            return reinterpret_cast<Write>(write)(context, *reinterpret_cast<const Owner*>(at));
          },
          [](ByHand::Function read, const Context& context, const Field& field, std::byte* at) {
            reinterpret_cast<Read>(read)(context, field, *reinterpret_cast<Owner*>(at));
          },
          reinterpret_cast<ByHand::Function>(part.write),
          reinterpret_cast<ByHand::Function>(part.read),
          kDescribes ? part.type : "",
          kDescribes ? part.shape : nullptr};
}

FormPtr by_hand(const ByHand& part);
Part by_hand(std::string_view name, const ByHand& part, Note note);
Part list_by_hand(std::string_view name, const Object& item, const ByHand& part, Note note);

}  // namespace forms

// A member told by hand.
template <class Thing>
FormPtr form_of(Of<Thing> /*member*/, const PartByHand<Thing>& what) {
  return forms::by_hand(forms::of_any_owner(what));
}

template <class Owner>
Part by_hand(std::string_view name, const PartByHand<Owner>& part, Note note = {}) {
  return forms::by_hand(name, forms::of_any_owner(part), note);
}

// A list of objects that their owner keeps in another way; the description of one is for the
// documentation, and for what writes and reads them. Without a type it is a plain list.
template <class Owner>
Part list_by_hand(std::string_view name, const Object& item, const PartByHand<Owner>& part,
                  Note note = {}) {
  return forms::list_by_hand(name, item, forms::of_any_owner(part), note);
}

}  // namespace kaisho
