// A position as JSON and back: of each part its name, its range and what it means.
#include "core/shapes/described_position.h"
#include "core/shapes/step_shape.h"
#include "games/sample/names.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

const Object& player_parts() {
  static const Object kParts(
      "Player", {{"cards", &Player::cards, sparse_counts(kCardKind, 0, kMaxCards), "taken so far"},
                 {"last", &Player::last, kCardKind.or_null(kNoneNumber), "the card taken last"},
                 {"sets", &Player::sets, number_kind(0, kMaxCards), "complete sets (SAM-T3)"},
                 {"points", &Player::points, number_kind(0, UINT16_MAX)}});
  return kParts;
}

}  // namespace

const Object& Rules::position_parts() {
  static const Object kParts = position_object<Position>(
      {{"seats", &Position::players, seats_of(player_parts())},
       {"reveals", &Position::reveal_count, kRevealsKind, "cards of the pile that came to light"},
       {"active", &Position::active, kSeatKind, "whose turn it is"},
       {"over", &Position::over, kOverKind},
       {"row", &Position::row, items(kCardKind, kMaxRow).then(kNoneNumber),
        "face-up cards in order"},
       deck("draw", &Position::draw, &Position::draw_size, kCardKind, kMaxCards,
            "the pile, its top card first"),
       random_of<Position>(),
       pending_steps<Rules, seat_in_turn<Position>>("what is to be decided, empty when over")});
  return kParts;
}

}  // namespace kaisho::sample
