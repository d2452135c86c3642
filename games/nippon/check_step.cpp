// What must hold of the steps under way: they are a stack that the course of a turn builds up, and
// the one on top asks for something that can be done. From the bottom:
//
//   turn_end last [turn | action | wages (reward | achievement)]
//   action = track | produce | export | invest | machinery | trains | ships | market [tile | home]
#include <algorithm>

#include "core/step_walk.h"
#include "games/nippon/check.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

class Steps : StepWalk<Rules, Step> {
 public:
  using StepWalk::StepWalk;

  Expected<void> check() {
    if (!take(Step::kTurnEnd)) return wrong();
    if (auto seats = check_seats(); !seats) return seats;
    if (auto space = check_space(); !space) return space;
    if (!take(Step::kLastPlans)) return wrong();
    if (auto course = check_course(); !course) return course;
    return at_end() ? Expected<void>{} : wrong();
  }

 private:
  Maybe<Space> space() const { return kSpaceTaken(p_.stack.frames[0]); }
  const Player& player() const { return p_.player(p_.active); }
  int most_of(Action action) const { return components_.most[action]; }

  // NIP-T2: the player has the worker that left its space, and its place there is free.
  Expected<void> check_space() const {
    const Maybe<Space> at = space();
    if (!at) return {};
    const bool taken = components_.spaces.has(*at) && workers_of(player()) > 0 &&
                       count_of(p_.spaces[*at]) + p_.spaces_due[*at] < components_.on_space;
    return taken ? Expected<void>{} : wrong_part("space");
  }

  // ---- a turn

  Expected<void> check_course() {
    if (take(Step::kTurn)) return space() ? wrong_space() : Expected<void>{};
    if (take(Step::kWages)) return check_consolidation();
    if (at_end()) return check_last();
    return check_action();
  }

  std::unexpected<Error> wrong_space() const { return wrong_part_at(0, "space"); }
  Expected<void> of_action(Action action) const {
    if (space() == components_.space_of[action]) return {};
    return wrong_space();
  }

  // NIP-K4: who took no worker has consolidated, and has none any more.
  Expected<void> check_last() const {
    if (space() || workers_of(player()) == 0) return {};
    return broken("nippon.consolidated", {{"found", workers_of(player())}},
                  seat_path(p_.active, "workers"));
  }

  // NIP-K2, NIP-K3
  Expected<void> check_consolidation() {
    if (space()) return wrong_space();
    const int level = reward_level(components_, player());
    if (level == 0) {
      return broken("nippon.reward_level", {{"found", workers_of(player())}},
                    seat_path(p_.active, "workers"));
    }
    if (take(Step::kReward)) return {};
    if (!take(Step::kAchievement)) return wrong();
    const int multiplier = kPendingMultiplier(frame());
    const bool given = multiplier == components_.extra_multiplier || multiplier <= level;
    return multiplier != 0 && given ? Expected<void>{} : wrong_part("multiplier");
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
    const Action action = kTrackAction(frame());
    if (action != Action::kKnowledge && action != Action::kMines) return wrong_part("action");
    return of_action(action);
  }

  Expected<void> check_export() const {
    const int filled = kContractsFilled(frame());
    const int most =
        std::min(most_of(Action::kExport) - 1, contracts_filled(components_, player()));
    if (filled > most) return wrong_part("filled");
    return of_action(Action::kExport);
  }

  // NIP-A2, NIP-A6, NIP-A7; free ones follow the building of their factory (NIP-F7).
  Expected<void> check_parts(Action action, Effect effect) const {
    const int most = kMostParts(frame());
    if (!kIsFree(frame())) {
      if (most != most_of(action)) return wrong_part("most");
      return of_action(action);
    }
    bool given = false;
    each_factory(components_, player(), [&](const Factory& factory) {
      given |= factory.effect == effect && factory.amount == most;
    });
    if (!given) return wrong_part("free");
    return of_action(Action::kInvest);
  }

  // ---- NIP-A9, NIP-A10

  Expected<void> check_market() {
    const Frame& market = frame();
    const int placed = kTilesPlaced(market);
    const Maybe<Region> region = kMarketRegion(market);
    if (placed >= most_of(Action::kMarket)) return wrong_part("placed");
    if ((placed > 0) != static_cast<bool>(region)) return wrong_part("region");
    if (region && !(components_.regions.has(*region) && is_present(*region))) {
      return wrong_part("region");
    }
    if (auto space = of_action(Action::kMarket); !space) return space;
    if (take(Step::kTile)) return check_place(market);
    if (take(Step::kSendHome)) return check_home(market);
    return {};
  }

  // Whether the tile placed last can be there.
  bool is_present(Region region) const {
    for (const Place place : places_of(components_)) {
      const bool own = p_.influence[place].owner == p_.active;
      if (own && region_at(components_, place) == region) return true;
    }
    return false;
  }

  Expected<void> check_place(const Frame& market) const {
    const Place place = kTilePlace(frame());
    const Maybe<Region> region = kMarketRegion(market);
    if (!components_.cities.has(city_of(place))) return wrong_part("city");
    if (region && region != region_at(components_, place)) return wrong_part("city");
    if (!places_to_sell_at(view().of(p_.active)).has(place)) return wrong_part("side");
    return {};
  }

  // Neither the tile nor its cubes have left the player.
  Expected<void> check_home(const Frame& market) const {
    if (auto sound = check_place(market); !sound) return sound;
    const Place place = kTilePlace(frame());
    const int value = kTileValue(frame());
    const int cubes = kTileCubes(frame());
    if (leaving(view(), place).size() < 2) return wrong_part("side");
    const Good good = good_at(view(), place);
    const int stored = cubes_for_tile(player(), good);
    if (cubes < 1 || cubes > stored) return wrong_part("cubes");
    const bool owned = value <= kMaxValue && player().influence[value] > 0;
    if (!owned || value < least_value(view(), place)) return wrong_part("value");
    if (value > value_for(components_, good, cubes)) return wrong_part("cubes");
    return {};
  }
};

}  // namespace

Expected<void> check_step(View view) {
  if (auto stack = check_stack<Steps>(view); !stack || view.p.stack.empty()) return stack;
  return check_choice<Rules>(view, [](Move move) { return kind_of(move) != MoveKind::kPlans; });
}

}  // namespace kaisho::nippon
