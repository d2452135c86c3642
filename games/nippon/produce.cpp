// Producing goods (NIP-A3).
#include <algorithm>

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

// NIP-F6c among it.
int output_of(const Components& components, const Player& player, Good good) {
  const Factory& factory = factory_of(components, player, good);
  const int extra = factory.effect == Effect::kExtraGood ? factory.amount : 0;
  return 1 + player.machines[good] + extra;
}

bool may_activate(const Components& components, const Player& player, Good good) {
  return has_factory(player, good) && room_in(components, player, good) > 0 &&
         coal_for(components, player, good) <= player.coal;
}

bool may_produce(const Components& components, const Player& player) {
  return std::ranges::any_of(kEveryGood,
                             [&](Good good) { return may_activate(components, player, good); });
}

namespace {

struct Choice {
  const Components& components;
  const Player& player;
  MoveList& moves;

  // Every set that adds to `goods` some from `from` on.
  void list(int from, Goods goods, int coal, int left) const {
    if (left == 0) return;
    for (const Good good : Every<Good>(from, kGoods)) {
      if (!may_activate(components, player, good)) continue;
      const int spent = coal + coal_for(components, player, good);
      if (spent > player.coal) continue;
      const Goods with = goods | Goods{good};
      list(number_of(good) + 1, with, spent, left - 1);
      moves.add(move_of(Produce{with}));
    }
  }
};

}  // namespace

void list_products(const SeatView& view, MoveList& moves) {
  const int most = view.components.most[Action::kProduce];
  Choice{view.components, view.player(), moves}.list(0, {}, 0, most);
}

void do_produce(const Play& play, Goods goods) {
  const Seat seat = play.p.active;
  Player& player = play.p.player(seat);
  play.p.stack.pop();
  for (const Good good : goods) {
    pay_coal(play, seat, coal_for(play.components, player, good), "NIP-A3");
    const int made =
        std::min(output_of(play.components, player, good), room_in(play.components, player, good));
    std::uint8_t& stored = player.goods[good];
    stored = static_cast<std::uint8_t>(stored + made);
    play.emit("produced", "NIP-A3", seat, good, made);
  }
}

}  // namespace kaisho::nippon
