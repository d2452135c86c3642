#include "games/nippon/steps_json.h"

#include "core/numbers.h"
#include "core/position_json.h"
#include "core/steps_json.h"
#include "games/nippon/lookup.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// What a part of a step is, and so how it is told.
enum class Part : std::uint8_t {
  kEnd,  // no more parts
  kNumber,
  kYesNo,
  kAction,
  kRegion,  // + 1; 0: null
  kSpace,   // likewise, told from 1
  // A place is told in two parts, after which the frame's own lag behind by one.
  kCity,
  kSide,
  kAfterPlace,
};

using Named = NamedPart<Part>;
using Shape = StepShape<Part>;

constexpr Named kMostOf = {"most", Part::kNumber};
constexpr Named kFree = {"free", Part::kYesNo};
constexpr Named kAtCity = {"city", Part::kCity};
constexpr Named kAtSide = {"side", Part::kSide};

// In the order of Step; the first is none.
constexpr std::array kShapes = {
    Shape{"", false, {}},
    Shape{"turn_start", false, {}},
    Shape{"turn", true, {}},
    Shape{"track", true, {Named{"action", Part::kAction}}},
    Shape{"produce", true, {}},
    Shape{"export", true, {Named{"filled", Part::kNumber}}},
    Shape{"invest", true, {}},
    Shape{"machinery", true, {kMostOf, kFree}},
    Shape{"trains", true, {kMostOf, kFree}},
    Shape{"ships", true, {kMostOf, kFree}},
    Shape{"market", true, {Named{"placed", Part::kNumber}, Named{"region", Part::kRegion}}},
    Shape{"tile", true, {kAtCity, kAtSide}},
    Shape{"home",
          true,
          {kAtCity, kAtSide, Named{"value", Part::kAfterPlace}, Named{"cubes", Part::kAfterPlace}}},
    Shape{"reward", true, {}},
    Shape{"achievement", true, {Named{"multiplier", Part::kNumber}}},
    Shape{"wages", true, {}},
    Shape{"last", true, {}},
    Shape{"turn_end", false, {Named{"space", Part::kSpace}}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(Step::kTurnEnd) + 1);

Json part_json(const Components& box, Part part, const Frame& frame, std::size_t i) {
  switch (part) {
    case Part::kYesNo:
      return part_of(frame, i) != 0;
    case Part::kAction:
      return name_at(box.action_ids, frame.a);
    case Part::kRegion:
      return frame.b == 0 ? Json() : Json(id_at(box.regions, frame.b - 1U));
    case Part::kSpace:
      return frame.a == 0 ? Json() : Json(frame.a);
    case Part::kCity:
      return id_at(box.cities, static_cast<std::size_t>(city_of(frame.a)));
    case Part::kSide:
      return name_at(box.sides, static_cast<std::size_t>(side_of(frame.a)));
    case Part::kAfterPlace:
      return part_of(frame, i - 1);
    default:
      return part_of(frame, i);
  }
}

std::uint8_t name_of(const Field& field, const char* what, const auto& names) {
  return named(field, what, [&](std::string_view name) { return index_of(names, name); });
}
std::uint8_t thing_of(const Field& field, const char* what, const auto& things) {
  return named(field, what, [&](std::string_view name) { return index_of_id(things, name); });
}

void read_part(const Components& box, Part part, const Field& field, Frame& frame, std::size_t i) {
  switch (part) {
    case Part::kYesNo:
      part_of(frame, i) = field.boolean() ? 1 : 0;
      return;
    case Part::kAction:
      frame.a = name_of(field, "action", box.action_ids);
      return;
    case Part::kRegion:
      if (!field.is_null()) frame.b = thing_of(field, "region", box.regions) + Id{1};
      return;
    case Part::kSpace:
      if (!field.is_null()) frame.a = byte_of(field, 1, static_cast<int>(box.spaces.size()));
      return;
    case Part::kCity:
      frame.a = static_cast<std::uint8_t>(thing_of(field, "city", box.cities) * kSides);
      return;
    case Part::kSide:
      frame.a = static_cast<std::uint8_t>(frame.a + name_of(field, "side", box.sides));
      return;
    default:
      part_of(frame, part == Part::kAfterPlace ? i - 1 : i) = byte_of(field, 0, UINT8_MAX);
  }
}

}  // namespace

Json steps_json(const Components& box, const Position& p) {
  return kaisho::steps_json(kShapes, p.stack, [&](Part part, const Frame& frame, std::size_t i) {
    return part_json(box, part, frame, i);
  });
}

void read_steps(const Components& box, const Field& field, Position& p) {
  kaisho::read_steps(kShapes, field, p.seats, p.active, p.stack,
                     [&](Part part, const Field& value, Frame& frame, std::size_t i) {
                       read_part(box, part, value, frame, i);
                     });
}

}  // namespace kaisho::nippon
