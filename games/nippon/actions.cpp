// What an action costs, whether it is open, and its first step (NIP-T3).
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// NIP-F2b, NIP-F3b, NIP-F4d, NIP-F5d, NIP-F6d
const Costs& costs_of(const Components& box, const Player& player, Action action) {
  const Costs& printed = box.costs[static_cast<std::size_t>(action)];
  const Id good = box.cost_goods[static_cast<std::size_t>(action)];
  if (good == kNone || !has_factory(player, good)) return printed;
  const Factory& factory = factory_of(box, player.factories[good]);
  const bool changes = factory.effect == Effect::kActionCosts && factory.action == action;
  return changes ? factory.costs : printed;
}

}  // namespace

int price_of(const Components& box, const Player& player, Action action, int parts) {
  return parts == 0 ? 0 : costs_of(box, player, action)[static_cast<std::size_t>(parts - 1)];
}

int affordable(const Components& box, const Player& player, Action action) {
  const Costs& costs = costs_of(box, player, action);
  int parts = 0;
  while (parts < box.most[static_cast<std::size_t>(action)] &&
         costs[static_cast<std::size_t>(parts)] <= player.yen) {
    ++parts;
  }
  return parts;
}

bool may_pay(const Components& box, const Player& player, Action action) {
  return costs_of(box, player, action)[0] <= player.yen;
}

bool may_act(const Components& box, const Position& p, Seat seat, Action action) {
  const Player& player = p.player(seat);
  switch (action) {
    case Action::kKnowledge:
    case Action::kMines:
      return may_climb(box, player, action);
    case Action::kProduce:
      return may_produce(box, player);
    case Action::kExport:
      return may_export(box, player);
    case Action::kInvest:
      return may_invest(box, p, player);
    case Action::kMachinery:
      return may_pay(box, player, action);
    case Action::kShips:
    case Action::kTrains:
      return may_pay(box, player, action) && may_put(box, p, seat, action == Action::kShips);
    case Action::kMarket:
      return may_sell(box, p, seat);
  }
  return false;
}

void begin_action(const Play& play, Seat seat, Action action) {
  Position& p = play.p;
  const int most = play.box.most[static_cast<std::size_t>(action)];
  switch (action) {
    case Action::kKnowledge:
    case Action::kMines:
      return push(p, Step::kTrack, seat, static_cast<int>(action));
    case Action::kProduce:
      return push(p, Step::kProduce, seat);
    case Action::kExport:
      return push(p, Step::kExport, seat);
    case Action::kInvest:
      return push(p, Step::kInvest, seat);
    case Action::kShips:
      return push(p, Step::kShips, seat, most);
    case Action::kMachinery:
      return push(p, Step::kMachinery, seat, most);
    case Action::kTrains:
      return push(p, Step::kTrains, seat, most);
    case Action::kMarket:
      return push(p, Step::kMarket, seat);
  }
}

}  // namespace kaisho::nippon
