// The end of the game (OSA-P6, OSA-E).
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

int all_tokens(const Player& player) {
  int sum = 0;
  for (const std::uint8_t n : player.tokens) sum += n;
  return sum;
}

// OSA-P6
bool has_ended(const Play& play) {
  for (Seat seat = 0; seat < play.p.seats; ++seat) {
    if (all_tokens(play.p.player(seat)) >= play.box.end_tokens) return true;
  }
  return false;
}

void do_end_game(const Play& play, EndBy by, const char* clause) {
  play.p.stack.clear();
  play.p.over = by == EndBy::kTurnCap ? 2 : 1;
  play.tell(What::kGameOver, clause, by == EndBy::kTokens ? play.p.active : kNobody, by);
}

// OSA-E1
Result Rules::result(const Components& /*box*/, const Position& p) {
  Result result;
  result.over = p.over != 0;
  result.capped = p.over == 2;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    result.score[static_cast<std::size_t>(seat)] = p.player(seat).points;
    result.tiebreak[static_cast<std::size_t>(seat)] = all_tokens(p.player(seat));
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::osaka
