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

// A part of each item: that of the first, and how far it is to that of the next. Without a form it
// is the name that an item has by its place.
struct Column {
  Part part;
  std::size_t stride = 0;
  Kind names = {};
};

template <class Owner, IsArray Array, class Maker>
Column column(std::string_view name, Array Owner::* member, const Maker& maker, Note note = {}) {
  using Element = Array::value_type;
  return {{name, form_of(Of<Element>(), maker), forms::offset_of(member), note}, sizeof(Element)};
}
// A list of so many elements of the array for each item.
template <std::size_t kEach, class Owner, IsArray Array, class Maker>
Column column_of(std::string_view name, Array Owner::* member, const Maker& maker, Note note = {}) {
  using Element = Array::value_type;
  return {{name, form_of(Of<std::array<Element, kEach>>(), list(maker, kEach)),
           forms::offset_of(member), note},
          kEach * sizeof(Element)};
}
inline Column column_of_names(std::string_view name, const Kind& names) {
  return {Part(name, FormPtr(), {}), 0, names};
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
class OrNullForm final : public Form {
 public:
  explicit OrNullForm(OrNull<Thing> what) : what_(std::move(what)) {}
  Json write(const Context& context, const std::byte* at) const override {
    if (what_.is_none(*reinterpret_cast<const Thing*>(at))) return {};
    return what_.object.write(context, at);
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
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
FormPtr form_of(Of<Thing> /*member*/, const OrNull<Thing>& what) {
  return forms::make<OrNullForm<Thing>>(what);
}

}  // namespace kaisho
