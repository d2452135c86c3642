// Moves as text and by their parts:
//   take red-3
#include <cstddef>

#include "core/shapes/move_shape.h"
#include "games/sample/names.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// In the order of MoveKind; the first is none.
constexpr std::array kMoves = {
    MoveShape{"", {}},
    MoveShape{"take", {{"card", kCardKind, offsetof(Take, card)}}, "a card that lies open"},
};

}  // namespace

MoveShapes Rules::moves() { return kMoves; }

}  // namespace kaisho::sample
