// What goes between the players, the supply and the board (YAM-S5).
#include <algorithm>

#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

Colour colour_at(const Position& p, Space space) {
  return *std::ranges::find_if(kEveryColour,
                               [&](Colour colour) { return p.boats[colour].has(space); });
}

Maybe<Culture> kind_at(const Position& p, Island island) {
  for (const Culture kind : kEveryCulture) {
    if (p.tokens[kind].has(island)) return kind;
  }
  return {};
}

// YAM-G2
Islands empty_islands(View view) {
  const Position& p = view.p;
  Islands taken = with_tokens(p) | p.torii | p.palaces | p.sanctuaries;
  for (Seat seat = 0; seat < p.seats; ++seat) taken |= p.player(seat).pieces;
  return Islands::first(view.components.map.islands) - taken;
}

void gain_boat(const Play& play, Seat seat, Colour colour, const char* clause) {
  if (play.p.supply[colour] == 0) return play.emit("boat_lacking", "YAM-S5", seat, colour);
  --play.p.supply[colour];
  ++play.p.player(seat).boats[colour];
  play.emit("boat_gained", clause, seat, colour);
}

void give_boat(const Play& play, Seat seat, Colour colour, const char* clause) {
  --play.p.player(seat).boats[colour];
  ++play.p.supply[colour];
  play.emit("boat_given", clause, seat, colour);
}

void add_coins(Player& player, int coins) { add_up_to(player.coins, coins, kMaxOfAny); }

void gain_coins(const Play& play, Seat seat, int coins, int group, const char* clause) {
  if (coins == 0) return;
  add_coins(play.p.player(seat), coins);
  play.emit("coins_gained", clause, seat, coins, group);
}

void pay_coins(const Play& play, Seat seat, int coins, const char* clause) {
  if (coins == 0) return;
  add_coins(play.p.player(seat), -coins);
  play.emit("coins_paid", clause, seat, coins);
}

void gain_prestige(const Play& play, Seat seat, int tokens, Island island, const char* clause) {
  if (tokens == 0) return;
  add_up_to(play.p.player(seat).prestige, tokens, kMaxOfAny);
  play.emit("prestige_gained", clause, seat, tokens, island);
}

void spend_tokens(const Play& play, Seat seat, Culture kind, int count, const char* clause) {
  add(play.p.player(seat).culture[kind], -count);
  play.emit("token_spent", clause, seat, kind, count);
}

}  // namespace kaisho::yamatai
