// Moves as text and by their parts:
//   token red | buy | take red5 [own] | reserve red5 market|farm | pay red5 | insure red2|none
//   | protect red5
// Moves that are never legal but name what is refused: take red5 other|farm, and reserve … marked.
#include "core/move_shape.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

constexpr MovePart kCardOfMove = {"card", kCardKind};

// In the order of MoveKind; the first is none.
constexpr std::array kMoves = {
    MoveShape{"", {}},
    MoveShape{"token", {{"colour", kColourKind}}},
    MoveShape{"buy", {}},
    MoveShape{"take",
              {kCardOfMove,
               {"source", word_kind("source", kSourceNames), 1, MovePart::Said::kUnlessZero}}},
    MoveShape{"reserve",
              {kCardOfMove,
               {"row", kRowKind, 1},
               {"", word_kind("marked", kMarkedNames), 2, MovePart::Said::kUnlessZero}}},
    MoveShape{"pay", {kCardOfMove}},
    MoveShape{"insure", {{"card", kCardKind.or_null(kNoCard, "none")}}},
    MoveShape{"protect", {kCardOfMove}},
};

}  // namespace

MoveShapes Rules::moves() { return kMoves; }

}  // namespace kaisho::osaka
