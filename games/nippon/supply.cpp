// What goes between the players and the supply, which never runs dry (NIP-S6).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

void add(std::uint16_t& own, int amount) {
  own = static_cast<std::uint16_t>(std::min(own + amount, kMaxOfAny));
}

void add_vp(Player& player, int vp) {
  player.vp = static_cast<std::int16_t>(std::clamp(player.vp + vp, -kMaxOfAny, kMaxOfAny));
}

}  // namespace

void gain(const Play& play, Seat seat, Resource resource, int amount, const char* clause) {
  if (amount == 0) return;
  Player& player = play.p.player(seat);
  switch (resource) {
    case Resource::kYen:
      add(player.yen, amount);
      return play.emit("yen_gained", clause, seat, amount);
    case Resource::kCoal:
      add(player.coal, amount);
      return play.emit("coal_gained", clause, seat, amount);
    case Resource::kPlans:
      add(player.plans, amount);
      return play.emit("plans_gained", clause, seat, amount);
    case Resource::kVp: add_vp(player, amount); return play.emit("vp_gained", clause, seat, amount);
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
  add_vp(play.p.player(seat), -vp);
  play.emit("vp_lost", clause, seat, vp);
}

void spend_goods(const Play& play, Seat seat, Good good, int count, const char* clause) {
  std::uint8_t& stored = play.p.player(seat).goods[good];
  stored = static_cast<std::uint8_t>(stored - count);
  play.emit("goods_spent", clause, seat, good, count);
}

}  // namespace kaisho::nippon
