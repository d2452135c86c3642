// End of the game (YOK-E1, YOK-E2) and victory (YOK-E7).
#include <algorithm>

#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr int kMostPoints = 60'000;  // of anything that an event or a score can say
constexpr int kMostTold = 32'000;

void add_final_points(const Play& play) {
  Position& p = play.p;
  const auto scores = final_scores(play.box, p);
  for (int line = 0; line < kScoreLines; ++line) {
    const auto i = static_cast<std::size_t>(line);
    for (int n = 0; n < p.seats; ++n) {
      const Seat seat = clockwise(p.first, p.seats, n);
      const Score& score = scores[static_cast<std::size_t>(seat)];
      play.tell(What::kScored,
                line < kLineTechnology    ? "YOK-E3"
                : line == kLineTechnology ? "YOK-E4"
                : line == kLineFlags      ? "YOK-E5"
                                          : "YOK-E6",
                seat, line, std::min(score.points[i], kMostTold), std::min(score.of[i], kMostTold));
    }
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const int points = p.player(seat).points + scores[static_cast<std::size_t>(seat)].total();
    p.player(seat).points = static_cast<std::uint16_t>(std::min(points, kMostPoints));
  }
}

}  // namespace

// YOK-E2: this round to its end, then one more; what comes later changes nothing.
void trigger_end(const Play& play, Trigger trigger, Seat seat, const char* clause) {
  Position& p = play.p;
  if (p.trigger != Trigger::kNotYet) return;
  p.trigger = trigger;
  p.last_turn = static_cast<std::uint16_t>((p.turn / p.seats + 2) * p.seats);
  play.tell(What::kEndTriggered, clause, seat, static_cast<int>(trigger));
}

void do_end_game(const Play& play, EndBy by) {
  Position& p = play.p;
  add_final_points(play);
  p.over = static_cast<std::uint8_t>(by);
  p.stack.clear();
  play.tell(What::kGameOver, by == EndBy::kRules ? "YOK-E2" : "", kNobody, static_cast<int>(by));
}

// YOK-E7; while the game runs, what the final count would make of it now.
Result Rules::result(const Components& box, const Position& p) {
  Result result;
  result.over = p.over != 0;
  result.capped = p.over == static_cast<std::uint8_t>(EndBy::kTurnCap);
  const auto scores = result.over ? std::array<Score, kMaxSeats>{} : final_scores(box, p);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    result.score[i] = p.player(seat).points + scores[i].total();
    result.tiebreak[i] = p.seats - turn_order(p, seat);
  }
  settle(result, p.seats);
  return result;
}

}  // namespace kaisho::yokohama
