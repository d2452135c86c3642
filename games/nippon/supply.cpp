// What goes between the players and the supply, which never runs dry (NIP-S6).
#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

void gain(const Play& play, Seat seat, Resource resource, int amount, const char* clause) {
  if (amount == 0) return;
  Player& player = play.p.player(seat);
  switch (resource) {
    case Resource::kYen:
      add_up_to(player.yen, amount, kMaxOfAny);
      return play.emit("yen_gained", clause, seat, amount);
    case Resource::kCoal:
      add_up_to(player.coal, amount, kMaxOfAny);
      return play.emit("coal_gained", clause, seat, amount);
    case Resource::kPlans:
      add_up_to(player.plans, amount, kMaxOfAny);
      return play.emit("plans_gained", clause, seat, amount);
    case Resource::kVp:
      add_up_to(player.vp, amount, kMaxOfAny);
      return play.emit("vp_gained", clause, seat, amount);
  }
}

void pay_yen(const Play& play, Seat seat, int yen, const char* clause) {
  if (yen == 0) return;
  add(play.p.player(seat).yen, -yen);
  play.emit("yen_paid", clause, seat, yen);
}

void pay_coal(const Play& play, Seat seat, int coal, const char* clause) {
  if (coal == 0) return;
  add(play.p.player(seat).coal, -coal);
  play.emit("coal_paid", clause, seat, coal);
}

void pay_plans(const Play& play, Seat seat, int plans, const char* clause) {
  if (plans == 0) return;
  add(play.p.player(seat).plans, -plans);
  play.emit("plans_paid", clause, seat, plans);
}

void lose_vp(const Play& play, Seat seat, int vp, const char* clause) {
  if (vp == 0) return;
  take_down_to(play.p.player(seat).vp, vp, -kMaxOfAny);
  play.emit("vp_lost", clause, seat, vp);
}

void spend_goods(const Play& play, Seat seat, Good good, int count, const char* clause) {
  add(play.p.player(seat).goods[good], -count);
  play.emit("goods_spent", clause, seat, good, count);
}

}  // namespace kaisho::nippon
