// The end of the game (SAM-E).
#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {

void do_end_game(const Play& play, EndBy by, const char* clause) {
  play.p.stack.clear();
  play.p.over = by == EndBy::kTurnCap ? Over::kByTurnCap : Over::kByRules;
  play.emit("game_over", clause, kNobody, by);
}

// SAM-E2
Result Rules::result(const Components& /*components*/, const Position& p) {
  Result result;
  result.over = p.over != Over::kNo;
  result.capped = p.over == Over::kByTurnCap;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    result.score[seat] = p.player(seat).points;
    result.tiebreak[seat] = p.player(seat).sets;
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::sample
