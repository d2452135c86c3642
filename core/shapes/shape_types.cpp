// Shapes as TypeScript.
#include <algorithm>

#include "core/shapes/shape.h"
#include "core/values/ascii.h"

namespace kaisho {
namespace {

constexpr std::size_t kMaxLine = 140;
constexpr std::string_view kNoteBegins = "/** ";
constexpr std::string_view kNoteEnds = " */";

bool is_letter(char c) { return is_ascii_letter(c) || c == '_'; }
bool is_plain(std::string_view name) {
  return !is_ascii_digit(name.front()) &&
         std::ranges::all_of(name, [](char c) { return is_letter(c) || is_ascii_digit(c); });
}

// "name?: type"
std::string member(const Shape& part) {
  const std::string name(part.name);
  return (is_plain(name) ? name : "'" + name + "'") + (part.optional ? "?: " : ": ") + part.type;
}

std::string note_of(const Shape& part) {
  if (part.note.empty()) return {};
  return std::string(kNoteBegins) + std::string(part.note) + std::string(kNoteEnds);
}

// {"2": …, "3": …} is asked for by any number, so that what asks has to think of one that it lacks.
bool is_by_number(const std::vector<Shape>& parts) {
  return !parts.empty() && std::ranges::all_of(parts, [&](const Shape& part) {
    return std::ranges::all_of(part.name, is_ascii_digit) && part.type == parts.front().type;
  });
}

// ---- types of several lines

// The place behind what closes, which is sought from this place on.
std::size_t behind(std::string_view type, std::string_view closes, std::size_t from) {
  const std::size_t at = type.find(closes, from);
  return at == std::string_view::npos ? type.size() : at + closes.size();
}

// Where the first object of the type opens.
std::size_t find_object(std::string_view type) {
  std::size_t at = 0;
  while (at < type.size() && type[at] != '{') at = next_place(type, at);
  return at;
}

std::string indented(std::string_view text, std::size_t spaces) {
  return std::string(spaces, ' ').append(text);
}

// The members of the object that opens at the beginning; `type` is then what follows it.
std::vector<std::string_view> take_members(std::string_view& type) {
  std::vector<std::string_view> members;
  constexpr std::size_t kAround = 2;  // a brace, and the space within
  int depth = 0;
  std::size_t begin = kAround;
  std::size_t at = 0;
  do {
    if (type[at] == '{') ++depth;
    if (type[at] == '}') --depth;
    if (depth == 1 && type[at] == ';') {
      members.push_back(type.substr(begin, at - begin));
      begin = at + 2;
    }
    at = next_place(type, at);
  } while (depth > 0 && at < type.size());
  if (at > begin + kAround) members.push_back(type.substr(begin, at - begin - kAround));
  type.remove_prefix(at);
  return members;
}

// With a line for each member of an object that is too long for one line, or has notes.
std::string laid_out(std::string_view type, std::size_t indent) {
  const std::size_t open = find_object(type);
  const bool fits = indent + type.size() <= kMaxLine && !type.contains(kNoteBegins);
  if (fits || open == type.size()) return std::string(type);
  std::string lines = std::string(type.substr(0, open));
  type.remove_prefix(open);
  const std::vector<std::string_view> members = take_members(type);
  if (members.empty()) return lines + "{ }" + laid_out(type, indent);
  lines += "{\n";
  for (std::string_view part : members) {
    if (part.starts_with(kNoteBegins)) {
      const std::size_t end = next_place(part, 0);
      lines += indented(part.substr(0, end), indent + 2) + "\n";
      part.remove_prefix(end + 1);
    }
    lines += indented(laid_out(part, indent + 2), indent + 2) + ";\n";
  }
  return lines + indented("}", indent) + laid_out(type, indent);
}

// ---- declarations

std::string declaration(const Shape& shape) {
  const std::string name(shape.object);
  if (!shape.alias.empty()) return "export type " + name + " = " + shape.alias + ";\n\n";
  std::string text = "export interface " + name + " {\n";
  for (const Shape& part : shape.parts) {
    if (!part.note.empty()) text += indented(note_of(part), 2) + "\n";
    text += indented(laid_out(member(part), 2), 2) + ";\n";
  }
  return text + "}\n\n";
}

void add_declarations(const Shape& shape, std::string& types) {
  for (const Shape& part : shape.parts) add_declarations(part, types);
  for (const Shape& other : shape.others) add_declarations(other, types);
  if (shape.object.empty()) return;
  const std::string text = declaration(shape);
  if (!types.contains(text)) types += text;
}

}  // namespace

std::string object_type(const std::vector<Shape>& parts) {
  if constexpr (!kDescribes) return {};
  if (is_by_number(parts)) return "Record<number, " + parts.front().type + ">";
  std::string within;
  for (const Shape& part : parts) {
    const std::string note = note_of(part);
    within += (within.empty() ? " " : "; ") + note + (note.empty() ? "" : " ") + member(part);
  }
  return "{" + within + " }";
}

std::size_t next_place(std::string_view type, std::size_t at) {
  if (type.substr(at).starts_with(kNoteBegins)) return behind(type, kNoteEnds, at);
  return type[at] == '\'' ? behind(type, "'", at + 1) : at + 1;
}

std::string shape_types(const Shape& shape) {
  std::string types;
  add_declarations(shape, types);
  return types;
}

}  // namespace kaisho
