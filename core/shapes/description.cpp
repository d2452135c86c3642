#include "core/shapes/description.h"

#include <algorithm>
#include <set>

#include "core/values/ascii.h"

namespace kaisho {
namespace {

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

// ---- moves

std::span<const MovePart> parts_of(const MoveShape& shape) {
  return std::span(shape.parts).first(shape.count);
}

std::string upper(std::string_view word) {
  std::string upper;
  for (const char c : word) upper += ascii_upper(c);
  return upper;
}

// The word as a reader of the table replaces it: CARD, own|other.
std::string placeholder(const MovePart& part) {
  const bool may_lack = part.said == MovePart::Said::kUnlessZero;
  if (part.kind.words.empty()) return upper(part.name.empty() ? part.kind.id : part.name);
  std::string words;
  for (std::size_t i = may_lack ? 1 : 0; i < part.kind.words.size(); ++i) {
    words += (words.empty() ? "" : "\\|") + std::string(part.kind.words[i]);
  }
  return words;
}

std::string pattern(const MoveShape& shape) {
  std::string text(shape.verb);
  for (const MovePart& part : parts_of(shape)) {
    if (part.said == MovePart::Said::kNever) continue;
    if (part.by_hand != nullptr) {
      text += " …";
    } else if (part.said == MovePart::Said::kUnlessZero) {
      text += " [" + placeholder(part) + "]";
    } else {
      text += " " + placeholder(part);
    }
  }
  return text;
}

std::string move_types(const MoveShape& shape) {
  std::string type = "kind: " + quoted(shape.verb);
  for (const MovePart& part : parts_of(shape)) {
    if (part.by_hand != nullptr && !part.by_hand->types.empty()) {
      type += "; " + std::string(part.by_hand->types);
    }
    if (!part.name.empty()) type += "; " + std::string(part.name) + ": " + type_of(part.kind);
  }
  return "{ " + type + " }";
}

// ---- events

std::span<const EventPart> parts_of(const EventShape& shape) {
  return std::span(shape.parts).first(shape.count);
}

std::string type_of(const EventPart& part) {
  return part.by_hand != nullptr ? std::string(part.type) : kaisho::type_of(part.kind);
}

// The seat that an event is about, where it is not told by hand.
std::string_view seat_type(const EventShape& shape) {
  if (std::ranges::count(parts_of(shape), "seat", &EventPart::name) > 0) return {};
  switch (shape.seated) {
    case EventShape::Seated::kAlways: return "; seat: number";
    case EventShape::Seated::kSometimes: return "; seat?: number";
    case EventShape::Seated::kNever: return "; seat?: undefined";
  }
  return {};
}

std::string event_types(const EventShape& shape) {
  std::string type = "event: " + quoted(shape.name) + "; clause: string";
  type += seat_type(shape);
  for (const EventPart& part : parts_of(shape)) {
    type += "; " + std::string(part.name) + (part.may_lack ? "?: " : ": ") + type_of(part);
  }
  return "{ " + type + " }";
}

// ---- tables and unions

std::string escaped(std::string text) {
  for (std::size_t bar = text.find('|'); bar != std::string::npos; bar = text.find('|', bar + 2)) {
    text.replace(bar, 1, "\\|");
  }
  return text;
}

void add_part(std::string_view name, std::string_view type, std::string& parts) {
  parts.append(parts.empty() ? "`" : ", `").append(name).append("`");
  if (!type.empty()) parts.append(" ").append(type);
}

// "orders: string[]; price: string | null" likewise.
void add_parts(std::string_view types, std::string& parts) {
  while (!types.empty()) {
    const std::string_view part = types.substr(0, types.find("; "));
    const std::size_t colon = part.find(": ");
    add_part(part.substr(0, colon), part.substr(colon + 2), parts);
    types.remove_prefix(std::min(part.size() + 2, types.size()));
  }
}

std::string told_parts(const MoveShape& shape) {
  std::string parts;
  for (const MovePart& part : parts_of(shape)) {
    if (part.by_hand != nullptr) add_parts(part.by_hand->types, parts);
    if (!part.name.empty()) add_part(part.name, type_of(part.kind), parts);
  }
  return parts;
}

std::string told_parts(const EventShape& shape) {
  std::string parts;
  const std::string_view seat = seat_type(shape);
  if (seat.ends_with("number")) add_part("seat", seat.contains('?') ? "or missing" : "", parts);
  for (const EventPart& part : parts_of(shape)) {
    add_part(part.name, type_of(part) + (part.may_lack ? " or missing" : ""), parts);
  }
  return parts;
}

std::string row(std::string_view name, std::string parts, Note note) {
  return "| `" + std::string(name) + "` | " + escaped(std::move(parts)) + " | " +
         std::string(note.text()) + " |\n";
}

// A union with a member a line.
std::string union_of(std::string_view name, const auto& members) {
  std::string text = "export type " + std::string(name) + " =";
  for (const std::string& member : members) text += "\n  | " + member;
  return text + ";\n";
}

// The types of names, which the pages define: words that begin with a capital letter, are not
// declared here and are none of the language's.
std::string imports_of(const std::string& text) {
  std::set<std::string> names;
  const auto is_word = [&](std::size_t i) {
    return i < text.size() &&
           (is_ascii_letter(text[i]) || is_ascii_digit(text[i]) || text[i] == '_');
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    while (is_word(at)) ++at;
    if (at == begin) {
      at = next_place(text, at);
    } else if (is_ascii_capital(text[begin])) {
      names.insert(text.substr(begin, at - begin));
    }
  }
  std::string list;
  for (const std::string& name : names) {
    const bool declared = text.contains("export interface " + name + " ") ||
                          text.contains("export type " + name + " ");
    if (declared || name == "Record" || name == "Partial") continue;
    list += (list.empty() ? " " : ", ") + name;
  }
  return list.empty() ? "" : "import type {" + list + " } from './ids';\n";
}

}  // namespace

std::string moves_table(const GameDescription& game) {
  std::string rows = "| move | parts | meaning |\n|---|---|---|\n";
  for (const MoveShape& shape : game.moves.subspan(1)) {
    rows += row(pattern(shape), told_parts(shape), shape.note);
  }
  return rows;
}

std::string events_table(const GameDescription& game) {
  std::string rows = "| event | parts | meaning |\n|---|---|---|\n";
  for (const EventShape& shape : game.events) {
    rows += row(shape.name, told_parts(shape), shape.note);
  }
  return rows;
}

std::string position_table(const GameDescription& game) {
  return shape_table(game.position.shape()) + '\n' + step_table(game.steps);
}

std::string reference(const GameDescription& game) {
  return "## Moves\n\n" + moves_table(game) + "\n## The position\n\n" + position_table(game) +
         "\n## Events\n\n" + events_table(game) + "\n## The edition\n\n" +
         shape_table(game.edition.shape());
}

std::string types(const GameDescription& game) {
  std::vector<std::string> moves;
  for (const MoveShape& shape : game.moves.subspan(1)) moves.push_back(move_types(shape));
  std::vector<std::string> events;
  for (const EventShape& shape : game.events) events.push_back(event_types(shape));
  const std::string text = shape_types(game.position.shape()) +
                           union_of("Step", step_types(game.steps)) + '\n' +
                           union_of("MoveParts", moves) + '\n' + union_of("GameEvent", events);
  return "// What the engine tells of this game: made by `kaisho describe " + std::string(game.id) +
         " --types`.\n" + imports_of(text) + '\n' + text;
}

std::string edition_types(const GameDescription& game) {
  std::string text = shape_types(game.edition.shape());
  text.pop_back();  // of the line between two declarations
  return "// What lies in the box of this game: made by `kaisho describe " + std::string(game.id) +
         " --edition-types`.\n" + imports_of(text) + '\n' + text;
}

namespace {

void add_words(const Shape& shape, std::set<std::string>& words) {
  for (const Shape& part : shape.parts) {
    words.emplace(part.name);
    add_words(part, words);
  }
  for (const Shape& other : shape.others) add_words(other, words);
}

void add_words(const Kind& kind, std::set<std::string>& words) {
  for (const std::string_view word : kind.words) words.emplace(word);
}

}  // namespace

std::string dictionary(const GameDescription& game) {
  std::set<std::string> words;
  for (const MoveShape& shape : game.moves) {
    words.emplace(shape.verb);
    for (const MovePart& part : parts_of(shape)) add_words(part.kind, words);
  }
  for (const StepShape& shape : game.steps) {
    words.emplace(shape.name);
    for (std::size_t i = 0; i < shape.count; ++i) words.emplace(shape.parts[i].name);
  }
  add_words(game.position.shape(), words);
  add_words(game.edition.shape(), words);
  words.erase("");
  std::string text;
  for (const std::string& word : words) text += '"' + word + "\"\n";
  return text;
}

}  // namespace kaisho
