// Why not: the actions, each explained for one worker of its space.
#include <algorithm>

#include "games/nippon/reasons.h"

namespace kaisho::nippon {
namespace {

struct Why {
  const char* clause = "";
  const char* reason = "";
  int needed = 0;  // or what else the sentence says first
  int found = 0;
};

Why too_dear(const Reasons& r, Action action) {
  return {"NIP-T3", "not_enough_yen", price_of(r.components, r.player, action, 1), r.player.yen};
}

Why why_not_climb(const Reasons& r, Action action) {
  if (steps_left(r.components, r.player, track_of(action)) == 0) {
    return {action == Action::kMines ? "NIP-A5" : "NIP-A4", "track_at_end"};
  }
  return too_dear(r, action);
}

bool any_factory(const Player& player) {
  return std::ranges::any_of(kEveryGood, [&](Good good) { return has_factory(player, good); });
}

Why why_not_produce(const Reasons& r) {
  if (!any_factory(r.player)) return {"NIP-A3", "no_factory"};
  int cheapest = 0;
  for (const Good good : kEveryGood) {
    if (!has_factory(r.player, good) || room_in(r.components, r.player, good) == 0) continue;
    const int coal = coal_for(r.components, r.player, good);
    cheapest = cheapest == 0 ? coal : std::min(cheapest, coal);
  }
  if (cheapest == 0) return {"NIP-A3", "store_full"};
  return {"NIP-A3", "not_enough_coal", cheapest, r.player.coal};
}

int stored(const Player& player) {
  int goods = 0;
  for (const int n : player.goods) goods += n;
  return goods;
}

Why why_not_export(const Reasons& r) {
  if (r.player.contracts.empty()) return {"NIP-A8", "no_contract_left"};
  if (!any_factory(r.player)) return {"NIP-A8", "no_factory"};
  return {"NIP-A8", "goods_lacking", stored(r.player)};
}

Why why_not_invest(const Reasons& r) {
  int least = -1;
  for (const FactoryTile tile : r.p.factories) {
    const Good good = r.components.factories[tile].good;
    if (has_factory(r.player, good)) continue;
    const int missing = missing_knowledge(r.components, r.player, good);
    least = least < 0 ? missing : std::min(least, missing);
  }
  if (least < 0) return {"NIP-A1", "no_factory_left"};
  if (r.player.yen < r.components.factory_cost) {
    return {"NIP-T3", "not_enough_yen", r.components.factory_cost, r.player.yen};
  }
  return {"NIP-A1", "too_few_plans", least * r.components.plans_per_knowledge, r.player.plans};
}

Why why_not_transport(const Reasons& r, Action action) {
  const bool ships = action == Action::kShips;
  if ((ships ? r.player.ships : r.player.trains) == 0) {
    return {ships ? "NIP-A7" : "NIP-A6", "no_tile_left"};
  }
  if (!may_transport(r, ships ? Vehicle::kShip : Vehicle::kTrain)) {
    return {"NIP-S5", "no_place_left"};
  }
  return too_dear(r, action);
}

Why why_not_market(const Reasons& r) {
  if (!any_factory(r.player)) return {"NIP-A9", "no_factory"};
  if (stored(r.player) == 0) return {"NIP-A9", "goods_lacking", 0};
  if (std::ranges::all_of(r.player.influence, [](int n) { return n == 0; })) {
    return {"NIP-A9", "no_influence_tile"};
  }
  return {"NIP-A10", "nothing_to_supply"};
}

Why why_not(const Reasons& r, Action action) {
  const int held = workers_of(r.player);
  if (held >= r.components.worker_places) return {"NIP-T2", "must_consolidate", held};
  const Space space = r.components.space_of[action];
  if (count_of(r.p.spaces[space]) == 0) return {"NIP-T2", "no_worker_there"};
  switch (action) {
    case Action::kKnowledge:
    case Action::kMines: return why_not_climb(r, action);
    case Action::kProduce: return why_not_produce(r);
    case Action::kExport: return why_not_export(r);
    case Action::kInvest: return why_not_invest(r);
    case Action::kShips:
    case Action::kTrains: return why_not_transport(r, action);
    case Action::kMarket: return why_not_market(r);
    case Action::kMachinery: return too_dear(r, action);
  }
  return {};
}

// The first of all where there is no worker.
Colour first_colour(const Workers& workers) {
  const Set<Colour> there = colours_of(workers);
  return there.empty() ? Colour{} : there.lowest();
}

}  // namespace

void refuse_turn(Reasons& r) {
  for (const Action action : kEveryAction) {
    const Space space = r.components.space_of[action];
    const Move move = move_of(Take{first_colour(r.p.spaces[space]), action});
    if (r.allowed(move)) continue;
    const Why why = why_not(r, action);
    r.refuse(move, why.clause, why.reason, why.needed, why.found);
  }
}

}  // namespace kaisho::nippon
