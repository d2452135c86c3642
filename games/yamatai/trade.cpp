// Trade (YAM-T3), and what Izanagi, Susanoo and Tomoe change in it.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

// YAM-P2
int trade_limit(const Components& components, const Player& player) {
  return components.trades +
         (has(components, player, Power::kExtraTrade) ? components.extra_trades : 0);
}

// YAM-P12: what cannot be traded otherwise.
int buying_price(const Components& components, const Player& player, Colour colour) {
  const int price = components.prices[colour];
  if (price > 0 || !has(components, player, Power::kTradeYellow)) return price;
  return colour == kYellow ? components.yellow_price : 0;
}

// YAM-P9
int selling_price(const Components& components, const Player& player, Colour colour) {
  const int better = components.better_sales[colour];
  if (better > 0 && has(components, player, Power::kBetterSales)) return better;
  return buying_price(components, player, colour);
}

namespace {

bool may_buy(const Components& components, const Position& p, Seat seat, Colour colour) {
  const Player& player = p.player(seat);
  const int price = buying_price(components, player, colour);
  return price > 0 && player.coins >= price && p.supply[colour] > 0;
}

bool may_sell(const Components& components, const Position& p, Seat seat, Colour colour) {
  const Player& player = p.player(seat);
  return player.boats[colour] > 0 && selling_price(components, player, colour) > 0;
}

}  // namespace

void list_trades(const Components& components, const Position& p, MoveList& moves) {
  const Seat seat = p.active;
  if (p.begun != 0 || p.trades >= trade_limit(components, p.player(seat))) return;
  for (const Colour colour : kEveryColour) {
    if (may_buy(components, p, seat, colour)) moves.add(move_of(Buy{colour}));
  }
  for (const Colour colour : kEveryColour) {
    if (may_sell(components, p, seat, colour)) moves.add(move_of(Sell{colour}));
  }
}

void do_buy(const Play& play, Colour colour) {
  Position& p = play.p;
  Player& player = p.player(p.active);
  const int price = buying_price(play.components, player, colour);
  ++p.trades;
  add_coins(player, -price);
  --p.supply[colour];
  ++player.boats[colour];
  play.emit("bought", "YAM-T3", p.active, colour, price);
}

void do_sell(const Play& play, Colour colour) {
  Position& p = play.p;
  Player& player = p.player(p.active);
  const int price = selling_price(play.components, player, colour);
  ++p.trades;
  add_coins(player, price);
  --player.boats[colour];
  ++p.supply[colour];
  play.emit("sold", "YAM-T3", p.active, colour, price);
}

}  // namespace kaisho::yamatai
