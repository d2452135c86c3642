// What an action costs, whether it is open, and its first step (NIP-T3).
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// NIP-F2b, NIP-F3b, NIP-F4d, NIP-F5d, NIP-F6d
const Costs& costs_of(const Components& components, const Player& player, Action action) {
  const Costs& printed = components.costs[action];
  const Maybe<Good> good = components.cost_goods[action];
  if (!good || !has_factory(player, *good)) return printed;
  const Factory& factory = factory_of(components, player, *good);
  const bool changes = factory.effect == Effect::kActionCosts && factory.action == action;
  return changes ? factory.costs : printed;
}

}  // namespace

int price_of(const Components& components, const Player& player, Action action, int parts) {
  return parts == 0 ? 0 : costs_of(components, player, action)[parts - 1];
}

int affordable(const Components& components, const Player& player, Action action) {
  const Costs& costs = costs_of(components, player, action);
  int parts = 0;
  while (parts < components.most[action] && costs[parts] <= player.yen) ++parts;
  return parts;
}

bool may_pay(const Components& components, const Player& player, Action action) {
  return costs_of(components, player, action)[0] <= player.yen;
}

bool may_act(const SeatView& view, Action action) {
  const Components& components = view.components;
  const Player& player = view.player();
  switch (action) {
    case Action::kKnowledge:
    case Action::kMines: return may_climb(components, player, action);
    case Action::kProduce: return may_produce(components, player);
    case Action::kExport: return may_export(components, player);
    case Action::kInvest: return may_invest(view, player);
    case Action::kMachinery: return may_pay(components, player, action);
    case Action::kShips:
      return may_pay(components, player, action) && may_transport(view, Vehicle::kShip);
    case Action::kTrains:
      return may_pay(components, player, action) && may_transport(view, Vehicle::kTrain);
    case Action::kMarket: return may_sell(view);
  }
  return false;
}

void begin_action(const Play& play, Seat seat, Action action) {
  Position& p = play.p;
  const int most = play.components.most[action];
  switch (action) {
    case Action::kKnowledge:
    case Action::kMines: return p.stack.push(track_step(seat, action));
    case Action::kProduce: return push(p, Step::kProduce, seat);
    case Action::kExport: return push(p, Step::kExport, seat);
    case Action::kInvest: return push(p, Step::kInvest, seat);
    case Action::kShips: return p.stack.push(parts_step(Step::kShips, seat, most));
    case Action::kMachinery: return p.stack.push(parts_step(Step::kMachinery, seat, most));
    case Action::kTrains: return p.stack.push(parts_step(Step::kTrains, seat, most));
    case Action::kMarket: return push(p, Step::kMarket, seat);
  }
}

}  // namespace kaisho::nippon
