// What the final count gives, as part of a position; docs/protocol-nippon.md.
#include "core/position_json.h"
#include "games/nippon/lookup.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

Json scoring_json(const Components& box, const Position& p) {
  std::array<std::string, kScoreLines> lines;
  for (std::size_t line = 0; line < kScoreLines; ++line) lines[line] = line_name(box, line);
  std::array<Score, kMaxSeats> scores;
  const auto seats = static_cast<std::size_t>(p.seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    scores[seat] = score_of(box, p, static_cast<Seat>(seat));
  }
  Json json = score_lines_json(lines, scores, p.seats);
  for (std::size_t line = 0; line < kScoreLines; ++line) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
      json[line]["seats"][seat]["multiplier"] = scores[seat].multiplier[line];
    }
  }
  return json;
}

}  // namespace kaisho::nippon
