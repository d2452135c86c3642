#include "games/yamatai/steps_json.h"

#include "games/yamatai/lookup.h"

namespace kaisho::yamatai {
namespace {

// What a part of a step is, and so how it is told.
enum class Part : std::uint8_t {
  kEnd,  // no more parts
  kNumber,
  kYesNo,
  kIsland,  // told from 1, and so are the spaces
  kSpace,
};

struct NamedPart {
  std::string_view name;
  Part part = Part::kEnd;
};

struct Shape {
  std::string_view name;
  bool seat = true;
  std::array<NamedPart, 2> parts{};
};

constexpr NamedPart kLeft = {"left", Part::kNumber};
constexpr NamedPart kAtSpace = {"space", Part::kSpace};

// In the order of Step; the first is none.
constexpr std::array kShapes = {
    Shape{"", false, {}},
    Shape{"turn_start", false, {}},
    Shape{"fleet", true, {}},
    Shape{"free_boat", true, {kLeft}},
    Shape{"main", true, {}},
    Shape{"collect", true, {}},
    Shape{"extra", true, {}},
    Shape{"port", true, {}},
    Shape{"recruit", true, {NamedPart{"recruited", Part::kYesNo}}},
    Shape{"sort", true, {NamedPart{"count", Part::kNumber}}},
    Shape{"with_token", true, {NamedPart{"island", Part::kIsland}}},
    Shape{"remove", true, {kLeft, kAtSpace}},
    Shape{"with_boat", true, {kAtSpace}},
    Shape{"turn_end", false, {}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(Step::kTurnEnd) + 1);

// ---- writing

Json part_json(Part part, int value) {
  if (part == Part::kYesNo) return value != 0;
  return part == Part::kNumber ? value : value + 1;
}

Json step_json(const Frame& frame) {
  const Shape& shape = kShapes[frame.kind % kShapes.size()];
  Json json = {{"step", shape.name}};
  if (shape.seat) json["seat"] = frame.seat;
  const std::array<int, 2> values = {frame.a, frame.b};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const NamedPart& part = shape.parts[i];
    if (part.part != Part::kEnd) json[std::string(part.name)] = part_json(part.part, values[i]);
  }
  return json;
}

// ---- reading

std::uint8_t read_part(const Components& box, Part part, const Field& field) {
  switch (part) {
    case Part::kYesNo:
      return field.boolean() ? 1 : 0;
    case Part::kIsland:
      return static_cast<std::uint8_t>(field.integer(1, box.map.islands) - 1);
    case Part::kSpace:
      return static_cast<std::uint8_t>(field.integer(1, box.map.spaces) - 1);
    default:
      return static_cast<std::uint8_t>(field.integer(1, kMaxSpaces));
  }
}

Frame read_step(const Components& box, const Position& p, const Field& field) {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < kShapes.size(); ++i) names.emplace_back(kShapes[i].name);
  const std::size_t kind = field["step"].choice(names) + 1;
  const Shape& shape = kShapes[kind];
  std::vector<std::string_view> known = {"step"};
  if (shape.seat) known.emplace_back("seat");
  for (const NamedPart& part : shape.parts) {
    if (part.part != Part::kEnd) known.push_back(part.name);
  }
  field.only(known);
  Frame frame;
  frame.kind = static_cast<std::uint8_t>(kind);
  frame.seat = shape.seat ? static_cast<Seat>(field["seat"].integer(0, p.seats - 1)) : p.active;
  const std::array<std::uint8_t*, 2> places = {&frame.a, &frame.b};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const NamedPart& part = shape.parts[i];
    if (part.part != Part::kEnd) *places[i] = read_part(box, part.part, field[part.name]);
  }
  return frame;
}

}  // namespace

Json steps_json(const Position& p) {
  Json json = Json::array();
  for (std::size_t i = p.stack.size; i > 0; --i) json.push_back(step_json(p.stack.frames[i - 1]));
  return json;
}

void read_steps(const Components& box, const Field& field, Position& p) {
  const std::vector<Field> items = field.items(kStackDepth);
  for (std::size_t i = items.size(); i > 0; --i) p.stack.push(read_step(box, p, items[i - 1]));
}

}  // namespace kaisho::yamatai
