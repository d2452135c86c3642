#include "games/yamatai/steps_json.h"

#include "core/steps_json.h"

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

using Named = NamedPart<Part>;
using Shape = StepShape<Part>;

constexpr Named kLeft = {"left", Part::kNumber};
constexpr Named kAtSpace = {"space", Part::kSpace};

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
    Shape{"recruit", true, {Named{"recruited", Part::kYesNo}}},
    Shape{"sort", true, {Named{"count", Part::kNumber}}},
    Shape{"with_token", true, {Named{"island", Part::kIsland}}},
    Shape{"remove", true, {kLeft, kAtSpace}},
    Shape{"with_boat", true, {kAtSpace}},
    Shape{"turn_end", false, {}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(Step::kTurnEnd) + 1);

Json part_json(Part part, int value) {
  if (part == Part::kYesNo) return value != 0;
  return part == Part::kNumber ? value : value + 1;
}

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

}  // namespace

Json steps_json(const Position& p) {
  return kaisho::steps_json(kShapes, p.stack, [](Part part, const Frame& frame, std::size_t i) {
    return part_json(part, part_of(frame, i));
  });
}

void read_steps(const Components& box, const Field& field, Position& p) {
  kaisho::read_steps(kShapes, field, p.seats, p.active, p.stack,
                     [&](Part part, const Field& value, Frame& frame, std::size_t i) {
                       part_of(frame, i) = read_part(box, part, value);
                     });
}

}  // namespace kaisho::yamatai
