// Descriptions of lists of objects whose parts lie in arrays of the owner, each part in an array of
// its own; of objects that may be none, and of members that are told by hand.
//
//   columns("spaces", "Space", 9, {column("workers", &Position::workers, kWorkers),
//                                  column("due", &Position::due, kNumber)})
#pragma once

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/shapes/described.h"

namespace kaisho {

// ---- columns

// A part of each item: an element of the array, or a list of `each` elements. Without a codec it is
// the name that an item has by its place.
struct Column {
  Part part;
  const Items* items = nullptr;  // null of a part that lies elsewhere
  std::size_t each = 0;
  Kind names = {};
};

template <class Owner, IsArray Array, class Maker>
Column column(std::string_view name, Array Owner::* member, const Maker& maker, Note note = {}) {
  return {{name, codec_of(Of<typename Array::value_type>(), maker), Location(member), note},
          &kItemsOf<Array>};
}
template <std::size_t kEach, class Owner, IsArray Array, class Maker>
Column column_of(std::string_view name, Array Owner::* member, const Maker& maker, Note note = {}) {
  Column lists = column(name, member, maker, note);
  lists.each = kEach;
  return lists;
}
inline Column column_of_names(std::string_view name, const Kind& names) {
  return {.part = Part(name, CodecPtr(), {}), .names = names};
}

Part columns(std::string_view name, std::string_view item, Limit count, std::vector<Column> columns,
             Note note = {});

// ---- objects that may be none

// Null where `is_none` says so; null leaves what is there as it was.
template <class Thing>
struct OrNull {
  Object object;
  bool (*is_none)(const Thing& thing);
};

template <class Thing>
class OrNullCodec final : public Codec {
 public:
  explicit OrNullCodec(OrNull<Thing> what) : what_(std::move(what)) {}
  Json write(const Context& context, Ref at) const override {
    return what_.is_none(at.as<Thing>()) ? Json() : what_.object.write(context, at);
  }
  void read(const Context& context, const Field& field, Ref at) const override {
    if (!field.is_null()) what_.object.read(context, field, at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = what_.object.shape();
    shape.type += " | null";
    return shape;
  }

 private:
  OrNull<Thing> what_;
};

template <class Thing>
CodecPtr codec_of(Of<Thing> /*member*/, const OrNull<Thing>& what) {
  return codecs::make<OrNullCodec<Thing>>(what);
}

}  // namespace kaisho
