// End of the game (YOK-E1, YOK-E2) and victory (YOK-E7).
#include "core/values/counter.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr int kMaxPoints = 60'000;  // of anything that an event or a score can say
constexpr int kMaxTold = 32'000;

void add_final_points(const Play& play) {
  Position& p = play.p;
  const auto scores = final_scores(play);
  for (int line = 0; line < kScoreLines; ++line) {
    for (const Seat seat : clockwise_from(p.first, p.seats)) {
      const Score& score = scores[seat];
      play.emit("scored",
                line < kLineTechnology    ? "YOK-E3"
                : line == kLineTechnology ? "YOK-E4"
                : line == kLineFlags      ? "YOK-E5"
                                          : "YOK-E6",
                seat, line, std::min(score.points[line], kMaxTold),
                std::min(score.of[line], kMaxTold));
    }
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    add_up_to(p.player(seat).points, scores[seat].total(), kMaxPoints);
  }
}

}  // namespace

// YOK-E2: this round to its end, then one more; what comes later changes nothing.
void trigger_end(const Play& play, Trigger trigger, Seat seat, const char* clause) {
  Position& p = play.p;
  if (p.trigger != Trigger::kNotYet) return;
  p.trigger = trigger;
  set(p.last_turn, (p.turn / p.seats + 2) * p.seats);
  play.emit("end_triggered", clause, seat, trigger);
}

// YOK-E2
void do_end_game(const Play& play, Over by) {
  Position& p = play.p;
  add_final_points(play);
  p.over = by;
  p.stack.clear();
  play.emit("game_over", by == Over::kByRules ? "YOK-E2" : "", kNobody, by);
}

// YOK-E7; while the game runs, what the final count would make of it now.
Result Rules::result(const Components& components, const Position& p) {
  Result result;
  result.over = p.over != Over::kNo;
  result.capped = p.over == Over::kByTurnCap;
  const auto scores =
      result.over ? Indexed<Seat, Score, kMaxSeats>{} : final_scores({components, p});
  for (Seat seat = 0; seat < p.seats; ++seat) {
    result.score[seat] = p.player(seat).points + scores[seat].total();
    result.tiebreak[seat] = p.seats - turn_order(p, seat);
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::yokohama
