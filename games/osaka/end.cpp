// The end of the game (OSA-P6, OSA-E).
#include "core/values/every_seat.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

int all_tokens(const Player& player) {
  int sum = 0;
  for (const std::uint8_t n : player.tokens) sum += n;
  return sum;
}

namespace {

// OSA-P6: who has enough tokens.
Set<Seat> with_enough_tokens(const Play& play) {
  Set<Seat> seats;
  for (const Seat seat : every_seat(play.p.seats)) {
    if (all_tokens(play.p.player(seat)) >= play.components.end_tokens) seats.add(seat);
  }
  return seats;
}

// The first of them from the active player clockwise, whose payday gives tokens in this order.
Seat first_of(const Play& play, Set<Seat> seats) {
  for (const Seat seat : clockwise_from(play.p.active, play.p.seats)) {
    if (seats.has(seat)) return seat;
  }
  return kNobody;
}

}  // namespace

bool has_ended(const Play& play) { return !with_enough_tokens(play).empty(); }

void do_end_game(const Play& play, EndBy by, const char* clause) {
  play.p.stack.clear();
  play.p.over = by == EndBy::kTurnCap ? Over::kByTurnCap : Over::kByRules;
  const Set<Seat> seats = by == EndBy::kTokens ? with_enough_tokens(play) : Set<Seat>{};
  play.emit("game_over", clause, first_of(play, seats), by, seats.bits());
}

// OSA-E1
Result Rules::result(const Components& /*components*/, const Position& p) {
  Result result;
  result.over = p.over != Over::kNo;
  result.capped = p.over == Over::kByTurnCap;
  for (const Seat seat : every_seat(p.seats)) {
    result.score[seat] = p.player(seat).points;
    result.tiebreak[seat] = all_tokens(p.player(seat));
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::osaka
