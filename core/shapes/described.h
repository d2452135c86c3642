// A description of a plain value: of each part its name, where it lies, what it may be, and what
// it means. From the description follow JSON out and in with the faults of what is not as it should
// be, the tables of the documentation and the types of the pages.
//
//   const Object kSlot("Slot", {{"card", &Slot::card, kCardKind},
//                               {"reserved_by", &Slot::reserved_by, kSeatOrNullKind}});
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/reading/fields.h"
#include "core/shapes/kind.h"
#include "core/shapes/ref.h"
#include "core/shapes/shape.h"
#include "core/values/maybe.h"
#include "core/values/noun.h"
#include "core/values/set.h"

namespace kaisho {

// How values of a type are told in JSON.
class Codec {
 public:
  Codec() = default;
  Codec(const Codec&) = delete;
  Codec& operator=(const Codec&) = delete;
  virtual ~Codec() = default;

  virtual Json write(const Context& context, Ref at) const = 0;
  // Faults gather in the field's Faults; what could not be read is a harmless value.
  virtual void read(const Context& context, const Field& field, Ref at) const = 0;
  virtual Shape shape() const = 0;
};
using CodecPtr = std::shared_ptr<const Codec>;

// ---- numbers

// Codecs refer to it: there is one for each type.
struct NumberCell {
  std::int64_t (*get)(Ref at);
  void (*set)(Ref at, std::int64_t value);
  std::size_t bits;
};

template <class Number>
inline constexpr NumberCell kCellOf = {
    [](Ref at) { return static_cast<std::int64_t>(at.as<Number>()); },
    [](Ref at, std::int64_t value) { at.as<Number>() = static_cast<Number>(value); },
    8 * sizeof(Number)};
template <class T>
inline constexpr NumberCell kCellOf<Maybe<T>> = {
    [](Ref at) { return std::int64_t{at.as<Maybe<T>>().number()}; },
    [](Ref at, std::int64_t value) {
      at.as<Maybe<T>>() = Maybe<T>::of_number(static_cast<std::uint8_t>(value));
    },
    8 * sizeof(Maybe<T>)};
template <class T, class Word>
inline constexpr NumberCell kCellOf<Set<T, Word>> = {
    [](Ref at) { return static_cast<std::int64_t>(at.as<Set<T, Word>>().bits()); },
    [](Ref at, std::int64_t value) {
      at.as<Set<T, Word>>() = Set<T, Word>::of_bits(static_cast<Word>(value));
    },
    8 * sizeof(Word)};

// ---- objects

struct Part;

class Object {
 public:
  Object(std::string_view id, std::vector<Part> parts);
  Object(std::string_view id, std::initializer_list<Part> parts);

  std::string_view id() const { return id_; }
  const std::vector<Part>& parts() const { return *parts_; }

  std::vector<std::string_view> names() const;

  Json write(const Context& context, Ref at) const;
  void read(const Context& context, const Field& field, Ref at) const;
  // Without a look at members that are none of its parts.
  void read_parts(const Context& context, const Field& field, Ref at) const;
  Shape shape() const;

 private:
  std::string_view id_;
  std::shared_ptr<const std::vector<Part>> parts_;
};

template <class T>
Json tell(const Object& object, const Context& context, const T& value) {
  return object.write(context, Ref::to(value));
}
template <class T>
void read(const Object& object, const Context& context, const Field& field, T& value) {
  object.read(context, field, Ref::to(value));
}

// ---- what makes a codec for a part, by the type of its member

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

// How long a list is.
struct ListLength {
  Limit size;
  bool exact = false;                          // exactly so many, else at most
  int none = std::numeric_limits<int>::min();  // stands behind those in use, where something does
  int least = 0;
  std::string_view number = {};  // the part that numbers the items, from `first`
  int first = 0;

  bool has_none() const { return none != std::numeric_limits<int>::min(); }
};

template <class Item>
struct List {
  Item item;
  ListLength length;

  // Of numbers in an array: what it holds behind those in use.
  List then(int none) const {
    List list = *this;
    list.length.none = none;
    return list;
  }
  List numbered(std::string_view part, int from) const {
    List list = *this;
    list.length.number = part;
    list.length.first = from;
    return list;
  }
};
using ItemList = List<Object>;

// Exactly so many, the first of an array.
template <class Item>
List<Item> list(Item item, Limit count) {
  return {std::move(item), {.size = count, .exact = true}};
}
// So many at most: of a vector, of a row with `size` and `slots`, or of an array with what stands
// behind the items in use (`then`).
template <class Item>
List<Item> items(Item item, Limit most, int least = 0) {
  return {std::move(item), {.size = most, .least = least}};
}

// How codecs reach the items of a list, whatever holds them.
struct Items {
  std::size_t capacity;
  Ref (*item)(Ref list, std::size_t i);
  std::size_t (*size)(Ref list);  // null of an array: it has its capacity
  void (*clear)(Ref list);
  Ref (*add)(Ref list);
};

template <class>
inline constexpr Items kItemsOf = {};
template <IsArray Array>
inline constexpr Items kItemsOf<Array> = {
    std::tuple_size_v<Array>,
    [](Ref list, std::size_t i) { return Ref::to(list.as<Array>().data()[i]); }, nullptr, nullptr,
    nullptr};
template <class Vector>
  requires requires(Vector vector) { vector.emplace_back(); }
inline constexpr Items kItemsOf<Vector> = {
    std::numeric_limits<std::size_t>::max(),
    [](Ref list, std::size_t i) { return Ref::to(list.as<Vector>().data()[i]); },
    [](Ref list) { return list.as<Vector>().size(); }, [](Ref list) { list.as<Vector>().clear(); },
    [](Ref list) { return Ref::to(list.as<Vector>().emplace_back()); }};
template <class Row>
  requires requires(Row row) { row.slots[row.size]; }
inline constexpr Items kItemsOf<Row> = {
    std::tuple_size_v<decltype(Row::slots)>,
    [](Ref list, std::size_t i) { return Ref::to(list.as<Row>().slots[i]); },
    [](Ref list) { return std::size_t{list.as<Row>().size}; },
    [](Ref list) { list.as<Row>().size = 0; },
    [](Ref list) { return Ref::to(list.as<Row>().slots[list.as<Row>().size++]); }};

namespace codecs {

// One counter of owners for codecs of every class, where std::make_shared has one for each.
template <class AnyCodec, class... Arguments>
CodecPtr make(Arguments&&... arguments) {
  return std::unique_ptr<const Codec>(
      std::make_unique<AnyCodec>(std::forward<Arguments>(arguments)...));
}

CodecPtr number(const NumberCell& cell, const Kind& kind);
CodecPtr counts(const NumberCell& cell, const Items& items, const CountList& counts);
CodecPtr set(const NumberCell& cell, const NameSet& set);
CodecPtr object(const Object& object);
// With the cell of an item where something stands behind those in use.
CodecPtr list(CodecPtr item, const NumberCell* cell, const Items& items, const ListLength& length);

}  // namespace codecs

// The codec of a member of this type; found by the namespace of what makes it.
template <class Member>
struct Of {};

template <class Member>
CodecPtr codec_of(Of<Member> /*member*/, const Kind& kind) {
  return codecs::number(kCellOf<Member>, kind);
}
template <class Member>
CodecPtr codec_of(Of<Member> /*member*/, const NameSet& what) {
  return codecs::set(kCellOf<Member>, what);
}
template <IsArray Member>
CodecPtr codec_of(Of<Member> /*member*/, const CountList& what) {
  return codecs::counts(kCellOf<typename Member::value_type>, kItemsOf<Member>, what);
}
template <class Member>
  requires std::is_class_v<Member>
CodecPtr codec_of(Of<Member> /*member*/, const Object& what) {
  return codecs::object(what);
}
template <class Member, class Item>
CodecPtr codec_of(Of<Member> /*member*/, const List<Item>& what) {
  using Element = std::remove_cvref_t<decltype(*std::declval<Member>().begin())>;
  const NumberCell* cell = nullptr;
  if constexpr (std::is_same_v<Item, Kind>) cell = &kCellOf<Element>;
  return codecs::list(codec_of(Of<Element>(), what.item), cell, kItemsOf<Member>, what.length);
}

// One member of an object. `note` says in the documentation what it means. A part without a name is
// the whole object, for what must hold between the parts before it.
struct Part {
  std::string_view name;
  CodecPtr codec;
  Location place;
  [[no_unique_address]] Note note;
  bool derived = false;   // told, but not read
  bool optional = false;  // read where it is there
  // By this part a position tells whether it is an observation.
  bool (*is_observed)(const Json& json) = nullptr;

  template <class Owner, class Member, class Maker>
  Part(std::string_view called, Member Owner::* member, const Maker& maker, Note meaning = {})
      : Part(called, codec_of(Of<Member>(), maker), Location(member), meaning) {}
  Part(std::string_view called, CodecPtr told_as, Note meaning, bool only_told = false);
  Part(std::string_view called, CodecPtr told_as, Location lies_at, Note meaning);
};

// One element of an array that is a member.
template <class Owner, IsArray Array, class Maker>
Part element(std::string_view name, Array Owner::* array, std::size_t index, const Maker& maker,
             Note note = {}) {
  return {name, codec_of(Of<typename Array::value_type>(), maker), Location(array, index), note};
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

template <class Owner>
class CodecByHand final : public Codec {
 public:
  explicit CodecByHand(const PartByHand<Owner>& part)
      : write_(part.write),
        read_(part.read),
        type_(kDescribes ? part.type : ""),
        shape_(kDescribes ? part.shape : nullptr) {}
  Json write(const Context& context, Ref at) const override {
    return write_(context, at.as<Owner>());
  }
  void read(const Context& context, const Field& field, Ref at) const override {
    read_(context, field, at.as<Owner>());
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return shape_ != nullptr ? shape_() : Shape{.type = std::string(type_)};
  }

 private:
  decltype(PartByHand<Owner>::write) write_;
  decltype(PartByHand<Owner>::read) read_;
  std::string_view type_;
  Shape (*shape_)();
};

namespace codecs {

Part list_by_hand(std::string_view name, const Object& item, CodecPtr list, Note note,
                  bool only_told);

}  // namespace codecs

// A member told by hand.
template <class Thing>
CodecPtr codec_of(Of<Thing> /*member*/, const PartByHand<Thing>& what) {
  return codecs::make<CodecByHand<Thing>>(what);
}

template <class Owner>
Part by_hand(std::string_view name, const PartByHand<Owner>& part, Note note = {}) {
  return {name, codecs::make<CodecByHand<Owner>>(part), note, part.read == nullptr};
}

// A list of objects that their owner keeps in another way; the description of one is for the
// documentation, and for what writes and reads them. Without a type it is a plain list.
template <class Owner>
Part list_by_hand(std::string_view name, const Object& item, const PartByHand<Owner>& part,
                  Note note = {}) {
  return codecs::list_by_hand(name, item, codecs::make<CodecByHand<Owner>>(part), note,
                              part.read == nullptr);
}

}  // namespace kaisho
