// Why something on the table cannot be chosen now: the clause and the numbers behind it.
#include "core/reasons.h"

#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {

void Rules::refusals(const Components& components, const Position& p, std::vector<Refusal>& out) {
  if (p.stack.empty()) return;
  ReasonsOf<Components, Position> reasons(components, p, out);
  for (const Maybe<Card> card : p.row) {
    if (!card) break;
    const Move take = move_of(Take{*card});
    if (!reasons.allowed(take)) reasons.refuse(take, "SAM-T2", "same_colour");
  }
}

}  // namespace kaisho::sample
