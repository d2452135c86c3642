// What a description says of its values, for documentation and for the types of the pages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kaisho {

// Of a value, or of a part of an object, which has a name.
struct Shape {
  std::string type;               // in TypeScript
  std::string range = {};         // "0 to 5"; empty where the type says it all
  std::string_view object = {};   // the name of the object type, or of that of the items
  std::vector<Shape> parts = {};  // of that object
  std::string_view name = {};     // of a part
  std::string_view note = {};     // what the part means
};

inline Shape named(std::string_view name, Shape shape, std::string_view note) {
  shape.name = name;
  shape.note = note;
  return shape;
}

// The rows of a Markdown table: field, type, meaning; those of objects within follow by path.
std::string shape_table(const Shape& shape);
// An interface for each object, those within first.
std::string shape_types(const Shape& shape);

}  // namespace kaisho
