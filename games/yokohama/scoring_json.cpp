// What the final count gives, as part of a position; docs/protocol-yokohama.md.
#include "core/position_json.h"
#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

static_assert(kLineNames.size() == kScoreLines);

Json scoring_json(const Components& box, const Position& p) {
  return score_lines_json(kLineNames, final_scores(box, p), p.seats);
}

}  // namespace kaisho::yokohama
