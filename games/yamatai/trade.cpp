// Trade (YAM-T3), and what Izanagi, Susanoo and Tomoe change in it.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

// YAM-P2
int trade_limit(const SeatView& view) {
  const int extra = has(view, Power::kExtraTrade) ? view.components.extra_trades : 0;
  return view.components.trades + extra;
}

// YAM-P12: what cannot be traded otherwise.
int buying_price(const SeatView& view, Colour colour) {
  const int price = view.components.prices[colour];
  if (price > 0 || !has(view, Power::kTradeYellow)) return price;
  return colour == kYellow ? view.components.yellow_price : 0;
}

// YAM-P9
int selling_price(const SeatView& view, Colour colour) {
  const int better = view.components.better_sales[colour];
  if (better > 0 && has(view, Power::kBetterSales)) return better;
  return buying_price(view, colour);
}

namespace {

// YAM-T3
bool may_buy(const SeatView& view, Colour colour) {
  const Player& player = view.player();
  const int price = buying_price(view, colour);
  return price > 0 && player.coins >= price && view.p.supply[colour] > 0;
}

// YAM-T3
bool may_sell(const SeatView& view, Colour colour) {
  return view.player().boats[colour] > 0 && selling_price(view, colour) > 0;
}

}  // namespace

// YAM-T3
void list_trades(View view, MoveList& moves) {
  const Position& p = view.p;
  const SeatView trader = view.of(p.active);
  if (p.begun != 0 || p.trades >= trade_limit(trader)) return;
  for (const Colour colour : kEveryColour) {
    if (may_buy(trader, colour)) moves.add(move_of(Buy{colour}));
  }
  for (const Colour colour : kEveryColour) {
    if (may_sell(trader, colour)) moves.add(move_of(Sell{colour}));
  }
}

// YAM-T3
void do_buy(const Play& play, Colour colour) {
  Position& p = play.p;
  Player& player = p.player(p.active);
  const int price = buying_price(play.of(p.active), colour);
  ++p.trades;
  add_coins(player, -price);
  --p.supply[colour];
  ++player.boats[colour];
  play.emit("bought", "YAM-T3", p.active, colour, price);
}

// YAM-T3
void do_sell(const Play& play, Colour colour) {
  Position& p = play.p;
  Player& player = p.player(p.active);
  const int price = selling_price(play.of(p.active), colour);
  ++p.trades;
  add_coins(player, price);
  --player.boats[colour];
  ++p.supply[colour];
  play.emit("sold", "YAM-T3", p.active, colour, price);
}

}  // namespace kaisho::yamatai
