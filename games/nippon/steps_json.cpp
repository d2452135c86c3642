// The steps of a position as JSON: of each, what it holds.
#include <utility>

#include "core/shapes/step_shape.h"
#include "core/values/how_many.h"
#include "games/nippon/names.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

constexpr Kind kByteOfStep = number_kind(0, UINT8_MAX);

constexpr Kind kSpaceOrNone =
    number_kind(1, [](const Context& c) { return how_many(components_of(c).spaces); }).or_null(0);
// As spaces are, from 1.
constexpr Kind kRegionOrNone = Kind{
    .form = Kind::Form::kName,
    .id = "region",
    .name = [](const Context& context,
               int region) { return kRegionKind.name_of(context, region - 1); },
    .find =
        [](const Context& context, std::string_view name) {
          const int region = kRegionKind.find_name(context, name);
          return region < 0 ? region : region + 1;
        }}.or_null(0);

constexpr StepPart kAtMost = {"most", kByteOfStep, kMostParts};
constexpr StepPart kFree = {"free", kYesNoKind, kIsFree};
constexpr StepPart kCityOfStep = {"city", kCityKind, ArgumentAt::high(kTilePlace.byte, kSides)};
constexpr StepPart kSideOfStep = {"side", kSideKind, ArgumentAt::low(kTilePlace.byte, kSides)};

// In the order of Step; the first is none.
constexpr std::array kSteps = {
    StepShape::silent(""),
    StepShape::silent("turn_start", {},
                      "is never in an answer: a turn begins before the answer is given"),
    StepShape{"turn"},
    StepShape{"track", {{"action", kActionKind, kTrackAction}}},
    StepShape{"produce"},
    StepShape{"export", {{"filled", kByteOfStep, kContractsFilled}}},
    StepShape{"invest"},
    StepShape{"machinery", {kAtMost, kFree}},
    StepShape{"trains", {kAtMost, kFree}},
    StepShape{"ships", {kAtMost, kFree}},
    StepShape{
        "market",
        {{"placed", kByteOfStep, kTilesPlaced}, {"region", kRegionOrNone, kMarketRegion.number}},
        "`region`: null before the first tile"},
    StepShape{"tile", {kCityOfStep, kSideOfStep}},
    StepShape{"home",
              {kCityOfStep,
               kSideOfStep,
               {"value", kByteOfStep, kTileValue},
               {"cubes", kByteOfStep, kTileCubes}}},
    StepShape{"reward"},
    StepShape{"achievement", {{"multiplier", kByteOfStep, kPendingMultiplier}}},
    StepShape{"wages", {}, "asks nobody, is never first"},
    StepShape{"last"},
    StepShape::silent("turn_end", {{"space", kSpaceOrNone, kSpaceTaken.number}},
                      "`space`: from 1, whose worker was taken, or null"),
};
static_assert(kSteps.size() == std::to_underlying(Step::kTurnEnd) + 1);

}  // namespace

StepShapes Rules::steps() { return kSteps; }

}  // namespace kaisho::nippon
