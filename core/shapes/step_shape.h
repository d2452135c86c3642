// The steps of a position as JSON and back, by a table of what each step holds.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "core/shapes/described.h"
#include "core/shapes/kind.h"
#include "core/shapes/note.h"
#include "core/values/arguments.h"
#include "core/values/frames.h"

namespace kaisho {

// A part of a step that a table cannot say.
struct StepPartByHand {
  Json (*write)(const Context& context, const Frame& frame);
  void (*read)(const Context& context, const Field& field, Frame& frame);
};

struct StepPart {
  std::string_view name;
  Kind kind = {};
  ArgumentAt at = 0;
  const StepPartByHand* by_hand = nullptr;  // then the kind is for the documentation alone
};

struct StepShape {
  std::string_view name;
  bool asks = true;  // whether it asks a seat, which is then written out
  std::array<StepPart, 4> parts = {};
  std::uint8_t count = 0;
  [[no_unique_address]] Note note;

  constexpr StepShape(std::string_view called, std::initializer_list<StepPart> of = {},
                      Note meaning = {}, bool asks_a_seat = true)
      : name(called), asks(asks_a_seat), note(meaning) {
    for (const StepPart& part : of) parts[count++] = part;
  }
  // A step that asks nobody.
  static constexpr StepShape silent(std::string_view called,
                                    std::initializer_list<StepPart> of = {}, Note meaning = {}) {
    return {called, of, meaning, false};
  }
};

// The shapes stand in the order of the game's steps; the first is none. One without a name is never
// told.
using StepShapes = std::span<const StepShape>;

Json step_json(StepShapes shapes, const Context& context, const Frame& frame);
// A step that asks nobody gets the seat `nobody`.
Frame read_step(StepShapes shapes, const Context& context, const Field& field, Seat nobody);

// All of them, the one to be decided first in front.
template <std::size_t kCapacity>
Json steps_json(StepShapes shapes, const Context& context, const FrameStack<kCapacity>& stack) {
  Json json = Json::array();
  for (std::size_t i = stack.size; i > 0; --i) {
    json.push_back(step_json(shapes, context, stack.frames[i - 1]));
  }
  return json;
}
template <std::size_t kCapacity>
void read_steps(StepShapes shapes, const Context& context, const Field& field, Seat nobody,
                FrameStack<kCapacity>& stack) {
  const std::vector<Field> items = field.items(kCapacity);
  for (std::size_t i = items.size(); i > 0; --i) {
    stack.push(read_step(shapes, context, items[i - 1], nobody));
  }
}

// For documentation: as TypeScript, one type for each step, and as a table in Markdown.
std::vector<std::string> step_types(StepShapes shapes);
std::string step_table(StepShapes shapes);

}  // namespace kaisho
