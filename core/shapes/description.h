// All that a game's tables say of what it tells and reads: for documentation, for the types of the
// pages, and for fuzzers.
#pragma once

#include <span>
#include <string>

#include "core/shapes/described.h"
#include "core/shapes/event_shape.h"
#include "core/shapes/move_shape.h"
#include "core/shapes/step_shape.h"

namespace kaisho {

struct GameDescription {
  std::string_view id;
  MoveShapes moves;
  StepShapes steps;
  std::span<const EventShape> events;
  const Object& position;
  const Object& edition;
};

template <class Rules>
GameDescription description_of() {
  return {Rules::info().id, Rules::moves(),          Rules::steps(),
          Rules::events(),  Rules::position_parts(), Rules::edition_parts()};
}

// As Markdown: moves, position, steps, events, edition, a table each.
std::string reference(const GameDescription& game);
// The tables that the pages of the line protocol have: of moves, of the position and its steps, of
// events.
std::string moves_table(const GameDescription& game);
std::string position_table(const GameDescription& game);
std::string events_table(const GameDescription& game);
// As TypeScript: an interface for each object of the position, and the unions `Step`, `MoveParts`
// and `GameEvent`.
std::string types(const GameDescription& game);
// Likewise of the edition alone: what lies in the box.
std::string edition_types(const GameDescription& game);
// The names and fixed words, each once, as libFuzzer reads a dictionary.
std::string dictionary(const GameDescription& game);

}  // namespace kaisho
