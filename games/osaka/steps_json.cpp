// The steps of a position as JSON: of each, what it holds.
#include <utility>

#include "core/shapes/step_shape.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// A type of card by its place in the order of payment.
constexpr Kind kPayPlaceKind = {
    .form = Kind::Form::kName,
    .id = "card",
    .high = kCardTypes,
    .name =
        [](const Context& context, int place) {
          const Components& components = components_of(context);
          return components.card_ids[components.pay_order[place]];
        },
    .find =
        [](const Context& context, std::string_view name) {
          const int card = index_of(components_of(context).card_ids, name);
          return card < 0 ? -1 : place_in(components_of(context).pay_order, noun<Card>(card));
        },
    .unknown = "unknown_card"};

// The kind of card that is asked for next, as a card of the step's colour; null where all colours
// have been asked about.
constexpr StepPartByHand kInsureFrom = {
    .write = [](const Context& context, const Frame& frame) -> Json {
      if (kColourAtRisk(frame) == kAllAsked) return {};
      const Components& components = components_of(context);
      return components
          .card_ids[card_of(kColourAtRisk(frame), components.insure_order[kInsurePlace(frame)])];
    },
    .read =
        [](const Context& context, const Field& field, Frame& frame) {
          const Components& components = components_of(context);
          if (kColourAtRisk(frame) == kAllAsked) {
            if (!field.is_null()) {
              field.fault("exactly", {{"expected", "null"}, {"found", field.shown()}});
            }
            return;
          }
          const Card card = noun<Card>(kCardKind.read(context, field));
          const auto kinds = std::span(components.insure_order).first(components.insure_kinds);
          const int place = place_in(kinds, kind_of(card));
          if (place >= 0 && colour_of(card) == kColourAtRisk(frame)) {
            kInsurePlace.set(frame, place);
            return;
          }
          field.fault("osaka.insures", {{"colour", components.colour_ids[kColourAtRisk(frame)]},
                                        {"found", field.shown()}});
        }};

constexpr StepPartByHand kHighest = {
    .write = [](const Context& context, const Frame& frame) -> Json {
      return components_of(context).card_ids[card_of(kColourAtRisk(frame), kHighestKind(frame))];
    },
    .read =
        [](const Context& context, const Field& field, Frame& frame) {
          const Card card = noun<Card>(kCardKind.read(context, field));
          kHighestKind.set(frame, kind_of(card));
          if (colour_of(card) == kColourAtRisk(frame)) return;
          field.fault("osaka.card_of",
                      {{"colour", components_of(context).colour_ids[kColourAtRisk(frame)]},
                       {"found", field.shown()}});
        }};

// The steps stand in the order of Step, the first of which is none.
constexpr std::array kSteps = {
    StepShape::silent(""),
    StepShape{"choose_token",
              {{"left", number_kind(1, [](const Context& c) { return c.seats; }), kSeatsToChoose}},
              "`left`: seats still to choose, this one included"},
    StepShape::silent("turn_start"),
    StepShape{"turn"},
    StepShape{
        "pay",
        {{"due", number_kind(1, 20 * kMarketSlots), kStillToPay},
         {"from", kPayPlaceKind, kPayPlace}},
        "`due`: what is still to pay; `from`: the card type that the order of payment has reached"},
    StepShape::silent("load"),
    StepShape::silent("payday"),
    StepShape{"insure",
              {{"colour", kColourKind.or_null(kColours), kColourAtRisk},
               {"symbols", number_kind(0, UINT8_MAX), kSymbols},
               {"from", kCardKind.or_null(kNoneNumber), kInsurePlace, &kInsureFrom}},
              "`symbols`: those discarded so far; cards of the kinds from `from` on may follow. "
              "`colour` and `from` are null once the seat has been asked about all colours"},
    StepShape{
        "protect",
        {{"colour", kColourKind, kColourAtRisk},
         {"left", number_kind(1, UINT8_MAX), kLeftToProtect},
         {"highest", kCardKind, kHighestKind, &kHighest}},
        "`left`: goods still to protect; `highest`: the highest kind that may still be chosen"},
    StepShape::silent("wreck"),
    StepShape::silent("refill"),
    StepShape::silent("turn_end"),
};
static_assert(kSteps.size() == std::to_underlying(Step::kTurnEnd) + 1);

}  // namespace

StepShapes Rules::steps() { return kSteps; }

}  // namespace kaisho::osaka
