// Step 2, the other way: the president and assistants are taken back (YOK-M6).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-M6: areas are named in rising order of their cells, so that each choice is offered once.
void list_take_back(const Position& p, MoveList& moves) {
  const Frame frame = p.stack.top();
  for (const CellId cell : Every<CellId>(number_of(kFirstOpen(frame)), kMaxCells)) {
    const int count = assistants_at(p, frame.seat, cell);
    for (int n = 1; n <= count; ++n) moves.add(move_of(Back{cell, static_cast<std::uint8_t>(n)}));
  }
  moves.add(move_of(Done{}));
}

// YOK-M6
void do_take_back(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  p.stack.pop();
  push(p, Step::kTakeBack, seat);
  if (!player.president) return;
  play.emit("president_back", "YOK-M6", seat, place_arg(p, player.president));
  player.president = {};
}

// YOK-M6
void do_back(const Play& play, Back back) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  shift(p.cell(back.cell).assistants[frame.seat], p.player(frame.seat).hand[kAssistant],
        back.count);
  play.emit("assistants_back", "YOK-M6", frame.seat, place_arg(p, back.cell), back.count);
  kFirstOpen.set(frame, noun<CellId>(number_of(back.cell) + 1));
}

}  // namespace kaisho::yokohama
