// What the final count gives, as part of a position; docs/protocol-yamatai.md.
#include "core/position_json.h"
#include "games/yamatai/lookup.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

static_assert(kLineNames.size() == kScoreLines);

Json scoring_json(const Components& box, const Position& p) {
  std::array<Score, kMaxSeats> scores;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    scores[static_cast<std::size_t>(seat)] = score_of(box, p.player(seat));
  }
  return score_lines_json(kLineNames, scores, p.seats);
}

}  // namespace kaisho::yamatai
