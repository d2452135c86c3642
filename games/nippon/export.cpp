// Export: contracts filled from the own stores (NIP-A8).
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
      if (player_.goods[static_cast<std::size_t>(good)] < needed || in(used, good)) continue;
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

bool may_fill(const Components& box, const Player& player, int contract) {
  return Filling(box.contracts[static_cast<std::size_t>(contract)], player)
      .any([](const FilledBy&) { return true; });
}

}  // namespace

bool may_export(const Components& box, const Player& player) {
  if (player.goods == decltype(player.goods){}) return false;
  for (unsigned open = player.contracts; open != 0; open &= open - 1) {
    if (may_fill(box, player, std::countr_zero(open))) return true;
  }
  return false;
}

int contracts_ready(const Components& box, const Player& player) {
  int ready = 0;
  each_bit<unsigned>(player.contracts,
                     [&](int contract) { ready += may_fill(box, player, contract) ? 1 : 0; });
  return ready;
}

void list_fills(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  each_bit<unsigned>(player.contracts, [&](int contract) {
    Filling(box.contracts[static_cast<std::size_t>(contract)], player)
        .any([&](const FilledBy& goods) {
          moves.add(fill_move(contract, goods));
          return false;
        });
  });
  if (p.stack.top().a > 0) moves.add(move_of(MoveKind::kDone));
}

void do_fill(const Play& play, Move move) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Contract& contract = play.box.contracts[move.a()];
  const FilledBy goods = filled_by(move);
  if (++p.stack.top().a == play.box.most[static_cast<std::size_t>(Action::kExport)]) p.stack.pop();
  Player& player = p.player(seat);
  player.contracts = static_cast<std::uint16_t>(player.contracts & ~bit(move.a()));
  play.tell(What::kContractFilled, "NIP-A8", seat, move.a());
  for (std::size_t i = 0; i < contract.goods.size(); ++i) {
    spend_goods(play, seat, goods[i], contract.goods[i], "NIP-A8");
  }
  gain(play, seat, contract.resource, contract.amount, "NIP-A8");
  move_track(play, seat, Track::kMoney, contract.money_steps, "NIP-A8");
}

}  // namespace kaisho::nippon
