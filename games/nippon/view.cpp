// Who sees what (NIP-H1): everybody all but the chance still to come.
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

Position Rules::observe(const Components& /*components*/, const Position& p, Seat /*seat*/) {
  Position view = p;
  view.random = RandomState{};
  view.observed = 1;
  return view;
}

Position Rules::resample(const Components& /*components*/, const Position& observation,
                         Random& random) {
  Position p = observation;
  for (std::uint32_t& word : p.random.key) word = random.word();
  p.random.used = 0;
  p.observed = 0;
  return p;
}

}  // namespace kaisho::nippon
