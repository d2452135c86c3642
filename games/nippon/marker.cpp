// The scoring marker (NIP-T6).
#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// One place to the right, but not beyond the last one. Then comes the scoring that the place left
// behind asks for.
void step_marker(const Play& play) {
  Position& p = play.p;
  const Mark& left = play.components.marks[p.marker];
  if (p.marker + 1U < play.components.marks.size()) {
    ++p.marker;
    play.emit("marker_moved", "NIP-T6", kNobody, p.marker);
  }
  if (left.scoring != 0) do_scoring(play, left.scoring - 1);
}

}  // namespace

void move_marker(const Play& play, Seat seat) {
  Position& p = play.p;
  step_marker(play);
  if (!play.components.marks[p.marker].golden) return;
  p.closed = 1;
  add(p.closing, play.components.closing_turns * p.seats);
  play.emit("closing", "NIP-T6", seat, play.components.closing_turns);
}

// The marker moves when everybody has played one more turn.
void count_closing_turn(const Play& play) {
  Position& p = play.p;
  if (--p.closing % p.seats == 0) step_marker(play);
}

}  // namespace kaisho::nippon
