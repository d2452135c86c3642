#include "games/yokohama/steps_json.h"

#include "core/steps_json.h"
#include "games/yokohama/names.h"

namespace kaisho::yokohama {
namespace {

// What a part of a step is, and so how it is told.
enum class Part : std::uint8_t {
  kEnd,  // no more parts
  kNumber,
  kSlotNumber,  // told from 1
  kPhase,
  kArea,
  kLastArea,  // may be none
  kMainBoard,
  kChurchSlot,
  kFrom,
  kLaboratory,
  kPort,
  kBoard,  // of a laboratory or port: two parts in one word
  kFlag,
  kYesNo,
};

using Named = NamedPart<Part>;
using Shape = StepShape<Part>;

constexpr Named kLeft = {"left", Part::kNumber};
constexpr Named kLacking = {"lacking", Part::kNumber};

// In the order of Step; the first is none.
constexpr std::array kShapes = {
    Shape{"", false, {}},
    Shape{"keep_order", true, {kLeft}},
    Shape{"turn_start", false, {}},
    Shape{"secondary", true, {Named{"phase", Part::kPhase}}},
    Shape{"main", true, {}},
    Shape{"place", true, {Named{"placed", Part::kNumber}, {"last", Part::kLastArea}}},
    Shape{"adjacent", true, {Named{"area", Part::kArea}}},
    Shape{"move", true, {}},
    Shape{"walk", true, {}},
    Shape{"take_back", true, {Named{"from", Part::kNumber}}},
    Shape{"action", true, {}},
    Shape{"exchange", true, {kLeft}},
    Shape{"slot", true, {Named{"board", Part::kMainBoard}}},
    Shape{"pay_faith", true, {Named{"slot", Part::kChurchSlot}, {"from", Part::kFrom}, kLacking}},
    Shape{"recruit", true, {kLeft}},
    Shape{"laboratory", true, {Named{"board", Part::kLaboratory}}},
    Shape{"pay_production",
          true,
          {Named{"board", Part::kLaboratory}, {"slot", Part::kSlotNumber}, kLacking}},
    Shape{"refill", true, {Named{"board", Part::kBoard}}},
    Shape{"port", true, {Named{"board", Part::kPort}}},
    Shape{"any_good", true, {kLeft, Named{"extra", Part::kYesNo}}},
    Shape{"warehouse", true, {kLeft}},
    Shape{"moves", true, {kLeft}},
    Shape{"station", true, {}},
    Shape{"flag", true, {Named{"flag", Part::kFlag}}},
    Shape{"complete", true, {}},
    Shape{"level5", true, {}},
    Shape{"build", true, {}},
    Shape{"recall", true, {}},
    Shape{"turn_end", false, {}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(Step::kTurnEnd) + 1);

constexpr std::array<std::string_view, 2> kPhaseNames = {"A", "C"};

// ---- writing

Json part_json(const Components& box, const Position& p, Part part, const Frame& frame,
               std::size_t index) {
  const int value = part_of(frame, index);
  const auto i = static_cast<std::size_t>(value);
  switch (part) {
    case Part::kSlotNumber:
      return value + 1;
    case Part::kPhase:
      return name_at(kPhaseNames, i);
    case Part::kArea:
      return area_name(box, p, value);
    case Part::kLastArea:
      return value == kNoCell ? Json() : Json(area_name(box, p, value));
    case Part::kMainBoard:
      return name_at(kMainBoardNames, i);
    case Part::kChurchSlot:
      return id_at(box.church, i);
    case Part::kFrom:
      return name_at(kFromNames, i);
    case Part::kLaboratory:
      return name_at(box.laboratory_ids, i);
    case Part::kPort:
      return name_at(box.port_ids, i);
    case Part::kBoard:
      return name_at(frame.a == 0 ? box.laboratory_ids : box.port_ids, frame.b);
    case Part::kFlag:
      return name_at(box.flag_ids, i);
    case Part::kYesNo:
      return value != 0;
    default:
      return value;
  }
}

// ---- reading

std::uint8_t area_of(const Components& box, const Position& p, const Field& field) {
  const std::string name = field.text(60);
  const int cell = find_area(box, p, name);
  if (cell < 0 && field.json().is_string()) field.fault("bad_field", "There is no such area here.");
  return static_cast<std::uint8_t>(std::max(0, cell));
}

std::size_t choice(const Field& field, const auto& names) {
  return field.choice({names.begin(), names.end()});
}

std::size_t church_slot(const Components& box, const Field& field) {
  std::vector<std::string> ids;
  ids.reserve(box.church.size());
  for (const BoardSlot& slot : box.church) ids.push_back(slot.id);
  return field.choice(ids);
}

std::size_t read_part(const Components& box, const Position& p, Part part, const Field& field) {
  switch (part) {
    case Part::kSlotNumber:
      return static_cast<std::size_t>(field.integer(1, kRowSlots) - 1);
    case Part::kPhase:
      return choice(field, kPhaseNames);
    case Part::kArea:
      return area_of(box, p, field);
    case Part::kLastArea:
      return field.is_null() ? kNoCell : area_of(box, p, field);
    case Part::kMainBoard:
      return choice(field, kMainBoardNames);
    case Part::kChurchSlot:
      return church_slot(box, field);
    case Part::kFrom:
      return choice(field, kFromNames);
    case Part::kLaboratory:
      return choice(field, box.laboratory_ids);
    case Part::kPort:
      return choice(field, box.port_ids);
    case Part::kFlag:
      return choice(field, box.flag_ids);
    case Part::kYesNo:
      return field.boolean() ? 1 : 0;
    default:
      return static_cast<std::size_t>(field.integer(0, UINT8_MAX));
  }
}

// One word for two parts: which kind of board, and which of them.
void read_board(const Components& box, const Field& field, Frame& frame) {
  std::vector<std::string> ids(box.laboratory_ids.begin(), box.laboratory_ids.end());
  ids.insert(ids.end(), box.port_ids.begin(), box.port_ids.end());
  const std::size_t board = field.choice(ids);
  frame.a = static_cast<std::uint8_t>(board / kBoards);
  frame.b = static_cast<std::uint8_t>(board % kBoards);
}

}  // namespace

Json steps_json(const Components& box, const Position& p) {
  return kaisho::steps_json(kShapes, p.stack, [&](Part part, const Frame& frame, std::size_t i) {
    return part_json(box, p, part, frame, i);
  });
}

void read_steps(const Components& box, const Field& field, Position& p) {
  kaisho::read_steps(kShapes, field, p.seats, kNobody, p.stack,
                     [&](Part part, const Field& value, Frame& frame, std::size_t i) {
                       if (part == Part::kBoard) return read_board(box, value, frame);
                       part_of(frame, i) =
                           static_cast<std::uint8_t>(read_part(box, p, part, value));
                     });
}

}  // namespace kaisho::yokohama
