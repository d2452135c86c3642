// The rules of Yamataï, a file per section of the rulebook. `may_…` says whether a player may,
// `list_…` lists the moves of a step, `do_…` plays one. Nothing here allocates or throws.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "core/play.h"
#include "core/score_lines.h"
#include "core/values/bits.h"
#include "games/yamatai/components.h"
#include "games/yamatai/events.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

using Play = PlayOf<Components, Position, kEvents>;

inline Step step_of(const Position& p) {
  return p.stack.empty() ? Step::kOver : step_of(p.stack.top());
}
// Whether a step is on the stack.
inline bool is_pending(const Position& p, Step step) {
  const auto& frames = p.stack.frames;
  return std::any_of(frames.begin(), frames.begin() + p.stack.size,
                     [&](const Frame& frame) { return step_of(frame) == step; });
}
// YAM-T10 is still to come this turn.
inline bool before_port(const Position& p) { return is_pending(p, Step::kPort); }
// Turns of a round, one for each turn-order piece (YAM-T12).
inline int pieces_of(const Components& components, const Position& p) {
  return p.seats * components.turns[p.seats];
}
inline bool has(const Components& components, const Player& player, Power power) {
  return (player.specialists & components.holders[power]) != 0;
}
constexpr Mask bit(int index) { return Mask{1} << static_cast<unsigned>(index); }
constexpr bool in(Mask mask, int index) { return (mask >> static_cast<unsigned>(index) & 1U) != 0; }
inline Mask with_boats(const Position& p) {
  Mask all = 0;
  for (const Mask of_colour : p.boats) all |= of_colour;
  return all;
}
inline Mask with_tokens(const Position& p) {
  Mask all = 0;
  for (const Mask of_kind : p.tokens) all |= of_kind;
  return all;
}
inline Mask free_spaces(const Components& components, const Position& p) {
  const Mask all = components.map.spaces == kMaxSpaces ? ~Mask{0} : bit(components.map.spaces) - 1;
  return all & ~with_boats(p);
}
Colour colour_at(const Position& p, int space);                       // of the boat there
Maybe<Culture> kind_at(const Position& p, int island);                // of the token there
Mask empty_islands(const Components& components, const Position& p);  // YAM-G2
inline int boats_of(const Player& player) {
  int sum = 0;
  for (const int n : player.boats) sum += n;
  return sum;
}

// setup.cpp
void set_up(const Play& play);

// turn.cpp
void list_moves(const Components& components, const Position& p, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);

// supply.cpp: what goes between the players, the supply and the board
void gain_boat(const Play& play, Seat seat, Colour colour, const char* clause);
void give_boat(const Play& play, Seat seat, Colour colour, const char* clause);
void add_coins(Player& player, int coins);
void gain_coins(const Play& play, Seat seat, int coins, int group, const char* clause);
void pay_coins(const Play& play, Seat seat, int coins, const char* clause);
void gain_prestige(const Play& play, Seat seat, int tokens, int island, const char* clause);
void spend_tokens(const Play& play, Seat seat, Culture kind, int count, const char* clause);

// fleets.cpp
void list_fleets(const Position& p, MoveList& moves);
void do_take_fleet(const Play& play, int fleet);
void list_free_boats(const Position& p, MoveList& moves);
void do_take_boat(const Play& play, Colour colour);

// fleet_powers.cpp
FleetPower power_now(const Components& components,
                     const Position& p);  // of the turn under way, unused
void list_fleet_power(const Components& components, const Position& p, MoveList& moves);
void do_reserve(const Play& play, int tile);
void do_slide(const Play& play, int from, int to);
void do_put_sanctuary(const Play& play, int island);
void do_swap_tokens(const Play& play, int island);
void list_with_token(const Position& p, MoveList& moves);
void do_with_token(const Play& play, int island);
void do_remove(const Play& play, int space);
void list_second_removal(const Position& p, MoveList& moves);
void do_swap_boats(const Play& play, int space);
void list_with_boat(const Position& p, MoveList& moves);
void do_with_boat(const Play& play, int space);

// deck.cpp: YAM-F3, and who knows what of the building deck (YAM-H1)
void do_look(const Play& play);
void list_sorts(const Position& p, MoveList& moves);
void do_sort(const Play& play, Move move);
Id draw_building(Position& p);

// specialists.cpp
void list_boat_powers(const Components& components, const Position& p, Seat seat, MoveList& moves);
bool supply_may_lack(const Components& components, const Position& p, Seat seat);
void list_specialist_powers(const Components& components, const Position& p, Seat seat,
                            MoveList& moves);
void do_gild(const Play& play, Colour one, Colour other);
void do_cleanse(const Play& play, int island);
void do_token_for_yellow(const Play& play, Culture kind);
void do_token_for_coins(const Play& play, Culture kind);
void do_change(const Play& play, Colour one, Colour other);

// trade.cpp
int trade_limit(const Components& components, const Player& player);
// 0: not traded.
int buying_price(const Components& components, const Player& player, Colour colour);
int selling_price(const Components& components, const Player& player, Colour colour);
void list_trades(const Components& components, const Position& p, MoveList& moves);
void do_buy(const Play& play, Colour colour);
void do_sell(const Play& play, Colour colour);

// place.cpp
// Free spaces where the next boat, of that colour, may go.
Mask spaces_for(const Components& components, const Position& p, Seat seat, Colour colour);
void list_placements(const Components& components, const Position& p, MoveList& moves);
void do_place(const Play& play, Colour colour, int space);

// collect.cpp
bool may_collect(const Components& components, const Position& p);
void do_collect(const Play& play);
void list_takes(const Components& components, const Position& p, MoveList& moves);
void do_take(const Play& play, int island);
void list_extra(const Position& p, MoveList& moves);
void do_extra(const Play& play, int island);

// build.cpp
Mask touched_now(const Components& components,
                 const Position& p);  // islands by boats placed this turn
// Boats of the cost that do not touch the island.
int boats_lacking(const Components& components, const Position& p, int tile, int island);
// Coins due for building there (YAM-P4).
int toll_due(const Components& components, const Position& p, Seat builder, int island);
// What stands on the table for this player: the row and the player's reserved ones.
Mask tiles_for(const Position& p, Seat seat);
// True: something can be built without an optional power (YAM-T5).
bool list_builds(const Components& components, const Position& p, MoveList& moves);
void do_build(const Play& play, int tile, int island);
Mask group_of(const Components& components, const Position& p, Seat seat, int island);

// port.cpp
void list_keeps(const Components& components, const Position& p, MoveList& moves);
void do_keep(const Play& play, const Boats& kept);

// recruit.cpp
void list_recruits(const Components& components, const Position& p, MoveList& moves);
void do_recruit(const Play& play, int specialist, Cultures kinds);

// round.cpp
void tell_order(const Play& play, const char* clause, Seat first);
void fill_specialists(const Play& play, const char* clause);
void fill_buildings(const Play& play, const char* clause);
void show_fleets(const Play& play, const char* clause);
// What a preparation lacks (YAM-E1); kNotYet: nothing.
Trigger lacking(const Components& components, const Position& p);
void end_round(const Play& play);

// end.cpp
void trigger_end(const Play& play, Trigger trigger, Seat seat);
void do_end_game(const Play& play, Over by);

// scoring.cpp
enum ScoreLine : std::uint8_t {
  kLineCoins,
  kLinePrestige,
  kLineBuildings,
  kLineSpecialists,
  kLineUnbuilt,
  kLineAside,
  kScoreLines,
};
using Score = ScoreLines<kScoreLines>;
int coins_per_point(const Components& components, const Player& player);
Score score_of(const Components& components, const Player& player);

}  // namespace kaisho::yamatai
