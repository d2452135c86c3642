// Step 6: recall (YOK-R1).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-K20: one may stay.
void list_recalls(View view, MoveList& moves) {
  const Position& p = view.p;
  const Seat seat = p.stack.top().seat;
  const bool telephone = has(view.components, p.player(seat), Effect::kKeep);
  moves.add(move_of(Recall{0}));
  if (telephone && assistants_at(p, seat, *p.action_cell) > 0) {
    moves.add(move_of(Recall{1}));
  }
}

// YOK-R1, YOK-K20
void do_recall(const Play& play, int stay) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  std::uint8_t& there = p.cell(*p.action_cell).assistants[seat];
  const int count = there - stay;
  shift(there, p.player(seat).hand[kAssistant], count);
  play.emit("recalled", stay > 0 ? "YOK-K20" : "YOK-R1", seat, place_arg(p, *p.action_cell), count,
            stay);
  p.action_cell = {};
  p.power = 0;
}

}  // namespace kaisho::yokohama
