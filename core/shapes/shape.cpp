#include "core/shapes/shape.h"

#include <algorithm>

namespace kaisho {
namespace {

// ---- members of a union

constexpr std::string_view kBar = " | ";
constexpr std::string_view kOr = " or ";

using Members = std::vector<std::string_view>;

// "a", "{ b: c | d }" and "(e | f)[]" of "a | { b: c | d } | (e | f)[]".
Members members_of(std::string_view type) {
  Members members;
  int depth = 0;
  std::size_t begin = 0;
  std::size_t at = 0;
  while (at < type.size()) {
    if (std::string_view("{<([").contains(type[at])) ++depth;
    if (std::string_view("}>)]").contains(type[at])) --depth;
    if (depth == 0 && type.substr(at).starts_with(kBar)) {
      members.push_back(type.substr(begin, at - begin));
      begin = at += kBar.size();
      continue;
    }
    at = next_place(type, at);
  }
  if (begin < type.size()) members.push_back(type.substr(begin));
  return members;
}

bool is_union(std::string_view type) { return members_of(type).size() > 1; }

Members ranges_of(std::string_view range) {
  Members ranges;
  while (!range.empty()) {
    const std::size_t end = std::min(range.find(kOr), range.size());
    ranges.push_back(range.substr(0, end));
    range.remove_prefix(std::min(end + kOr.size(), range.size()));
  }
  return ranges;
}

bool is_among(const Members& members, std::string_view member) {
  return std::ranges::find(members, member) != members.end();
}

// True, false and boolean are boolean, where the first of them stands.
Members with_boolean(Members types) {
  const auto has = [&](std::string_view type) { return is_among(types, type); };
  if (!has("boolean") && !(has("true") && has("false"))) return types;
  for (std::string_view& type : types) {
    if (type == "true" || type == "false") type = "boolean";
  }
  return types;
}

Members both(Members first, const Members& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// Each once, where it stands first.
std::string once_each(const Members& members, std::string_view between) {
  std::string text;
  Members once;
  for (const std::string_view member : members) {
    if (is_among(once, member)) continue;
    text.append(once.empty() ? "" : between).append(member);
    once.push_back(member);
  }
  return text;
}

// "a | b" and "b" are "a | b".
std::string either_type(std::string_view a, std::string_view b) {
  return once_each(with_boolean(both(members_of(a), members_of(b))), kBar);
}

std::string either_range(std::string_view a, std::string_view b) {
  return once_each(both(ranges_of(a), ranges_of(b)), kOr);
}

// ---- parts of several things

bool has_part(const Shape& thing, std::string_view name) {
  return std::ranges::find(thing.parts, name, &Shape::name) != thing.parts.end();
}

void add_part(const Shape& part, Shape& all);

// What not both have may be missing; one without parts only names the object.
void add_parts(const Shape& thing, Shape& all) {
  if (thing.parts.empty()) return;
  if (all.parts.empty()) {
    all.parts = thing.parts;
    return;
  }
  for (Shape& part : all.parts) part.optional |= !has_part(thing, part.name);
  for (const Shape& part : thing.parts) {
    const bool is_new = !has_part(all, part.name);
    add_part(part, all);
    if (is_new) all.parts.back().optional = true;
  }
}

bool is_object(const Shape& shape) { return !shape.object.empty() || !shape.parts.empty(); }

void add_object(const Shape& thing, Shape& all) {
  if (!is_object(thing)) return;
  if (!is_object(all)) {
    all.object = thing.object;
    all.parts = thing.parts;
    all.alias = thing.alias;
  } else if (all.object == thing.object) {
    add_parts(thing, all);
    all.alias = either_type(all.alias, thing.alias);
  } else {
    const auto same = std::ranges::find(all.others, thing.object, &Shape::object);
    if (same == all.others.end()) {
      all.others.push_back(
          {.type = {}, .object = thing.object, .parts = thing.parts, .alias = thing.alias});
    } else {
      add_object(thing, *same);
    }
  }
}

// Something that is the one or the other.
void add_thing(const Shape& thing, Shape& all) {
  all.type = either_type(all.type, thing.type);
  all.range = either_range(all.range, thing.range);
  all.optional |= thing.optional;
  add_object(thing, all);
  for (const Shape& other : thing.others) add_object(other, all);
}

void add_part(const Shape& part, Shape& all) {
  const auto same = std::ranges::find(all.parts, part.name, &Shape::name);
  if (same == all.parts.end()) {
    all.parts.push_back(part);
  } else {
    add_thing(part, *same);
  }
}

// ---- tables

// An object, or a list of objects, of which the rows that follow say all.
bool is_nameless(const Shape& part) {
  const bool is_mixed = is_union(part.type) || part.type.starts_with('(');
  return part.object.empty() && !part.parts.empty() && !is_mixed;
}

void add_rows(const Shape& shape, const std::string& path, std::string& rows) {
  for (const Shape& part : shape.parts) {
    const std::string at = path + std::string(part.name);
    std::string type = is_nameless(part) ? "object" : part.type;
    if (!part.range.empty()) type += ", " + part.range;
    if (part.optional) type += ", or missing";
    for (std::size_t bar = type.find('|'); bar != std::string::npos;
         bar = type.find('|', bar + 2)) {
      type.replace(bar, 1, "\\|");
    }
    rows.append("| `").append(at).append("` | ").append(type).append(" | ");
    rows.append(part.note).append(" |\n");
    const bool is_list = part.type.ends_with("[]");
    const std::string within = at + (is_list ? "[]." : ".");
    add_rows(part, within, rows);
    for (const Shape& other : part.others) add_rows(other, within, rows);
  }
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
  for (const Shape& one : types) add_thing(one, all);
  return all;
}

std::string shape_table(const Shape& shape) {
  std::string rows = "| field | type | meaning |\n|---|---|---|\n";
  add_rows(shape, "", rows);
  return rows;
}

}  // namespace kaisho
