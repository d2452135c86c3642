// Export: contracts filled from the player's stores (NIP-A8).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// Every way to meet the numbers of a contract with goods. Goods for equal numbers are named in
// rising order, so that each way is told once.
class Filling {
 public:
  Filling(const Contract& contract, const Player& player) : contract_(contract), player_(player) {
    goods_.fill(kNoGood);
  }

  // Calls `see` with the goods of each way, until it says true; whether it did. `used`: goods that
  // meet the numbers before, as bits.
  template <class See>
  bool any(const See& see, std::size_t part = 0, unsigned used = 0) {
    if (part >= contract_.goods.size() || part >= goods_.size()) return see(goods_);
    const int needed = contract_.goods[part];
    const bool as_before = part > 0 && contract_.goods[part - 1] == needed;
    for (int good = as_before ? goods_[part - 1] + 1 : 0; good < kGoods; ++good) {
      if (player_.goods[good] < needed || in(used, good)) continue;
      goods_[part] = good;
      if (any(see, part + 1, used | bit(good))) return true;
    }
    goods_[part] = kNoGood;
    return false;
  }

 private:
  const Contract& contract_;
  const Player& player_;
  FilledBy goods_{};
};

bool may_fill(const Components& components, const Player& player, int contract) {
  return Filling(components.contracts[contract], player).any([](const FilledBy&) { return true; });
}

}  // namespace

bool may_export(const Components& components, const Player& player) {
  if (player.goods == decltype(player.goods){}) return false;
  for (unsigned open = player.contracts; open != 0; open &= open - 1) {
    if (may_fill(components, player, std::countr_zero(open))) return true;
  }
  return false;
}

int contracts_ready(const Components& components, const Player& player) {
  int ready = 0;
  each_bit<unsigned>(player.contracts, [&](int contract) {
    ready += may_fill(components, player, contract) ? 1 : 0;
  });
  return ready;
}

void list_fills(const Components& components, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  each_bit<unsigned>(player.contracts, [&](int contract) {
    Filling(components.contracts[contract], player).any([&](const FilledBy& goods) {
      moves.add(fill_move(contract, goods));
      return false;
    });
  });
  if (kContractsFilled(p.stack.top()) > 0) moves.add(done_move());
}

void do_fill(const Play& play, int contract, const FilledBy& goods) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Contract& filled = play.components.contracts[contract];
  if (++kContractsFilled(p.stack.top()) == play.components.most[Action::kExport]) p.stack.pop();
  Player& player = p.player(seat);
  player.contracts = static_cast<std::uint16_t>(player.contracts & ~bit(contract));
  play.tell("contract_filled", "NIP-A8", seat, contract);
  for (std::size_t i = 0; i < filled.goods.size(); ++i) {
    spend_goods(play, seat, goods[i], filled.goods[i], "NIP-A8");
  }
  gain(play, seat, filled.resource, filled.amount, "NIP-A8");
  move_track(play, seat, Track::kMoney, filled.money_steps, "NIP-A8");
}

}  // namespace kaisho::nippon
