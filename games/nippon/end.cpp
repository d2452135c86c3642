// End of the game (NIP-E1) and victory (NIP-E3).
#include <algorithm>

#include "core/values/counter.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// NIP-E1: the workers stay where they are, for all to see what was paid.
void settle_yen(const Play& play, Seat seat) {
  Player& player = play.p.player(seat);
  const int income = income_of(play.components, player);
  const Wages wages = wages_of(play.components, player, income);
  play.emit("final_income", "NIP-E1", seat, income);
  set(player.yen, income - wages.yen);
  if (wages.colours == 0) return;
  play.emit("wages_paid", "NIP-E1", seat, wages.paid, wages.yen, wages.colours - wages.paid);
}

void tell_scores(const Play& play) {
  if (play.sink == nullptr) return;
  const Position& p = play.p;
  for (std::size_t line = 0; line < kScoreLines; ++line) {
    for (Seat seat = 0; seat < p.seats; ++seat) {
      const Score score = score_of(play.of(seat));
      play.emit("scored", line < kLineAchievements ? "NIP-E1" : "NIP-E2", seat, line,
                score.points[line], score.of[line], score.multiplier[line]);
    }
  }
}

// Turns since the seat's last one ended, 0 for who ended the last turn of all.
int turns_ago(const Position& p, Seat seat) {
  const int latest = p.latest == kNobody ? p.first + p.seats - 1 : p.latest;
  return (latest - seat + p.seats) % p.seats;
}

}  // namespace

void do_end_game(const Play& play, Over by) {
  Position& p = play.p;
  for (Seat seat = 0; seat < p.seats; ++seat) settle_yen(play, seat);
  tell_scores(play);
  p.over = by;
  p.active = kNobody;
  p.stack.clear();
  play.emit("game_over", by == Over::kByRules ? "NIP-E3" : "", kNobody, by);
}

// NIP-E3: of equal ones, who played latest. While the game runs, what the final count would make of
// it now.
Result Rules::result(const Components& components, const Position& p) {
  Result result;
  result.over = p.over != Over::kNo;
  result.capped = p.over == Over::kByTurnCap;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    result.score[seat] = score_of({components, p, seat}).total();
    result.tiebreak[seat] = kMaxSeats - turns_ago(p, seat);
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::nippon
