// What must hold of the steps under way: they are a stack that the course of a turn builds up, and
// the one on top asks for something that can be done. From the bottom:
//
//   turn_end recruit [port [main [fleet | free_boat] | extra | [extra] collect]] [power]
//   power = sort | with_token | remove | with_boat, on main, port or recruit
#include <algorithm>

#include "core/step_walk.h"
#include "games/yamatai/check.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

class Steps : StepWalk<Rules, Step> {
 public:
  using StepWalk::StepWalk;

  Expected<void> check() {
    if (auto seats = check_seats(); !seats) return seats;
    if (!take(Step::kTurnEnd) || !take(Step::kRecruit)) return wrong();
    if (kRecruitedOne(frame()) > 1) return wrong_part("recruited");
    if (auto course = check_course(); !course) return course;
    return at_end() ? Expected<void>{} : wrong();
  }

 private:
  const Player& player() const { return p_.player(p_.active); }
  // What the fleet of this turn allows; its power is being used.
  bool is_using(FleetPower power) const {
    const Maybe<Fleet> fleet = p_.played[p_.place];
    return fleet && p_.used.has(Use::kFleet) && components_.printed_on(*fleet).power == power;
  }

  // ---- a turn

  Expected<void> check_course() {
    if (kRecruitedOne(frame()) != 0 || !take(Step::kPort)) return check_power();
    if (take(Step::kMain)) return check_main();
    if (take(Step::kExtra)) {  // YAM-P10
      if (!has(view().of(p_.active), Power::kExtraToken)) return wrong();
      if (!take(Step::kCollect)) return {};
      return check_collect();
    }
    if (take(Step::kCollect)) {
      if (has(view().of(p_.active), Power::kExtraToken)) return wrong();
      return check_collect();
    }
    return check_power();
  }

  Expected<void> check_main() {
    if (take(Step::kFleet)) return {};
    if (take(Step::kFreeBoat)) {  // YAM-F10
      const int free = components_.printed_on(*p_.played[p_.place]).any;
      if (kBoatsToTake(frame()) < 1 || kBoatsToTake(frame()) > free) return wrong_part("left");
      return {};
    }
    // YAM-F9 comes with the building.
    if (is_using(FleetPower::kDiscount)) return broken("yamatai.discount", {}, "used");
    return check_power();
  }

  Expected<void> check_collect() const {
    if (is_using(FleetPower::kDiscount)) return broken("yamatai.discount", {}, "used");
    return {};
  }

  // ---- powers with more than one part

  Expected<void> check_power() {
    if (take(Step::kSort)) return check_sort();
    if (take(Step::kWithToken)) {
      if (!is_using(FleetPower::kSwapTokens)) return wrong();
      if (!with_tokens(p_).has(kFirstIsland(frame()))) return wrong_part("island");
    } else if (take(Step::kRemove)) {
      if (!is_using(FleetPower::kRemove)) return wrong();
      const int left = kBoatsToRemove(frame());
      if (left < 1 || left >= components_.removed_boats) return wrong_part("left");
      if (!free_spaces(view()).has(kRemovedFrom(frame()))) return wrong_part("space");
    } else if (take(Step::kWithBoat)) {
      if (!is_using(FleetPower::kSwapBoats)) return wrong();
      if (!with_boats(p_).has(kFirstSpace(frame()))) return wrong_part("space");
    }
    return {};
  }

  // YAM-F3: who looks knows each of these tiles; but for those who only see that somebody does.
  Expected<void> check_sort() const {
    if (!is_using(FleetPower::kSort)) return wrong();
    const int count = kLookedAt(frame());
    if (count < 1 || count != std::min<int>(p_.building_deck_size, components_.sorted_tiles)) {
      return wrong_part("count");
    }
    if (player().known.empty()) return {};
    for (int i = 1; i <= count; ++i) {
      const int place = p_.building_deck_size - i;
      const bool own_block = player().blocks[place] == block_at(place) &&
                             std::ranges::count(player().blocks, player().blocks[place]) == 1;
      if (own_block) continue;
      return broken("yamatai.looks", {{"found", i - 1}}, seat_path(p_.active, "knows"));
    }
    return {};
  }
};

}  // namespace

Expected<void> check_step(View view) {
  if (auto stack = check_stack<Steps>(view); !stack || view.p.stack.empty()) return stack;
  return check_choice<Rules>(view);
}

}  // namespace kaisho::yamatai
