// Building a factory (NIP-A1), and the bonuses given at once (NIP-F).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {

int missing_knowledge(const Components& box, const Player& player, int tile) {
  const int needed = good_of(box, factory_of(box, tile).good).knowledge;
  return std::max(0, needed - value_on(box, player, Track::kKnowledge));
}

bool may_build(const Components& box, const Position& p, const Player& player, int tile) {
  return in(p.factories, tile) && !has_factory(player, factory_of(box, tile).good) &&
         player.yen >= box.factory_cost &&
         player.plans >= missing_knowledge(box, player, tile) * box.plans_per_knowledge;
}

bool may_invest(const Components& box, const Position& p, const Player& player) {
  const int tiles = static_cast<int>(box.factories.size());
  for (int tile = 0; tile < tiles; ++tile) {
    if (may_build(box, p, player, tile)) return true;
  }
  return false;
}

void list_builds(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  each_bit(p.factories, [&](int tile) {
    if (may_build(box, p, player, tile)) moves.add(move_of(MoveKind::kBuild, tile));
  });
}

namespace {

// NIP-F1c: one step more for each symbol uncovered before.
void give_symbol_steps(const Play& play, Seat seat, const Factory& factory) {
  const int symbols = symbols_uncovered(play.box, play.p.player(seat));
  move_track(play, seat, Track::kMoney, (factory.amount - 1) * symbols, "NIP-F1c");
}

// NIP-F7: what is free is optional, so it is asked for.
void give_bonus(const Play& play, Seat seat, const Factory& factory) {
  const int amount = factory.amount;
  switch (factory.effect) {
    case Effect::kSymbolSteps:
      return give_symbol_steps(play, seat, factory);
    case Effect::kOnceYen:
      return gain(play, seat, Resource::kYen, amount, "NIP-F1d");
    case Effect::kOnceSteps:
      return move_track(play, seat, factory.track, amount,
                        factory.track == Track::kCoal ? "NIP-F3d" : "NIP-F2c");
    case Effect::kOncePlans:
      return gain(play, seat, Resource::kPlans, amount, "NIP-F2d");
    case Effect::kFlipShips:
      return turn_tiles(play, seat, true);
    case Effect::kFlipTrains:
      return turn_tiles(play, seat, false);
    case Effect::kFreeShips:
      return push(play.p, Step::kShips, seat, amount, 1);
    case Effect::kFreeTrains:
      return push(play.p, Step::kTrains, seat, amount, 1);
    case Effect::kFreeImprovements:
      return push(play.p, Step::kMachinery, seat, amount, 1);
    default:
      return;
  }
}

}  // namespace

// In the order of NIP-A1: pay, the tile, machines that waited for it, its bonus.
void do_build(const Play& play, int tile) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Factory& factory = factory_of(play.box, tile);
  Player& player = p.player(seat);
  p.stack.pop();
  pay_yen(play, seat, play.box.factory_cost, "NIP-A1");
  pay_plans(play, seat, missing_knowledge(play.box, player, tile) * play.box.plans_per_knowledge,
            "NIP-A1");
  p.factories &= ~bit(tile);
  player.factories[factory.good] = static_cast<Id>(tile);
  play.tell(What::kFactoryBuilt, "NIP-A1", seat, tile);
  put_stocked(play, seat, factory.good);
  give_bonus(play, seat, factory);
}

}  // namespace kaisho::nippon
