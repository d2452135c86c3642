// Why not: the choices of one action.
#include <algorithm>

#include "games/nippon/reasons.h"

namespace kaisho::nippon {

void refuse_steps(Reasons& r) {
  const Action action = kTrackAction(r.p.stack.top());
  const char* clause = action == Action::kMines ? "NIP-A5" : "NIP-A4";
  const int left = steps_left(r.components, r.player, track_of(action));
  const int most = r.components.most[action];
  for (int steps = 1; steps <= most; ++steps) {
    const Move move = move_of(Climb(steps));
    if (r.allowed(move)) continue;
    if (steps > left) {
      r.refuse(move, "NIP-A4", "track_at_end", left);
    } else {
      r.refuse(move, clause, "not_enough_yen", price_of(r.components, r.player, action, steps),
               r.player.yen);
    }
  }
}

void refuse_products(Reasons& r) {
  for (const Good good : kEveryGood) {
    const Move move = move_of(Produce{{good}});
    if (!has_factory(r.player, good) || r.allowed(move)) continue;
    if (room_in(r.components, r.player, good) == 0) {
      r.refuse(move, "NIP-A3", "store_full");
    } else {
      r.refuse(move, "NIP-A3", "not_enough_coal", coal_for(r.components, r.player, good),
               r.player.coal);
    }
  }
}

// Told with the first goods of all: silk, paper, …
void refuse_fills(Reasons& r) {
  for (const Contract contract : r.components.contracts.keys()) {
    const bool any = std::ranges::any_of(r.legal(), [&](Move move) {
      return kind_of(move) == MoveKind::kFill && move.as<Fill>().contract == contract;
    });
    if (any) continue;
    FilledBy goods;
    goods.fill(kNoGood);
    std::ranges::copy_n(kEveryGood.begin(), std::ssize(r.components.contracts[contract].goods),
                        goods.begin());
    const bool filled = !r.player.contracts.has(contract);
    r.refuse(move_of(Fill(contract, goods)), "NIP-A8",
             filled ? "contract_filled" : "goods_lacking");
  }
}

namespace {

// The action would not be open without the yen.
void refuse_build(Reasons& r, FactoryTile tile) {
  const Move move = move_of(Build{tile});
  const Good good = r.components.factories[tile].good;
  const int missing =
      missing_knowledge(r.components, r.player, good) * r.components.plans_per_knowledge;
  for (Seat owner = 0; owner < r.p.seats; ++owner) {
    if (std::ranges::count(r.p.player(owner).factories, Maybe<FactoryTile>(tile)) == 0) continue;
    return r.refuse(move, "NIP-S2", "factory_taken", owner);
  }
  if (has_factory(r.player, good)) return r.refuse(move, "NIP-A1", "good_owned");
  r.refuse(move, "NIP-A1", "too_few_plans", missing, r.player.plans);
}

}  // namespace

void refuse_builds(Reasons& r) {
  for (const FactoryTile tile : r.components.factories.keys()) {
    if (!r.allowed(move_of(Build{tile}))) refuse_build(r, tile);
  }
}

void refuse_transport(Reasons& r, Vehicle vehicle) {
  for (const Region region : r.components.regions.keys()) {
    if (places_left(r, region) > 0) continue;
    r.refuse(transport_move(vehicle, {region}), "NIP-S5", "no_place_left");
  }
}

void refuse_places(Reasons& r) {
  const Maybe<Region> region = kMarketRegion(r.p.stack.top());
  for (const Place place : places_of(r.components)) {
    const Move move = move_of(ChoosePlace{place});
    if (r.allowed(move)) continue;
    const Good good = good_at(r, place);
    if (region && region != region_at(r.components, place)) {
      r.refuse(move, "NIP-A9", "other_region");
    } else if (r.player.goods[good] == 0) {
      r.refuse(move, "NIP-A9", "good_not_stored");
    } else {
      r.refuse(move, "NIP-A10", "value_too_low", least_value(r, place),
               tile_in_reach(r.components, r.player, good));
    }
  }
}

}  // namespace kaisho::nippon
