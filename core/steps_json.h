// The steps of a position as JSON and back, by a table of what each step holds.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.h"
#include "core/frames.h"
#include "core/named_part.h"

namespace kaisho {

// What a frame holds as its a (0), b (1) or c (2).
inline std::uint8_t& part_of(Frame& frame, std::size_t i) {
  return i == 0 ? frame.a : i == 1 ? frame.b : frame.c;
}
inline int part_of(const Frame& frame, std::size_t i) {
  return i == 0 ? frame.a : i == 1 ? frame.b : frame.c;
}

// Of one step: its parts are those of its frame, in their order, where no kind says otherwise.
template <class Kind>
struct StepShape {
  std::string_view name;
  bool seat = true;
  std::array<NamedPart<Kind>, 4> parts{};
};

// `value(kind, frame, i)` tells a part.
template <class Kind, std::size_t kSteps>
Json step_json(const std::array<StepShape<Kind>, kSteps>& shapes, const Frame& frame,
               const auto& value) {
  const StepShape<Kind>& shape = shapes[frame.kind % kSteps];
  Json json = {{"step", shape.name}};
  if (shape.seat) json["seat"] = frame.seat;
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    const NamedPart<Kind>& part = shape.parts[i];
    if (part.kind == Kind::kEnd) break;
    json[std::string(part.name)] = value(part.kind, frame, i);
  }
  return json;
}

// All of them, the one to be decided first in front.
template <class Kind, std::size_t kSteps>
Json steps_json(const std::array<StepShape<Kind>, kSteps>& shapes, const auto& stack,
                const auto& value) {
  Json json = Json::array();
  for (std::size_t i = stack.size; i > 0; --i) {
    json.push_back(step_json(shapes, stack.frames[i - 1], value));
  }
  return json;
}

// The first of `shapes` is none; a step without a seat gets `nobody`. `read(kind, field, frame, i)`
// sets a part.
template <class Kind, std::size_t kSteps>
Frame read_step(const std::array<StepShape<Kind>, kSteps>& shapes, const Field& field, int seats,
                Seat nobody, const auto& read) {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < kSteps; ++i) names.emplace_back(shapes[i].name);
  const std::size_t step = field["step"].choice(names) + 1;
  const StepShape<Kind>& shape = shapes[step];
  std::vector<std::string_view> known = {"step"};
  if (shape.seat) known.emplace_back("seat");
  for (const NamedPart<Kind>& part : shape.parts) {
    if (part.kind != Kind::kEnd) known.push_back(part.name);
  }
  field.only(known);
  Frame frame;
  frame.kind = static_cast<std::uint8_t>(step);
  frame.seat = shape.seat ? static_cast<Seat>(field["seat"].integer(0, seats - 1)) : nobody;
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    const NamedPart<Kind>& part = shape.parts[i];
    if (part.kind == Kind::kEnd) break;
    read(part.kind, field[part.name], frame, i);
  }
  return frame;
}

template <class Kind, std::size_t kSteps>
void read_steps(const std::array<StepShape<Kind>, kSteps>& shapes, const Field& field, int seats,
                Seat nobody, auto& stack, const auto& read) {
  const std::vector<Field> items = field.items(stack.frames.size());
  for (std::size_t i = items.size(); i > 0; --i) {
    stack.push(read_step(shapes, items[i - 1], seats, nobody, read));
  }
}

}  // namespace kaisho
