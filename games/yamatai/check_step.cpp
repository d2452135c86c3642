// What must hold of the steps under way: they are a stack that the course of a turn builds up, and
// the one on top asks for something that can be done. From the bottom:
//
//   turn_end recruit [port [main [fleet | free_boat] | extra | [extra] collect]] [power]
//   power = sort | with_token | remove | with_boat, on main, port or recruit
#include <algorithm>

#include "games/yamatai/check.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

class Steps {
 public:
  Steps(const Components& box, const Position& p) : box_(box), p_(p) {}

  Expected<void> check() {
    if (auto marks = check_marks(); !marks) return marks;
    if (!take(Step::kTurnEnd) || !take(Step::kRecruit)) return wrong();
    if (frame().a > 1) return wrong_part("recruited");
    if (auto course = check_course(); !course) return course;
    return at_end() ? Expected<void>{} : wrong();
  }

 private:
  // ---- the stack

  bool at_end() const { return at_ == p_.stack.size; }
  // The step taken last.
  const Frame& frame() const { return p_.stack.frames[at_ - 1]; }
  bool take(Step step) {
    if (at_end() || static_cast<Step>(p_.stack.frames[at_].kind) != step) return false;
    ++at_;
    return true;
  }

  std::string where() const {
    const std::size_t from_bottom = std::min<std::size_t>(at_, p_.stack.size - 1U);
    return "steps[" + std::to_string(p_.stack.size - 1U - from_bottom) + "]";
  }
  std::unexpected<Error> wrong() const {
    return broken("No turn comes to this step here.", where());
  }
  // Of the step taken last.
  std::unexpected<Error> wrong_part(const char* part) const {
    return broken("This step cannot be so.",
                  "steps[" + std::to_string(p_.stack.size - at_) + "]." + part);
  }

  const Player& player() const { return p_.player(p_.active); }
  // What the fleet of this turn allows; its power is being used.
  bool is_using(FleetPower power) const {
    const Id fleet = p_.played[p_.place];
    return fleet != kNone && (p_.used & kUsedFleet) != 0 && box_.fleets[fleet].power == power;
  }

  // ---- what lies beside the stack

  Expected<void> check_marks() const {
    for (std::size_t i = 0; i < p_.stack.size; ++i) {
      if (p_.stack.frames[i].seat == p_.active) continue;
      return broken("All steps are the active player's.",
                    "steps[" + std::to_string(p_.stack.size - 1U - i) + "].seat");
    }
    return {};
  }

  // ---- a turn

  Expected<void> check_course() {
    if (frame().a == 1 || !take(Step::kPort)) return check_power();
    if (take(Step::kMain)) return check_main();
    if (take(Step::kExtra)) {  // YAM-P10
      if (!has(box_, player(), Power::kExtraToken)) return wrong();
      if (!take(Step::kCollect)) return {};
      return check_collect();
    }
    if (take(Step::kCollect)) {
      if (has(box_, player(), Power::kExtraToken)) return wrong();
      return check_collect();
    }
    return check_power();
  }

  Expected<void> check_main() {
    if (take(Step::kFleet)) return {};
    if (take(Step::kFreeBoat)) {  // YAM-F10
      const int free = box_.fleets[p_.played[p_.place]].any;
      if (frame().a < 1 || frame().a > free) return wrong_part("left");
      return {};
    }
    // YAM-F9 comes with the building.
    if (is_using(FleetPower::kDiscount)) return broken("Nothing was built yet.", "used");
    return check_power();
  }

  Expected<void> check_collect() const {
    if (is_using(FleetPower::kDiscount)) return broken("Nothing was built.", "used");
    return {};
  }

  // ---- powers with more than one part

  Expected<void> check_power() {
    if (take(Step::kSort)) return check_sort();
    if (take(Step::kWithToken)) {
      if (!is_using(FleetPower::kSwapTokens)) return wrong();
      if (!in(with_tokens(p_), frame().a)) return wrong_part("island");
    } else if (take(Step::kRemove)) {
      if (!is_using(FleetPower::kRemove)) return wrong();
      if (frame().a < 1 || frame().a >= box_.removed_boats) return wrong_part("left");
      if (!in(free_spaces(box_, p_), frame().b)) return wrong_part("space");
    } else if (take(Step::kWithBoat)) {
      if (!is_using(FleetPower::kSwapBoats)) return wrong();
      if (!in(with_boats(p_), frame().a)) return wrong_part("space");
    }
    return {};
  }

  // YAM-F3: who looks knows each of these tiles; but for those who only see that somebody does.
  Expected<void> check_sort() const {
    if (!is_using(FleetPower::kSort)) return wrong();
    const int count = frame().a;
    if (count < 1 || count != std::min<int>(p_.building_deck_size, box_.sorted_tiles)) {
      return wrong_part("count");
    }
    if (player().known == 0) return {};
    for (int i = 1; i <= count; ++i) {
      const auto place = static_cast<std::size_t>(p_.building_deck_size - i);
      const bool own_lot = player().lots[place] == place + 1 &&
                           std::ranges::count(player().lots, player().lots[place]) == 1;
      if (own_lot) continue;
      return broken("Who looks at tiles knows them.", seat_path(p_.active) + ".knows");
    }
    return {};
  }

  const Components& box_;
  const Position& p_;
  std::size_t at_ = 0;
};

}  // namespace

Expected<void> check_step(const Components& box, const Position& p) {
  if (p.over != 0) {
    if (!p.stack.empty()) return broken("A finished game has nothing to decide.", "steps");
    return {};
  }
  if (p.stack.empty()) return broken("A running game has something to decide.", "steps");
  if (auto steps = Steps(box, p).check(); !steps) return steps;
  MoveList moves;
  Rules::legal_moves(box, p, moves);
  if (moves.empty()) return broken("A running game needs a legal move.", "steps[0]");
  return {};
}

}  // namespace kaisho::yamatai
