// The steps of a position, as docs/protocol-yokohama.md lists them: for each, what it holds.
#include <utility>

#include "core/shapes/step_shape.h"
#include "games/yokohama/names.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr std::array<std::string_view, 2> kPhaseNames = {"A", "C"};

// The boards of laboratories come first, then those of ports.
constexpr Kind kBoardKind = {.form = Kind::Form::kName,
                             .id = "board",
                             .high = 2 * kBoards,
                             .name =
                                 [](const Context& context, int board) {
                                   const Kind& kind = board < kBoards ? kLaboratoryKind : kPortKind;
                                   return kind.name_of(context, board % kBoards);
                                 },
                             .listed = true};

constexpr Kind kNumberKind = number_kind(0, UINT8_MAX);
constexpr Kind kCellKind = kAreaKind.with_fault("bad_field");
constexpr StepPart kLeftPart = {"left", kNumberKind, kLeft};
constexpr StepPart kLaboratoryOfStep = {"board", kLaboratoryKind, kBoard};

// The steps stand in the order of Step, the first of which is none.
constexpr std::array kSteps = {
    StepShape::silent(""),
    StepShape{"keep_order", {kLeftPart}, "`left`: seats still to choose, this one included"},
    StepShape::silent("turn_start"),
    StepShape{
        "secondary", {{"phase", word_kind("phase", kPhaseNames), kPhase}}, "phase A or C (YOK-T1)"},
    StepShape{"main", {}, "asks nobody, is never first"},
    StepShape{"place",
              {{"placed", kNumberKind, kAreasPlaced},
               {"last", kCellKind.or_null(kNoneNumber), kLastPlaced}},
              "`placed`: areas so far; `last`: the one placed last, null before the first"},
    StepShape{"adjacent", {{"area", kCellKind, kPairCell}}},
    StepShape{"move"},
    StepShape{"walk"},
    StepShape{
        "take_back", {{"from", kNumberKind, kFirstOpen}}, "`from`: the first cell still open"},
    StepShape{"action", {}, "asks nobody, is never in an answer"},
    StepShape{"exchange", {kLeftPart}},
    StepShape{"slot", {{"board", kMainBoardKind, kMainBoard}}},
    StepShape{"pay_faith",
              {{"slot", id_kind<GameContext, &Components::church>("slot").all_listed(), kFaithSlot},
               {"from", kFromKind, kFaithFrom},
               {"lacking", kNumberKind, kFaithLacking}},
              "`from`: where the assistant comes from"},
    StepShape{"recruit", {kLeftPart}},
    StepShape{"laboratory", {kLaboratoryOfStep}},
    StepShape{"pay_production",
              {kLaboratoryOfStep,
               {"slot", number_kind(0, kRowSlots - 1).from_one(), kCardSlot},
               {"lacking", kNumberKind, kProductionLacking}}},
    StepShape{"refill",
              {{"board", kBoardKind, ArgumentAt::pair(0, kBoards)}},
              "asks nobody, is never first"},
    StepShape{"port", {{"board", kPortKind, kBoard}}},
    StepShape{"any_good",
              {kLeftPart, {"extra", kYesNoKind, kExtra}},
              "`extra`: whether a gain of copper still brings more"},
    StepShape{"warehouse", {kLeftPart}},
    StepShape{"moves", {kLeftPart}},
    StepShape{"station"},
    StepShape{"flag", {{"flag", kFlagKind, kFlagGot}}, "asks nobody, is never first"},
    StepShape{"complete"},
    StepShape{"level5"},
    StepShape{"build"},
    StepShape{"recall"},
    StepShape::silent("turn_end"),
};
static_assert(kSteps.size() == std::to_underlying(Step::kTurnEnd) + 1);

}  // namespace

StepShapes Rules::steps() { return kSteps; }

}  // namespace kaisho::yokohama
