// Why something on the table cannot be chosen now, by step.
#include "games/yamatai/reasons.h"

#include <algorithm>

#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

void refuse_fleets(Reasons& r) {
  for (int fleet = 0; fleet < static_cast<int>(r.box.fleets.size()); ++fleet) {
    const Move move = move_of(MoveKind::kFleet, fleet);
    if (r.allowed(move)) continue;
    const bool played = std::ranges::find(r.p.played, static_cast<Id>(fleet)) != r.p.played.end();
    r.refuse(move, "YAM-T1", played ? "fleet_taken" : "fleet_face_down");
  }
}

void refuse_free_boats(Reasons& r) {
  for (int colour = 0; colour < kColours; ++colour) {
    const Move move = move_of(MoveKind::kBoat, colour);
    if (!r.allowed(move)) r.refuse(move, "YAM-S5", "none_in_supply");
  }
}

// YAM-T6: of the tokens that a boat placed this turn touches.
void refuse_takes(Reasons& r) {
  each_bit(touched_now(r.box, r.p) & with_tokens(r.p), [&](int island) {
    const Move move = move_of(MoveKind::kTake, island);
    if (!r.allowed(move)) r.refuse(move, "YAM-T6", "not_competing");
  });
}

void refuse_recruits(Reasons& r) {
  const int most = *std::ranges::max_element(r.player.culture);
  const auto kinds = std::ranges::count_if(r.player.culture, [](int n) { return n > 0; });
  for (const Id specialist : r.p.specialists) {
    if (specialist == kNone || r.any(MoveKind::kRecruit, specialist)) continue;
    const Move move = move_of(MoveKind::kRecruit, specialist, 1);
    if (r.p.stack.top().a != 0) {
      r.refuse(move, "YAM-T11", "recruited_one");
    } else {
      r.refuse(move, "YAM-T11", "tokens_lacking", most, static_cast<int>(kinds));
    }
  }
}

}  // namespace

void Rules::refusals(const Components& box, const Position& p, std::vector<Refusal>& out) {
  if (p.stack.empty()) return;
  Reasons reasons(box, p, out);
  switch (step_of(p)) {
    case Step::kFleet:
      return refuse_fleets(reasons);
    case Step::kFreeBoat:
      return refuse_free_boats(reasons);
    case Step::kMain:
      refuse_trades(reasons);
      refuse_placements(reasons);
      refuse_acting(reasons);
      return refuse_powers(reasons);
    case Step::kCollect:
      return refuse_takes(reasons);
    case Step::kPort:
      return refuse_boat_powers(reasons);
    case Step::kRecruit:
      refuse_recruits(reasons);
      return refuse_powers(reasons);
    default:
      return;
  }
}

}  // namespace kaisho::yamatai
