// The rules of Yamataï, a file per section of the rulebook. `may_…` says whether a player may,
// `list_…` lists the moves of a step, `do_…` plays one. Nothing here allocates or throws.
#pragma once

#include <algorithm>
#include <array>

#include "core/play.h"
#include "core/score_lines.h"
#include "core/values/counter.h"
#include "core/values/every_seat.h"
#include "core/values/lists.h"
#include "games/yamatai/components.h"
#include "games/yamatai/events.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

using Play = PlayOf<Components, Position, kEvents>;
using View = Play::View;
using SeatView = View::SeatView;

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
inline int pieces_of(View view) { return view.p.seats * view.components.turns[view.p.seats]; }
inline bool has(const SeatView& view, Power power) {
  return !(view.player().specialists & view.components.holders[power]).empty();
}
inline Spaces with_boats(const Position& p) {
  Spaces all;
  for (const Spaces of_colour : p.boats) all |= of_colour;
  return all;
}
inline Islands with_tokens(const Position& p) {
  Islands all;
  for (const Islands of_kind : p.tokens) all |= of_kind;
  return all;
}
inline Spaces free_spaces(View view) {
  return Spaces::first(view.components.map.spaces) - with_boats(view.p);
}
Colour colour_at(const Position& p, Space space);          // of the boat there
Maybe<Culture> kind_at(const Position& p, Island island);  // of the token there
Islands empty_islands(View view);                          // YAM-G2
// What lies in a row.
template <class Things, class T>
Things things_in(const std::array<Maybe<T>, kMaxRow>& row) {
  Things things;
  for (const Maybe<T> one : row) {
    if (one) things.add(*one);
  }
  return things;
}
// Leaves its place empty.
template <class T, std::size_t kSize>
void take_from(std::array<Maybe<T>, kSize>& places, T thing) {
  std::ranges::replace(places, Maybe<T>(thing), Maybe<T>());
}
inline int boats_of(const Player& player) {
  int sum = 0;
  for (const int n : player.boats) sum += n;
  return sum;
}

// setup.cpp
void set_up(const Play& play);

// turn.cpp
void list_moves(View view, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);

// supply.cpp: what goes between the players, the supply and the board
void gain_boat(const Play& play, Seat seat, Colour colour, const char* clause);
void give_boat(const Play& play, Seat seat, Colour colour, const char* clause);
void add_coins(Player& player, int coins);
void gain_coins(const Play& play, Seat seat, int coins, int group, const char* clause);
void pay_coins(const Play& play, Seat seat, int coins, const char* clause);
void gain_prestige(const Play& play, Seat seat, int tokens, Island island, const char* clause);
void spend_tokens(const Play& play, Seat seat, Culture kind, int count, const char* clause);

// fleets.cpp
void list_fleets(const Position& p, MoveList& moves);
void do_take_fleet(const Play& play, Fleet fleet);
void list_free_boats(const Position& p, MoveList& moves);
void do_take_boat(const Play& play, Colour colour);

// fleet_powers.cpp
// The power of this turn's fleet; kNothing once it was used.
FleetPower unused_power(View view);
void list_fleet_power(View view, MoveList& moves);
void do_reserve(const Play& play, Tile tile);
void do_slide(const Play& play, Slide slide);
void do_put_sanctuary(const Play& play, Island island);
void do_choose_token(const Play& play, Island island);
void list_second_tokens(const Position& p, MoveList& moves);
void do_swap_tokens(const Play& play, Island second);
void do_remove_first(const Play& play, Space space);
void list_further_removals(const Position& p, MoveList& moves);
void do_remove_further(const Play& play, Space space);
void do_choose_boat(const Play& play, Space space);
void list_second_boats(const Position& p, MoveList& moves);
void do_swap_boats(const Play& play, Space second);

// deck.cpp: YAM-F3, and who knows what of the building deck (YAM-H1)
void list_looks(const Position& p, MoveList& moves);
void do_look(const Play& play);
void list_sorts(const Position& p, MoveList& moves);
void do_sort(const Play& play, Sort sort);
Tile draw_building(Position& p);

// specialists.cpp
void list_boat_powers(const SeatView& view, MoveList& moves);
bool supply_may_lack(const SeatView& view);
void list_specialist_powers(const SeatView& view, MoveList& moves);
void do_gild(const Play& play, Gild boats);
void do_cleanse(const Play& play, Island island);
void do_token_for_yellow(const Play& play, Culture kind);
void do_token_for_coins(const Play& play, Culture kind);
void do_change(const Play& play, Change boats);

// trade.cpp
int trade_limit(const SeatView& view);
// 0: not traded.
int buying_price(const SeatView& view, Colour colour);
int selling_price(const SeatView& view, Colour colour);
void list_trades(View view, MoveList& moves);
void do_buy(const Play& play, Colour colour);
void do_sell(const Play& play, Colour colour);

// place.cpp
// Free spaces where the next boat, of that colour, may go.
Spaces spaces_for(const SeatView& view, Colour colour);
void list_placements(View view, MoveList& moves);
void do_place(const Play& play, Place place);

// collect.cpp
bool may_collect(View view);
void do_collect(const Play& play);
void list_takes(View view, MoveList& moves);
void do_take(const Play& play, Island island);
void list_extra(const Position& p, MoveList& moves);
void do_extra(const Play& play, Island island);

// build.cpp
Islands touched_now(View view);  // islands by boats placed this turn
// An island and the boats around it.
struct Site {
  Island island;
  Boats boats;
};
// A list of them. Only spares time: the boats are counted once for all buildings.
struct Sites {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): what is past the size is never read.
  Sites() {}

  void add(const Site& site) { sites[size++] = site; }
  const Site* begin() const { return sites.data(); }
  const Site* end() const { return sites.data() + size; }

  std::array<Site, kMaxIslands> sites;
  std::size_t size = 0;
};
Site site_at(View view, Island island);
// Boats of the cost that do not touch the island.
int boats_lacking(const Building& building, const Site& site);
int boats_lacking(View view, Tile tile, Island island);
// Coins due for building there (YAM-P4).
int toll_due(View view, Seat builder, Island island);
// What stands on the table for this player: the row and the player's reserved ones.
Tiles tiles_for(const Position& p, Seat seat);
bool has_figure_for(const Player& player, const Building& building);
void list_builds(View view, MoveList& moves);
bool must_build(View view, const MoveList& builds);
void do_build(const Play& play, Build build);
Islands group_of(const SeatView& view, Island island);

// port.cpp
// Whether the boats can be kept in more than one way.
bool may_choose_keeps(View view);
void list_keeps(View view, MoveList& moves);
void do_keep(const Play& play, const Boats& kept);

// recruit.cpp
bool may_recruit(View view);
void list_recruits(View view, MoveList& moves);
void do_recruit(const Play& play, Recruit recruit);

// round.cpp
void tell_order(const Play& play, const char* clause, Seat first);
void fill_specialists(const Play& play, const char* clause);
void fill_buildings(const Play& play, const char* clause);
void show_fleets(const Play& play, const char* clause);
// What a preparation lacks (YAM-E1); kNotYet: nothing.
Trigger lacking(View view);
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
int coins_per_point(const SeatView& view);
Score score_of(const SeatView& view);

}  // namespace kaisho::yamatai
