// What the final count gives, as part of a position; docs/protocol-yamatai.md.
#include "games/yamatai/lookup.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

static_assert(kLineNames.size() == kScoreLines);

Json scoring_json(const Components& box, const Position& p) {
  std::array<Score, kMaxSeats> scores;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    scores[static_cast<std::size_t>(seat)] = score_of(box, p.player(seat));
  }
  Json lines = Json::array();
  for (std::size_t line = 0; line < kScoreLines; ++line) {
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(p.seats); ++seat) {
      seats.push_back({{"points", scores[seat].points[line]}, {"of", scores[seat].of[line]}});
    }
    lines.push_back({{"line", kLineNames[line]}, {"seats", seats}});
  }
  return lines;
}

}  // namespace kaisho::yamatai
