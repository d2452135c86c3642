// What must hold of the steps under way: they are a stack that the course of a turn builds up, and
// the one on top asks for something that can be done. From the bottom:
//
//   turn_end last [turn | action | wages (reward | achievement)]
//   action = track | produce | export | invest | machinery | trains | ships | market [tile | home]
#include <algorithm>

#include "games/nippon/check.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

class Steps {
 public:
  Steps(const Components& box, const Position& p) : box_(box), p_(p) {}

  Expected<void> check() {
    if (auto marks = check_marks(); !marks) return marks;
    if (!take(Step::kTurnEnd)) return wrong();
    if (auto space = check_space(); !space) return space;
    if (!take(Step::kLast)) return wrong();
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
  // The space whose worker was taken, + 1; 0: none was.
  int space() const { return p_.stack.frames[0].a; }

  // A step by its place from the bottom.
  std::string path(std::size_t from_bottom) const {
    return item_path("steps", p_.stack.size - 1U - from_bottom);
  }
  std::unexpected<Error> wrong() const {
    return broken("No turn comes to this step here.",
                  path(std::min<std::size_t>(at_, p_.stack.size - 1U)));
  }
  // Of the step taken last.
  std::unexpected<Error> wrong_part(const char* part) const {
    return broken("This step cannot be so.", path(at_ - 1) + "." + part);
  }

  const Player& player() const { return p_.player(p_.active); }
  int most_of(Action action) const { return box_.most[static_cast<std::size_t>(action)]; }

  Expected<void> check_marks() const {
    for (std::size_t i = 0; i < p_.stack.size; ++i) {
      if (p_.stack.frames[i].seat == p_.active) continue;
      return broken("All steps are the active player's.", path(i) + ".seat");
    }
    return {};
  }

  // NIP-T2: the player has the worker that left its space, and its place there is free.
  Expected<void> check_space() const {
    if (space() == 0) return {};
    const auto at = static_cast<std::size_t>(space() - 1);
    if (at >= box_.spaces.size() || workers_of(player()) == 0) return wrong_part("space");
    if (count_of(p_.spaces[at]) + p_.spaces_due[at] >= box_.on_space) return wrong_part("space");
    return {};
  }

  // ---- a turn

  Expected<void> check_course() {
    if (take(Step::kTurn)) return space() == 0 ? Expected<void>{} : wrong_space();
    if (take(Step::kWages)) return check_consolidation();
    if (at_end()) return check_last();
    return check_action();
  }

  std::unexpected<Error> wrong_space() const {
    return broken("From this space no worker was taken.", path(0) + ".space");
  }
  Expected<void> of_action(Action action) const {
    if (space() == box_.space_of[static_cast<std::size_t>(action)] + 1) return {};
    return wrong_space();
  }

  // NIP-K4: who took no worker has consolidated, and has none any more.
  Expected<void> check_last() const {
    if (space() != 0 || workers_of(player()) == 0) return {};
    return broken("Who consolidated has returned all workers.", seat_path(p_.active) + ".workers");
  }

  // NIP-K2, NIP-K3
  Expected<void> check_consolidation() {
    if (space() != 0) return wrong_space();
    const int level = reward_level(box_, player());
    if (level == 0) {
      return broken("With so few workers there is no reward.", seat_path(p_.active) + ".workers");
    }
    if (take(Step::kReward)) return {};
    if (!take(Step::kAchievement)) return wrong();
    const int multiplier = frame().a;
    if (multiplier == 0) return wrong_part("multiplier");
    if (multiplier > level && multiplier != box_.extra_multiplier) return wrong_part("multiplier");
    return {};
  }

  // ---- actions

  Expected<void> check_action() {
    if (take(Step::kTrack)) return check_track();
    if (take(Step::kProduce)) return of_action(Action::kProduce);
    if (take(Step::kExport)) return check_export();
    if (take(Step::kInvest)) return of_action(Action::kInvest);
    if (take(Step::kMachinery)) {
      return check_parts(Action::kMachinery, Effect::kFreeImprovements);
    }
    if (take(Step::kTrains)) return check_parts(Action::kTrains, Effect::kFreeTrains);
    if (take(Step::kShips)) return check_parts(Action::kShips, Effect::kFreeShips);
    if (take(Step::kMarket)) return check_market();
    return wrong();
  }

  Expected<void> check_track() const {
    const auto action = static_cast<Action>(frame().a);
    if (action != Action::kKnowledge && action != Action::kMines) return wrong_part("action");
    return of_action(action);
  }

  Expected<void> check_export() const {
    const int filled = frame().a;
    const int closed =
        static_cast<int>(box_.contracts.size()) - std::popcount(unsigned{player().contracts});
    if (filled >= most_of(Action::kExport) || filled > closed) return wrong_part("filled");
    return of_action(Action::kExport);
  }

  // NIP-A2, NIP-A6, NIP-A7; free ones follow the building of their factory (NIP-F7).
  Expected<void> check_parts(Action action, Effect effect) const {
    const Frame& parts = frame();
    if (parts.b == 0) {
      if (parts.a != most_of(action)) return wrong_part("most");
      return of_action(action);
    }
    bool given = false;
    each_factory(box_, player(), [&](const Factory& factory) {
      given |= factory.effect == effect && factory.amount == parts.a;
    });
    if (parts.b != 1 || !given) return wrong_part("free");
    return of_action(Action::kInvest);
  }

  // ---- NIP-A9, NIP-A10

  Expected<void> check_market() {
    const Frame& market = frame();
    if (market.a >= most_of(Action::kMarket)) return wrong_part("placed");
    if ((market.a == 0) != (market.b == 0) || market.b > box_.regions.size()) {
      return wrong_part("region");
    }
    if (market.b != 0 && !is_present(market.b - 1)) return wrong_part("region");
    if (auto space = of_action(Action::kMarket); !space) return space;
    if (take(Step::kTile)) return check_place(market);
    if (take(Step::kHome)) return check_home(market);
    return {};
  }

  // Whether the tile placed last can be there.
  bool is_present(int region) const {
    for (std::size_t place = 0; place < box_.cities.size() * kSides; ++place) {
      const bool there = box_.cities[place / kSides].region == region;
      if (there && p_.influence[place].owner == p_.active) return true;
    }
    return false;
  }

  Expected<void> check_place(const Frame& market) const {
    const int place = frame().a;
    const auto city = static_cast<std::size_t>(city_of(place));
    if (city >= box_.cities.size()) return wrong_part("city");
    if (market.b != 0 && market.b != box_.cities[city].region + 1) return wrong_part("city");
    if (!may_supply(box_, p_, p_.active, place)) return wrong_part("side");
    return {};
  }

  // Neither the tile nor its cubes have left the player.
  Expected<void> check_home(const Frame& market) const {
    if (auto place = check_place(market); !place) return place;
    const Frame& home = frame();
    if (std::popcount(leaving(box_, p_, home.a)) < 2) return wrong_part("side");
    const int good = good_at(box_, p_, home.a);
    const int stored = std::min<int>(player().goods[static_cast<std::size_t>(good)], kMaxParts);
    if (home.c < 1 || home.c > stored) return wrong_part("cubes");
    const bool owned = home.b <= kMaxValue && player().influence[home.b] > 0;
    if (!owned || home.b < least_value(box_, p_, home.a)) return wrong_part("value");
    if (home.b > value_for(box_, good, home.c)) return wrong_part("cubes");
    return {};
  }

  const Components& box_;
  const Position& p_;
  std::size_t at_ = 0;
};

// Something can be done, and not only beside the step; nor more than a list has room for.
Expected<void> check_choice(const Components& box, const Position& p) {
  MoveList moves;
  list_moves(box, p, moves);
  const bool own =
      std::ranges::any_of(moves, [](Move move) { return kind_of(move) != MoveKind::kPlans; });
  if (!own) return broken("A running game needs a legal move.", "steps[0]");
  if (moves.size() < MoveList::kCapacity) return {};
  return broken("There are more moves here than a game has room for.", "steps");
}

}  // namespace

Expected<void> check_step(const Components& box, const Position& p) {
  if (p.over != 0) {
    if (!p.stack.empty()) return broken("A finished game has nothing to decide.", "steps");
    return {};
  }
  if (p.stack.empty()) return broken("A running game has something to decide.", "steps");
  if (auto steps = Steps(box, p).check(); !steps) return steps;
  return check_choice(box, p);
}

}  // namespace kaisho::nippon
