// Why something on the table cannot be chosen now, by step.
#include "games/yamatai/reasons.h"

#include <algorithm>

#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

void refuse_fleets(Reasons& r) {
  for (const Fleet fleet : Every<Fleet>(static_cast<int>(r.components.fleets.size()))) {
    const Move move = fleet_move(fleet);
    if (r.allowed(move)) continue;
    const bool played = std::ranges::find(r.p.played, Maybe<Fleet>(fleet)) != r.p.played.end();
    r.refuse(move, "YAM-T1", played ? "fleet_taken" : "fleet_face_down");
  }
}

void refuse_free_boats(Reasons& r) {
  for (const Colour colour : kEveryColour) {
    const Move move = boat_move(colour);
    if (!r.allowed(move)) r.refuse(move, "YAM-S5", "none_in_supply");
  }
}

// YAM-T6: of the tokens that a boat placed this turn touches.
void refuse_takes(Reasons& r) {
  for (const Island island : touched_now(r.components, r.p) & with_tokens(r.p)) {
    const Move move = take_move(island);
    if (!r.allowed(move)) r.refuse(move, "YAM-T6", "not_competing");
  }
}

void refuse_recruits(Reasons& r) {
  const int most = *std::ranges::max_element(r.player.culture);
  const auto kinds = std::ranges::count_if(r.player.culture, [](int n) { return n > 0; });
  for (const Specialist specialist : things_in<Specialists>(r.p.specialists)) {
    if (r.any(MoveKind::kRecruit, specialist_of, specialist)) continue;
    const Move move = recruit_move(specialist, {Culture{}});
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
    default: return;
  }
}

}  // namespace kaisho::yamatai
