// What a description says of its values, for documentation and for the types of the pages.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/shapes/note.h"

namespace kaisho {

// Of a value, or of a part of an object, which has a name.
struct Shape {
  std::string type;                // in TypeScript
  std::string range = {};          // "0 to 5"; empty where the type says it all
  std::string_view object = {};    // the name of the object type, or of that of the items
  std::vector<Shape> parts = {};   // of that object
  std::string_view name = {};      // of a part
  std::string_view note = {};      // what the part means
  bool optional = false;           // the part may be missing
  std::string alias = {};          // what `object` stands for, where it has no parts
  std::vector<Shape> others = {};  // objects that the value may be instead of `object`
};

inline Shape named(std::string_view name, Shape shape, Note note) {
  shape.name = name;
  shape.note = note.text();
  return shape;
}

Shape list_of(Shape item);
// Of things of which each has some of the parts of this object: a part has all types that it has
// anywhere, and what not every one has may be missing.
Shape any_of(std::string_view object, const std::vector<Shape>& things);
// "'a' | 'b'"
Shape one_of(const std::vector<Shape>& types);
// "{ id: string; cost?: number }", for an object that has no name; "Record<number, Cost>" where
// its parts are called 2, 3, 4.
std::string object_type(const std::vector<Shape>& parts);

// The place behind a note or a quoted word of a type that begins at this place, which is its end
// where nothing closes it; else the next place.
std::size_t next_place(std::string_view type, std::size_t at);

// The rows of a Markdown table: field, type, meaning; those of objects within follow by path.
std::string shape_table(const Shape& shape);
// An interface for each object, those within first; what parts mean stands above them.
std::string shape_types(const Shape& shape);

}  // namespace kaisho
