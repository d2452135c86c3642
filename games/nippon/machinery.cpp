// Machines (NIP-A2).
#include <algorithm>
#include <cstdint>

#include "core/values/lists.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int room_for_machines(const Components& components, const Player& player, Good good) {
  if (!has_factory(player, good)) return 0;
  return components.full_machine - player.machines[good];
}

void put_machine(const Play& play, Seat seat, Good good, bool from_stock) {
  std::uint8_t& machine = play.p.player(seat).machines[good];
  ++machine;
  play.emit("machine_put", "NIP-A2", seat, good, machine, from_stock ? 1 : 0);
}

}  // namespace

void put_stocked(const Play& play, Seat seat, Good good) {
  Player& player = play.p.player(seat);
  while (player.stocked > 0 && room_for_machines(play.components, player, good) > 0) {
    --player.stocked;
    put_machine(play, seat, good, true);
  }
}

namespace {

// Every way to spread so many improvements over the factories: what one can take it must.
class Spread {
 public:
  Spread(const Components& components, const Player& player, MoveList& moves)
      : components_(components), player_(player), moves_(moves) {
    for (const Good good : kEveryGood) room_ += room_for_machines(components, player, good);
  }

  void list(int count) {
    parts_.fill(kNoPart);
    count_ = count;
    const int stocked = std::max(0, count - room_);
    for (int i = count - stocked; i < count; ++i) parts_[i] = kStock;
    list_from(Good{}, 0, count - stocked);
  }

 private:
  void list_from(Good good, int done, int left) {
    if (left == 0) {
      moves_.add(move_of(Improve{parts_}));
      return;
    }
    if (number_of(good) == kGoods) return;
    const int most = std::min(left, room_for_machines(components_, player_, good));
    for (int here = most; here >= 0; --here) {
      std::fill_n(parts_.begin() + done, here, good);
      list_from(noun<Good>(number_of(good) + 1), done + here, left - here);
    }
  }

  const Components& components_;
  const Player& player_;
  MoveList& moves_;
  Improved parts_{};
  int room_ = 0;
  int count_ = 0;
};

}  // namespace

void list_improvements(const SeatView& view, MoveList& moves) {
  const Frame& step = view.p.stack.top();
  const Player& player = view.player();
  const bool free = kIsFree(step);
  int most = kMostParts(step);
  if (!free) most = std::min(most, affordable(view.components, player, Action::kMachinery));
  Spread spread(view.components, player, moves);
  for (int count = most; count > 0; --count) spread.list(count);
  if (free) moves.add(move_of(Done{}));
}

void do_improve(const Play& play, const Improved& parts) {
  Position& p = play.p;
  const Seat seat = p.active;
  Player& player = p.player(seat);
  const bool free = kIsFree(p.stack.top());
  p.stack.pop();
  const int count = how_many_are(parts, [](Good part) { return part != kNoPart; });
  if (!free) {
    pay_yen(play, seat, price_of(play.components, player, Action::kMachinery, count), "NIP-A2");
  }
  for (const Good part : parts) {
    if (part < kStock) put_machine(play, seat, part, false);
    if (part != kStock) continue;
    if (player.stocked < UINT8_MAX) ++player.stocked;
    play.emit("machine_stocked", "NIP-A2", seat, player.stocked);
  }
}

}  // namespace kaisho::nippon
