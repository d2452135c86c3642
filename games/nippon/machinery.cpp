// Machines (NIP-A2).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int room_for_machines(const Components& box, const Player& player, int good) {
  if (!has_factory(player, good)) return 0;
  return box.full_machine - player.machines[static_cast<std::size_t>(good)];
}

void put_machine(const Play& play, Seat seat, int good, bool from_stock) {
  std::uint8_t& machine = play.p.player(seat).machines[static_cast<std::size_t>(good)];
  ++machine;
  play.tell(What::kMachinePut, "NIP-A2", seat, good, machine, from_stock ? 1 : 0);
}

}  // namespace

void put_stocked(const Play& play, Seat seat, int good) {
  Player& player = play.p.player(seat);
  while (player.stocked > 0 && room_for_machines(play.box, player, good) > 0) {
    --player.stocked;
    put_machine(play, seat, good, true);
  }
}

namespace {

// Every way to spread so many improvements over the factories: what one can take it must.
class Spread {
 public:
  Spread(const Components& box, const Player& player, MoveList& moves)
      : box_(box), player_(player), moves_(moves) {
    for (int good = 0; good < kGoods; ++good) room_ += room_for_machines(box, player, good);
  }

  void list(int count) {
    parts_.fill(kNoPart);
    count_ = count;
    const int stocked = std::max(0, count - room_);
    for (int i = count - stocked; i < count; ++i) parts_[static_cast<std::size_t>(i)] = kStock;
    list_from(0, 0, count - stocked);
  }

 private:
  void list_from(int good, int done, int left) {
    if (left == 0) {
      moves_.add(move_of(MoveKind::kImprove, parts_[0], parts_[1], parts_[2]));
      return;
    }
    if (good == kGoods) return;
    const int most = std::min(left, room_for_machines(box_, player_, good));
    for (int here = most; here >= 0; --here) {
      std::fill_n(parts_.begin() + done, here, good);
      list_from(good + 1, done + here, left - here);
    }
  }

  const Components& box_;
  const Player& player_;
  MoveList& moves_;
  std::array<int, kMaxParts> parts_{};
  int room_ = 0;
  int count_ = 0;
};

}  // namespace

void list_improvements(const Components& box, const Position& p, MoveList& moves) {
  const Frame& step = p.stack.top();
  const Player& player = p.player(p.active);
  const bool free = step.b != 0;
  const int most =
      free ? step.a : std::min<int>(step.a, affordable(box, player, Action::kMachinery));
  Spread spread(box, player, moves);
  for (int count = most; count > 0; --count) spread.list(count);
  if (free) moves.add(move_of(MoveKind::kDone));
}

void do_improve(const Play& play, Move move) {
  Position& p = play.p;
  const Seat seat = p.active;
  Player& player = p.player(seat);
  const bool free = p.stack.top().b != 0;
  p.stack.pop();
  const std::array<int, kMaxParts> parts = {move.a(), move.b(), move.c()};
  const auto count = static_cast<int>(kMaxParts - std::ranges::count(parts, kNoPart));
  if (!free) pay_yen(play, seat, price_of(play.box, player, Action::kMachinery, count), "NIP-A2");
  for (const int part : parts) {
    if (part < kStock) put_machine(play, seat, part, false);
    if (part != kStock) continue;
    if (player.stocked < 255) ++player.stocked;
    play.tell(What::kMachineStocked, "NIP-A2", seat, player.stocked);
  }
}

}  // namespace kaisho::nippon
