// Why not: the choices of one action.
#include <algorithm>

#include "games/nippon/reasons.h"

namespace kaisho::nippon {

void refuse_steps(Reasons& r) {
  const auto action = static_cast<Action>(r.p.stack.top().a);
  const char* clause = action == Action::kMines ? "NIP-A5" : "NIP-A4";
  const int left = steps_left(r.box, r.player, track_of(action));
  const int most = r.box.most[static_cast<std::size_t>(action)];
  for (int steps = 1; steps <= most; ++steps) {
    const Move move = move_of(MoveKind::kSteps, steps);
    if (r.allowed(move)) continue;
    if (steps > left) {
      r.refuse(move, "NIP-A4", "track_at_end", left);
    } else {
      r.refuse(move, clause, "not_enough_yen", price_of(r.box, r.player, action, steps),
               r.player.yen);
    }
  }
}

void refuse_products(Reasons& r) {
  for (int good = 0; good < kGoods; ++good) {
    const Move move = move_of(MoveKind::kProduce, static_cast<int>(bit(good)));
    if (!has_factory(r.player, good) || r.allowed(move)) continue;
    if (room_in(r.box, r.player, good) == 0) {
      r.refuse(move, "NIP-A3", "store_full");
    } else {
      r.refuse(move, "NIP-A3", "not_enough_coal", coal_for(r.box, r.player, good), r.player.coal);
    }
  }
}

// Told with the first goods of all: silk, paper, …
void refuse_fills(Reasons& r) {
  for (std::size_t i = 0; i < r.box.contracts.size(); ++i) {
    const int contract = static_cast<int>(i);
    const bool any = std::ranges::any_of(r.legal(), [&](Move move) {
      return kind_of(move) == MoveKind::kFill && move.a() == contract;
    });
    if (any) continue;
    FilledBy goods{};
    for (std::size_t part = 0; part < goods.size(); ++part) {
      goods[part] = part < r.box.contracts[i].goods.size() ? static_cast<int>(part) : kNoGood;
    }
    const bool filled = !in(r.player.contracts, contract);
    r.refuse(fill_move(contract, goods), "NIP-A8", filled ? "contract_filled" : "goods_lacking");
  }
}

namespace {

// The action would not be open without the yen.
void refuse_build(Reasons& r, int tile) {
  const Move move = move_of(MoveKind::kBuild, tile);
  const int good = factory_of(r.box, tile).good;
  const int missing = missing_knowledge(r.box, r.player, good) * r.box.plans_per_knowledge;
  for (Seat owner = 0; owner < r.p.seats; ++owner) {
    if (std::ranges::count(r.p.player(owner).factories, static_cast<Id>(tile)) == 0) continue;
    return r.refuse(move, "NIP-S2", "factory_taken", owner);
  }
  if (has_factory(r.player, good)) return r.refuse(move, "NIP-A1", "good_owned");
  r.refuse(move, "NIP-A1", "too_few_plans", missing, r.player.plans);
}

}  // namespace

void refuse_builds(Reasons& r) {
  const int tiles = static_cast<int>(r.box.factories.size());
  for (int tile = 0; tile < tiles; ++tile) {
    if (!r.allowed(move_of(MoveKind::kBuild, tile))) refuse_build(r, tile);
  }
}

void refuse_transport(Reasons& r, bool ships) {
  const int regions = static_cast<int>(r.box.regions.size());
  for (int region = 0; region < regions; ++region) {
    if (places_left(r.box, r.p, region) > 0) continue;
    r.refuse(move_of(ships ? MoveKind::kShips : MoveKind::kTrains, static_cast<int>(bit(region))),
             "NIP-S5", "no_place_left");
  }
}

namespace {

int highest_in_reach(const Reasons& r, int good) {
  const int stored = r.player.goods[static_cast<std::size_t>(good)];
  int value = value_for(r.box, good, std::min(stored, kMaxParts));
  while (value > 0 && r.player.influence[static_cast<std::size_t>(value)] == 0) --value;
  return value;
}

}  // namespace

void refuse_places(Reasons& r) {
  const int places = static_cast<int>(r.box.cities.size()) * kSides;
  const Frame& step = r.p.stack.top();
  for (int place = 0; place < places; ++place) {
    const Move move = move_of(MoveKind::kSide, place);
    if (r.allowed(move)) continue;
    const int region = r.box.cities[static_cast<std::size_t>(city_of(place))].region;
    const int good = good_at(r.box, r.p, place);
    if (step.b != 0 && step.b != region + 1) {
      r.refuse(move, "NIP-A9", "other_region");
    } else if (r.player.goods[static_cast<std::size_t>(good)] == 0) {
      r.refuse(move, "NIP-A9", "good_not_stored");
    } else {
      r.refuse(move, "NIP-A10", "value_too_low", least_value(r.box, r.p, place),
               highest_in_reach(r, good));
    }
  }
}

}  // namespace kaisho::nippon
