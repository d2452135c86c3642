// Why something on the table cannot be chosen now, by step.
#include "games/yamatai/reasons.h"

#include <algorithm>

#include "core/values/how_many.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

void refuse_fleets(Reasons& r) {
  for (const Fleet fleet : Every<Fleet>(how_many(r.components.fleets))) {
    const Move move = move_of(TakeFleet{fleet});
    if (r.allowed(move)) continue;
    const bool played = std::ranges::find(r.p.played, Maybe<Fleet>(fleet)) != r.p.played.end();
    r.refuse(move, "YAM-T1", played ? "fleet_taken" : "fleet_face_down");
  }
}

void refuse_free_boats(Reasons& r) {
  for (const Colour colour : kEveryColour) {
    const Move move = move_of(TakeBoat{colour});
    if (!r.allowed(move)) r.refuse(move, "YAM-S5", "none_in_supply");
  }
}

// YAM-T6: of the tokens that a boat placed this turn touches.
void refuse_takes(Reasons& r) {
  for (const Island island : touched_now(r) & with_tokens(r.p)) {
    const Move move = move_of(Take{island});
    if (!r.allowed(move)) r.refuse(move, "YAM-T6", "not_competing");
  }
}

void refuse_recruits(Reasons& r) {
  const int most = *std::ranges::max_element(r.player.culture);
  const auto kinds = std::ranges::count_if(r.player.culture, [](int n) { return n > 0; });
  for (const Maybe<Specialist> specialist : r.p.specialists) {
    if (!specialist || r.any(&Recruit::specialist, *specialist)) continue;
    const Move move = move_of(Recruit{*specialist, {Culture{}}});
    if (kRecruitedOne(r.p.stack.top()) != 0) {
      r.refuse(move, "YAM-T11", "recruited_one");
    } else {
      r.refuse(move, "YAM-T11", "tokens_lacking", most, static_cast<int>(kinds));
    }
  }
}

}  // namespace

void Rules::refusals(const Components& components, const Position& p, std::vector<Refusal>& out) {
  if (p.stack.empty()) return;
  Reasons reasons(components, p, out);
  switch (step_of(p)) {
    case Step::kFleet: return refuse_fleets(reasons);
    case Step::kFreeBoat: return refuse_free_boats(reasons);
    case Step::kMain:
      refuse_trades(reasons);
      refuse_placements(reasons);
      refuse_acting(reasons);
      return refuse_powers(reasons);
    case Step::kCollect: return refuse_takes(reasons);
    case Step::kPort: return refuse_boat_powers(reasons);
    case Step::kRecruit: refuse_recruits(reasons); return refuse_powers(reasons);
    case Step::kExtra:
    case Step::kSort:
    case Step::kWithToken:
    case Step::kRemove:
    case Step::kWithBoat: return;  // all that can be chosen there is legal
    case Step::kOver:
    case Step::kTurnStart:
    case Step::kTurnEnd: return;  // ask nobody
  }
}

}  // namespace kaisho::yamatai
