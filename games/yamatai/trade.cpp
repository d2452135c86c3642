// Trade (YAM-T3), and what Izanagi, Susanoo and Tomoe change in it.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

// YAM-P2
int trade_limit(const Components& box, const Player& player) {
  return box.trades + (has(box, player, Power::kExtraTrade) ? box.extra_trades : 0);
}

// YAM-P12: what cannot be traded otherwise.
int buying_price(const Components& box, const Player& player, int colour) {
  const int price = box.prices[static_cast<std::size_t>(colour)];
  if (price > 0 || !has(box, player, Power::kTradeYellow)) return price;
  return colour == kYellow ? box.yellow_price : 0;
}

// YAM-P9
int selling_price(const Components& box, const Player& player, int colour) {
  const int better = box.better_sales[static_cast<std::size_t>(colour)];
  if (better > 0 && has(box, player, Power::kBetterSales)) return better;
  return buying_price(box, player, colour);
}

namespace {

bool may_buy(const Components& box, const Position& p, Seat seat, int colour) {
  const Player& player = p.player(seat);
  const int price = buying_price(box, player, colour);
  return price > 0 && player.coins >= price && p.supply[static_cast<std::size_t>(colour)] > 0;
}

bool may_sell(const Components& box, const Position& p, Seat seat, int colour) {
  const Player& player = p.player(seat);
  return player.boats[static_cast<std::size_t>(colour)] > 0 &&
         selling_price(box, player, colour) > 0;
}

}  // namespace

void list_trades(const Components& box, const Position& p, MoveList& moves) {
  const Seat seat = p.active;
  if (p.begun != 0 || p.trades >= trade_limit(box, p.player(seat))) return;
  for (int colour = 0; colour < kColours; ++colour) {
    if (may_buy(box, p, seat, colour)) moves.add(move_of(MoveKind::kBuy, colour));
  }
  for (int colour = 0; colour < kColours; ++colour) {
    if (may_sell(box, p, seat, colour)) moves.add(move_of(MoveKind::kSell, colour));
  }
}

void do_buy(const Play& play, int colour) {
  Position& p = play.p;
  Player& player = p.player(p.active);
  const auto i = static_cast<std::size_t>(colour);
  const int price = buying_price(play.box, player, colour);
  ++p.trades;
  add_coins(player, -price);
  --p.supply[i];
  ++player.boats[i];
  play.tell(What::kBought, "YAM-T3", p.active, colour, price);
}

void do_sell(const Play& play, int colour) {
  Position& p = play.p;
  Player& player = p.player(p.active);
  const auto i = static_cast<std::size_t>(colour);
  const int price = selling_price(play.box, player, colour);
  ++p.trades;
  add_coins(player, price);
  --player.boats[i];
  ++p.supply[i];
  play.tell(What::kSold, "YAM-T3", p.active, colour, price);
}

}  // namespace kaisho::yamatai
