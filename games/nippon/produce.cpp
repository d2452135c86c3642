// Producing goods (NIP-A3).
#include <algorithm>

#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

// NIP-F3a, NIP-F4a, NIP-F5a, NIP-F6a
int coal_for(const Components& components, const Player& player, Good good) {
  const Factory& factory = factory_of(components, player, good);
  return factory.effect == Effect::kProduceCoal ? factory.amount : components.goods[good].coal;
}

int room_in(const Components& components, const Player& player, Good good) {
  return components.goods[good].storage - player.goods[good];
}

// NIP-A3: one good, and as many more as the machine shows. NIP-F6c: the factory may give an extra
// one.
int output_of(const Components& components, const Player& player, Good good) {
  const Factory& factory = factory_of(components, player, good);
  const int extra = factory.effect == Effect::kExtraGood ? factory.amount : 0;
  return 1 + player.machines[good] + extra;
}

// NIP-A3
bool may_activate(const Components& components, const Player& player, Good good) {
  return has_factory(player, good) && room_in(components, player, good) > 0 &&
         coal_for(components, player, good) <= player.coal;
}

// NIP-A3
bool may_produce(const Components& components, const Player& player) {
  return std::ranges::any_of(kEveryGood,
                             [&](Good good) { return may_activate(components, player, good); });
}

namespace {

// NIP-A3: up to so many of them, with coal for each.
bool may_activate_all(const SeatView& view, Goods goods) {
  int coal = 0;
  for (const Good good : goods) coal += coal_for(view.components, view.player(), good);
  return goods.size() <= view.components.most[Action::kProduce] && coal <= view.player().coal;
}

// Lists every set that adds to `chosen` some of the `open` goods, by the first one added.
void list_sets(const SeatView& view, Goods chosen, Goods open, MoveList& moves) {
  for (const Good good : open) {
    open.remove(good);  // those that are left may be added after it
    const Goods with = chosen | Goods{good};
    if (!may_activate_all(view, with)) continue;
    list_sets(view, with, open, moves);
    moves.add(move_of(Produce{with}));
  }
}

}  // namespace

// NIP-A3
void list_products(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  Goods open;
  for (const Good good : kEveryGood) {
    if (may_activate(view.components, player, good)) open.add(good);
  }
  list_sets(view, {}, open, moves);
}

// NIP-A3: what does not fit into the store is not made.
void do_produce(const Play& play, Goods goods) {
  const Seat seat = play.p.active;
  Player& player = play.p.player(seat);
  play.p.stack.pop();
  for (const Good good : goods) {
    pay_coal(play, seat, coal_for(play.components, player, good), "NIP-A3");
    const int made =
        std::min(output_of(play.components, player, good), room_in(play.components, player, good));
    add(player.goods[good], made);
    play.emit("produced", "NIP-A3", seat, good, made);
  }
}

}  // namespace kaisho::nippon
