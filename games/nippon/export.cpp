// Export: contracts filled from the player's stores (NIP-A8).
#include <algorithm>

#include "core/values/lists.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// Every way to meet the numbers of a contract with goods. Goods for equal numbers are named in
// rising order, so that each way is listed once.
class Filling {
 public:
  Filling(const ContractSpec& contract, const Player& player)
      : contract_(contract), player_(player) {
    goods_.fill(kNoGood);
  }

  // Calls `see` with the goods of each way, until it says true; whether it did. `used`: goods that
  // meet the numbers before.
  template <class See>
  bool any(const See& see, std::size_t part = 0, Goods used = {}) {
    if (part >= contract_.goods.size() || part >= goods_.size()) return see(goods_);
    const int needed = contract_.goods[part];
    const bool as_before = part > 0 && contract_.goods[part - 1] == needed;
    const int first = as_before ? number_of(goods_[part - 1]) + 1 : 0;
    for (const Good good : Every<Good>(first, kGoods)) {
      if (player_.goods[good] < needed || used.has(good)) continue;
      goods_[part] = good;
      if (any(see, part + 1, used | Goods{good})) return true;
    }
    goods_[part] = kNoGood;
    return false;
  }

 private:
  const ContractSpec& contract_;
  const Player& player_;
  FilledBy goods_{};
};

bool may_fill(const Components& components, const Player& player, Contract contract) {
  return Filling(components.contracts[contract], player).any([](const FilledBy&) { return true; });
}

}  // namespace

bool may_export(const Components& components, const Player& player) {
  if (!has_goods(player)) return false;  // only spares time
  return std::ranges::any_of(
      player.contracts, [&](Contract contract) { return may_fill(components, player, contract); });
}

int contracts_ready(const Components& components, const Player& player) {
  return how_many_are(player.contracts,
                      [&](Contract contract) { return may_fill(components, player, contract); });
}

void list_fills(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  for (const Contract contract : player.contracts) {
    Filling(view.components.contracts[contract], player).any([&](const FilledBy& goods) {
      moves.add(move_of(Fill(contract, goods)));
      return false;
    });
  }
  if (kContractsFilled(view.p.stack.top()) > 0) moves.add(move_of(Done{}));
}

void do_fill(const Play& play, const Fill& fill) {
  Position& p = play.p;
  const Seat seat = p.active;
  const ContractSpec& filled = play.components.contracts[fill.contract];
  const FilledBy goods = fill.by();
  const int done = kContractsFilled.add(p.stack.top(), 1);
  if (done == play.components.most[Action::kExport]) p.stack.pop();
  Player& player = p.player(seat);
  player.contracts.remove(fill.contract);
  play.emit("contract_filled", "NIP-A8", seat, fill.contract);
  for (std::size_t i = 0; i < filled.goods.size(); ++i) {
    spend_goods(play, seat, goods[i], filled.goods[i], "NIP-A8");
  }
  gain(play, seat, filled.resource, filled.amount, "NIP-A8");
  move_track(play, seat, Track::kMoney, filled.money_steps, "NIP-A8");
}

}  // namespace kaisho::nippon
