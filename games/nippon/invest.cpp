// Building a factory (NIP-A1), and the bonuses given at once (NIP-F).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {

int missing_knowledge(const Components& components, const Player& player, Good good) {
  return std::max(
      0, components.goods[good].knowledge - value_on(components, player, Track::kKnowledge));
}

int plans_for(const Components& components, const Player& player, Good good) {
  return missing_knowledge(components, player, good) * components.plans_per_knowledge;
}

namespace {

// What may be built is the same for all tiles of a good.
bool may_own(const Components& components, const Player& player, Good good) {
  return !has_factory(player, good) && player.plans >= plans_for(components, player, good);
}

}  // namespace

Set<FactoryTile> tiles_to_build(View view, const Player& player) {
  const Components& components = view.components;
  if (player.yen < components.factory_cost) return {};
  Set<FactoryTile> tiles;
  for (const Good good : kEveryGood) {
    if (may_own(components, player, good)) tiles |= components.tiles_of[good];
  }
  return tiles & view.p.factories;
}

bool may_invest(View view, const Player& player) { return !tiles_to_build(view, player).empty(); }

void list_builds(const SeatView& view, MoveList& moves) {
  for (const FactoryTile tile : tiles_to_build(view, view.player())) {
    moves.add(move_of(Build{tile}));
  }
}

namespace {

// NIP-F1c: symbols uncovered before gave one step each; they give what lacks.
void give_symbol_steps(const Play& play, Seat seat, const Factory& factory) {
  const int symbols = symbols_uncovered(play.components, play.p.player(seat));
  move_track(play, seat, Track::kMoney, (factory.amount - 1) * symbols, "NIP-F1c");
}

// NIP-F7: what is free is optional, so it is asked for.
void give_bonus(const Play& play, Seat seat, const Factory& factory) {
  const int amount = factory.amount;
  switch (factory.effect) {
    case Effect::kSymbolSteps: return give_symbol_steps(play, seat, factory);
    case Effect::kOnceYen: return gain(play, seat, Resource::kYen, amount, "NIP-F1d");
    case Effect::kOnceSteps:
      return move_track(play, seat, factory.track, amount,
                        factory.track == Track::kCoal ? "NIP-F3d" : "NIP-F2c");
    case Effect::kOncePlans: return gain(play, seat, Resource::kPlans, amount, "NIP-F2d");
    case Effect::kFlipShips: return flip_tiles(play, seat, Vehicle::kShip);
    case Effect::kFlipTrains: return flip_tiles(play, seat, Vehicle::kTrain);
    case Effect::kFreeShips:  // NIP-F4c
      return play.p.stack.push(free_step(Step::kShips, seat, amount));
    case Effect::kFreeTrains:  // NIP-F5c
      return play.p.stack.push(free_step(Step::kTrains, seat, amount));
    case Effect::kFreeImprovements:  // NIP-F6b
      return play.p.stack.push(free_step(Step::kMachinery, seat, amount));
    case Effect::kConsolidateYen:
    case Effect::kKeepCoal:
    case Effect::kExtraStep:
    case Effect::kActionCosts:
    case Effect::kProduceCoal:
    case Effect::kExtraGood: return;  // not at once
  }
}

}  // namespace

// Follows the order of NIP-A1: pay, the tile, machines that waited for it, its bonus.
void do_build(const Play& play, FactoryTile tile) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Factory& factory = play.components.factories[tile];
  Player& player = p.player(seat);
  p.stack.pop();
  pay_yen(play, seat, play.components.factory_cost, "NIP-A1");
  pay_plans(play, seat, plans_for(play.components, player, factory.good), "NIP-A1");
  p.factories.remove(tile);
  player.factories[factory.good] = tile;
  play.emit("factory_built", "NIP-A1", seat, tile);
  put_stocked(play, seat, factory.good);
  give_bonus(play, seat, factory);
}

}  // namespace kaisho::nippon
