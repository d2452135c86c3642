// End of the game (YAM-E1) and victory (YAM-E3).
#include <algorithm>

#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

constexpr int kMaxTold = 32'000;

void tell_scores(const Play& play) {
  if (play.sink == nullptr) return;
  const Position& p = play.p;
  for (std::size_t line = 0; line < kScoreLines; ++line) {
    for (Seat seat = 0; seat < p.seats; ++seat) {
      const Score score = score_of(play.of(seat));
      play.emit("scored", "YAM-E2", seat, line, std::clamp(score.points[line], -kMaxTold, kMaxTold),
                std::min(score.of[line], kMaxTold));
    }
  }
}

}  // namespace

// YAM-E1: the round is always finished; what comes later changes nothing.
void trigger_end(const Play& play, Trigger trigger, Seat seat) {
  if (play.p.trigger != Trigger::kNotYet) return;
  play.p.trigger = trigger;
  play.emit("end_triggered", "YAM-E1", seat, trigger);
}

// YAM-E2, YAM-E3
void do_end_game(const Play& play, Over by) {
  Position& p = play.p;
  tell_scores(play);
  p.over = by;
  p.active = kNobody;
  p.stack.clear();
  play.emit("game_over", by == Over::kByRules ? "YAM-E1" : "", kNobody, by);
}

// YAM-E3: of equal ones, whose first turn of the last round came earlier. While the game runs,
// what the final count would make of it now.
Result Rules::result(const Components& components, const Position& p) {
  Result result;
  result.over = p.over != Over::kNo;
  result.capped = p.over == Over::kByTurnCap;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    result.score[seat] = score_of({components, p, seat}).total();
    const auto first = std::ranges::find(p.order, seat) - p.order.begin();
    result.tiebreak[seat] = kMaxPieces - static_cast<int>(first);
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::yamatai
