// The rules of Traders of Osaka, a file per section of the rulebook. `may_…` says whether a player
// may, `list_…` lists the moves, `do_…` does one. Nothing here allocates or throws.
#pragma once

#include "core/play.h"
#include "games/osaka/components.h"
#include "games/osaka/events.h"
#include "games/osaka/state.h"

namespace kaisho::osaka {

using Play = PlayOf<Components, Position, kEvents>;
using View = Play::View;
using SeatView = View::SeatView;

inline Step step_of(const Position& p) {
  return p.stack.empty() ? Step::kNone : step_of(p.stack.top());
}

// setup.cpp
void set_up(const Play& play);
void list_tokens(MoveList& moves);
void do_choose_token(const Play& play, Colour colour);
void give_token(const Play& play, Seat seat, Colour colour, const char* clause);

// turn.cpp
void list_moves(View view, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);
void do_end_turn(const Play& play);
bool may_act(const SeatView& view);

// buy.cpp
// A card of the market is open to a seat whose purchase it belongs to: no other seat has reserved
// it.
bool is_open_to(const Slot& slot, Seat seat);
bool has_open_card(const SeatView& view);
int cost(const SeatView& view);
int worth(const Components& components, const Counts& hand);
bool may_buy(const SeatView& view);
void do_buy(const Play& play);
void list_payments(View view, MoveList& moves);
void do_pay(const Play& play, Card card);
// Where a ship comes to that sails for so many cards bought.
Place place_after(const Components& components, Place from, int cards);
void do_load(const Play& play);

// take.cpp
void list_takes(const SeatView& view, MoveList& moves);
void do_take(const Play& play, Take take);

// reserve.cpp
bool has_marker(const SeatView& view);
void list_reservations(const SeatView& view, MoveList& moves);
void do_reserve(const Play& play, Reserve reserve);

// refill.cpp
Maybe<Card> draw_card(const Play& play);
bool draw_unseen(const Play& play);
void draw_rows(const Play& play, int market, int farm, const char* clause);
void do_refill(const Play& play, const char* clause);

// payday.cpp
// A player's goods of one colour, and what makes their price.
struct Lot {
  int cards = 0;
  int highest = 0;  // of the values of the cards
  int tokens = 0;   // delivery tokens of the colour
};
Lot lot_of(const Components& components, const Player& player, Colour colour);
int value_of(const Components& components, const Lot& lot);
int points_of(const Components& components, const Lot& lot);
bool any_arrived(const Play& play);
void do_payday(const Play& play);

// insurance.cpp
bool may_insure(View view);
void advance_insurance(const Play& play);
void list_insurance(View view, MoveList& moves);
void do_insure(const Play& play, Maybe<Card> card);
void list_protections(const Position& p, MoveList& moves);
void do_protect(const Play& play, Card card);
// Goods that are not yet protected, of a type of card or of a colour.
inline int unprotected(const Player& player, Card card) {
  return player.goods[card] - player.insured[card];
}
int unprotected(const Player& player, Colour colour);

// wreck.cpp
void do_wrecks(const Play& play);

// end.cpp
int all_tokens(const Player& player);
bool has_ended(const Play& play);
enum class EndBy : std::uint8_t { kTokens = 1, kPasses, kTurnCap };
void do_end_game(const Play& play, EndBy by, const char* clause);

}  // namespace kaisho::osaka
