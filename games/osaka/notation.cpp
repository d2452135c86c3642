// Moves as text and by their parts:
//   token red | buy | take red5 [own] | reserve red5 market|farm | pay red5 | insure red2|none
//   | protect red5
// Moves that are never legal but name what is refused: take red5 other|farm, and reserve … marked.
#include <cstddef>

#include "core/shapes/move_shape.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

// Each kind of move that holds a card has this part.
constexpr MovePart kCardOfMove = {"card", kCardKind, offsetof(Take, card)};

// The moves stand in the order of MoveKind, the first of which is none.
constexpr std::array kMoves = {
    MoveShape{""},
    MoveShape{
        "token", {{"colour", kColourKind, offsetof(Token, colour)}}, "the start token (OSA-S7)"},
    MoveShape{"buy", {}, "begins a purchase: the seat pays next (OSA-B1)"},
    MoveShape{"take",
              {kCardOfMove,
               {"source", word_kind("source", kSourceNames), offsetof(Take, source),
                MovePart::Said::kUnlessZero}},
              "a free market card, or the seat's own reserved one: `own` (OSA-K1). `other` and "
              "`farm` are never legal; only `reasons` uses them"},
    MoveShape{"reserve",
              {kCardOfMove,
               {"row", kRowKind, offsetof(Reserve, row)},
               {"", word_kind("marked", kMarkedNames), offsetof(Reserve, marked),
                MovePart::Said::kUnlessZero}},
              "puts the seat's marker on a card (OSA-V1). `marked` is never legal; only `reasons` "
              "uses it"},
    MoveShape{"pay",
              {kCardOfMove},
              "after `buy`, card by card: by falling value, equal values in the order of colours; "
              "forced cards are paid by themselves; ends by itself (OSA-B3)"},
    MoveShape{"insure",
              {{"card", kCardKind.or_null(kNoneNumber, "none"), offsetof(Insure, card)}},
              "at a payday: discards the card for its symbols, threes before twos, colour by "
              "colour; `none`: no more cards for this colour (OSA-P7)"},
    MoveShape{"protect",
              {kCardOfMove},
              "when the symbols do not cover all goods of the colour: which good, by falling value "
              "(OSA-P7)"},
};

}  // namespace

MoveShapes Rules::moves() { return kMoves; }

}  // namespace kaisho::osaka
