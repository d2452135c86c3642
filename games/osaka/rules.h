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
bool may_act(const Position& p, Seat seat);

// buy.cpp
Place place_after(const Components& components, Place from, int cards);  // OSA-B5
bool is_available_to(const Slot& slot, Seat seat);
bool has_open_card(const Position& p, Seat seat);
int cost(const Components& components, const Position& p, Seat seat);
int worth(const Components& components, const Counts& hand);
bool may_buy(const Components& components, const Position& p, Seat seat);
void do_buy(const Play& play);
void list_payments(const Components& components, const Position& p, MoveList& moves);
void do_pay(const Play& play, Card card);
void pay_while_forced(const Play& play);
void do_load(const Play& play);

// take.cpp
void list_takes(const Position& p, Seat seat, MoveList& moves);
void do_take(const Play& play, Take take);

// reserve.cpp
bool has_marker(const Position& p, Seat seat);
void list_reservations(const Position& p, Seat seat, MoveList& moves);
void do_reserve(const Play& play, Reserve reserve);

// refill.cpp
Maybe<Card> draw_card(const Play& play);
bool draw_unseen(const Play& play);
void draw_rows(const Play& play, int market, int farm, const char* clause);
void do_refill(const Play& play, const char* clause);

// payday.cpp
bool any_arrived(const Play& play);
void do_payday(const Play& play);
int sale_value(const Components& components, int cards, int highest, int tokens);
int sale_points(const Components& components, int cards, int highest, int tokens);

// insurance.cpp
bool may_insure(const Components& components, const Position& p);
void advance_insurance(const Play& play);
void list_insurance(const Components& components, const Position& p, MoveList& moves);
void do_insure(const Play& play, Maybe<Card> card);
void list_protections(const Position& p, MoveList& moves);
void do_protect(const Play& play, Card card);
void protect_while_forced(const Play& play);
int unprotected(const Player& player, Colour colour);

// wreck.cpp
void do_wrecks(const Play& play);

// end.cpp
int all_tokens(const Player& player);
bool has_ended(const Play& play);
enum class EndBy : std::uint8_t { kTokens = 1, kPasses, kTurnCap };
void do_end_game(const Play& play, EndBy by, const char* clause);

}  // namespace kaisho::osaka
