// The rules of Yamataï, a file per section of the rulebook. `may_…` says whether a player may,
// `list_…` lists the moves of a step, `do_…` plays one. Nothing here allocates or throws.
#pragma once

#include <array>
#include <bit>

#include "core/bits.h"
#include "core/play.h"
#include "games/yamatai/components.h"
#include "games/yamatai/events.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

using Play = PlayOf<Components, Position, What>;

inline void push(Position& p, Step step, Seat seat = kNobody, int a = 0, int b = 0, int c = 0) {
  push_step(p, step, seat, a, b, c);
}
inline Step step_of(const Position& p) {
  return p.stack.empty() ? Step::kOver : static_cast<Step>(p.stack.top().kind);
}
inline bool has(const Components& box, const Player& player, Power power) {
  return (player.specialists & box.holders_of(power)) != 0;
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
inline Mask free_spaces(const Components& box, const Position& p) {
  const Mask all = box.map.spaces == kMaxSpaces ? ~Mask{0} : bit(box.map.spaces) - 1;
  return all & ~with_boats(p);
}
int colour_at(const Position& p, int space);                   // kColours where no boat lies
int kind_at(const Position& p, int island);                    // kKinds where no token lies
Mask empty_islands(const Components& box, const Position& p);  // YAM-G2
inline int boats_of(const Player& player) {
  int sum = 0;
  for (const int n : player.boats) sum += n;
  return sum;
}

// setup.cpp
void set_up(const Play& play);

// turn.cpp
void list_moves(const Components& box, const Position& p, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);
bool before_port(const Position& p);  // whether YAM-T10 is still to come this turn

// supply.cpp: what goes between the players, the supply and the board
void gain_boat(const Play& play, Seat seat, int colour, const char* clause);
void give_boat(const Play& play, Seat seat, int colour, const char* clause);
void add_coins(Player& player, int coins);
void gain_coins(const Play& play, Seat seat, int coins, int group, const char* clause);
void pay_coins(const Play& play, Seat seat, int coins, const char* clause);
void gain_prestige(const Play& play, Seat seat, int tokens, int island, const char* clause);
void spend_tokens(const Play& play, Seat seat, int kind, int count, const char* clause);

// fleets.cpp
void list_fleets(const Position& p, MoveList& moves);
void do_take_fleet(const Play& play, int fleet);
void list_free_boats(const Position& p, MoveList& moves);
void do_take_boat(const Play& play, int colour);

// fleet_powers.cpp
FleetPower power_now(const Components& box, const Position& p);  // of the turn under way, unused
void list_fleet_power(const Components& box, const Position& p, MoveList& moves);
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
void list_boat_powers(const Components& box, const Position& p, Seat seat, MoveList& moves);
void list_specialist_powers(const Components& box, const Position& p, Seat seat, MoveList& moves);
void do_gild(const Play& play, int one, int other);
void do_cleanse(const Play& play, int island);
void do_token_for_yellow(const Play& play, int kind);
void do_token_for_coins(const Play& play, int kind);
void do_change(const Play& play, int one, int other);

// trade.cpp
int trade_limit(const Components& box, const Player& player);
int buying_price(const Components& box, const Player& player, int colour);   // 0: not traded
int selling_price(const Components& box, const Player& player, int colour);  // 0: not traded
void list_trades(const Components& box, const Position& p, MoveList& moves);
void do_buy(const Play& play, int colour);
void do_sell(const Play& play, int colour);

// place.cpp
// Free spaces where the next boat, of that colour, may go.
Mask spaces_for(const Components& box, const Position& p, Seat seat, int colour);
void list_placements(const Components& box, const Position& p, MoveList& moves);
void do_place(const Play& play, int colour, int space);

// collect.cpp
bool may_collect(const Components& box, const Position& p);
void do_collect(const Play& play);
void list_takes(const Components& box, const Position& p, MoveList& moves);
void do_take(const Play& play, int island);
void list_extra(const Position& p, MoveList& moves);
void do_extra(const Play& play, int island);

// build.cpp
Mask touched_now(const Components& box, const Position& p);  // islands by boats placed this turn
// Boats of the cost that do not touch the island.
int boats_lacking(const Components& box, const Position& p, int tile, int island);
// Coins due for building there (YAM-P4).
int toll_due(const Components& box, const Position& p, Seat builder, int island);
// What stands on the table for this player: the row and the own reserved ones.
Mask tiles_for(const Position& p, Seat seat);
// True: something can be built without an optional power (YAM-T5).
bool list_builds(const Components& box, const Position& p, MoveList& moves);
void do_build(const Play& play, int tile, int island);
Mask group_of(const Components& box, const Position& p, Seat seat, int island);

// port.cpp
void list_keeps(const Components& box, const Position& p, MoveList& moves);
void do_keep(const Play& play, const Boats& kept);

// recruit.cpp
void list_recruits(const Components& box, const Position& p, MoveList& moves);
void do_recruit(const Play& play, int specialist, unsigned kinds);

// round.cpp
void tell_order(const Play& play, const char* clause, Seat first);
void fill_specialists(const Play& play, const char* clause);
void fill_buildings(const Play& play, const char* clause);
void show_fleets(const Play& play, const char* clause);
void end_round(const Play& play);

// end.cpp
void trigger_end(const Play& play, Trigger trigger, Seat seat);
enum class EndBy : std::uint8_t { kRules = 1, kTurnCap };
void do_end_game(const Play& play, EndBy by);

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
// Points per line of the final count, and what they are counted of.
struct Score {
  std::array<int, kScoreLines> points{};
  std::array<int, kScoreLines> of{};
  int total() const {
    int sum = 0;
    for (const int n : points) sum += n;
    return sum;
  }
};
int coins_per_point(const Components& box, const Player& player);
Score score_of(const Components& box, const Player& player);

}  // namespace kaisho::yamatai
