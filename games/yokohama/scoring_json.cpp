// What the final count gives, as part of a position; docs/protocol-yokohama.md.
#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

static_assert(kLineNames.size() == kScoreLines);

Json scoring_json(const Components& box, const Position& p) {
  const std::array<Score, kMaxSeats> scores = final_scores(box, p);
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

}  // namespace kaisho::yokohama
