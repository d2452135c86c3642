#include "core/shape.h"

#include <algorithm>

namespace kaisho {
namespace {

void add_rows(const Shape& shape, const std::string& path, std::string& rows) {
  for (const Shape& part : shape.parts) {
    const std::string at = path + std::string(part.name);
    const bool nameless = part.object.empty() && !part.parts.empty();
    std::string type = nameless ? "object" : part.type;
    if (!part.range.empty()) type += ", " + part.range;
    if (part.optional) type += ", or missing";
    for (std::size_t bar = type.find('|'); bar != std::string::npos;
         bar = type.find('|', bar + 2)) {
      type.replace(bar, 1, "\\|");
    }
    rows.append("| `").append(at).append("` | ").append(type).append(" | ");
    rows.append(part.note).append(" |\n");
    const bool is_list = part.type.ends_with("[]");
    add_rows(part, at + (is_list ? "[]." : "."), rows);
  }
}

bool is_union(std::string_view type) {
  int depth = 0;
  for (const char c : type) {
    if (c == '{' || c == '<') ++depth;
    if (c == '}' || c == '>') --depth;
    if (c == '|' && depth == 0) return true;
  }
  return false;
}

// ---- parts of several things

// "a | b" and "b" are "a | b".
std::string either(const std::string& a, const std::string& b, std::string_view between) {
  if (a.empty() || b.empty()) return a + b;
  const std::string all = std::string(between) + a + std::string(between);
  if (all.contains(std::string(between) + b + std::string(between))) return a;
  return a + std::string(between) + b;
}

std::string either_type(const std::string& a, const std::string& b) {
  const bool yes_or_no = (a == "false" && b == "true") || (a == "true" && b == "false");
  return yes_or_no || a == "boolean" ? "boolean" : either(a, b, " | ");
}

void add_part(const Shape& part, Shape& all) {
  const auto same = std::ranges::find(all.parts, part.name, &Shape::name);
  if (same == all.parts.end()) {
    all.parts.push_back(part);
    return;
  }
  same->type = either_type(same->type, part.type);
  same->range = either(same->range, part.range, " or ");
  same->optional |= part.optional;
}

bool has_part(const Shape& thing, std::string_view name) {
  return std::ranges::find(thing.parts, name, &Shape::name) != thing.parts.end();
}

}  // namespace

Shape list_of(Shape item) {
  if constexpr (!kDescribes) return {};
  item.type = is_union(item.type) ? "(" + item.type + ")[]" : item.type + "[]";
  return item;
}

Shape any_of(std::string_view object, const std::vector<Shape>& things) {
  if constexpr (!kDescribes) return {};
  Shape all{.type = std::string(object), .range = {}, .object = object};
  for (const Shape& thing : things) {
    for (const Shape& part : thing.parts) add_part(part, all);
  }
  for (Shape& part : all.parts) {
    part.optional |= !std::ranges::all_of(
        things, [&](const Shape& thing) { return has_part(thing, part.name); });
  }
  if (object.empty()) all.type = object_type(all.parts);
  return all;
}

Shape one_of(const std::vector<Shape>& types) {
  if constexpr (!kDescribes) return {};
  Shape all;
  for (const Shape& one : types) {
    all.type = all.type.empty() ? one.type : either_type(all.type, one.type);
  }
  return all;
}

std::string shape_table(const Shape& shape) {
  std::string rows = "| field | type | meaning |\n|---|---|---|\n";
  add_rows(shape, "", rows);
  return rows;
}

}  // namespace kaisho
