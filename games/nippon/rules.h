// The rules of Nippon, by the sections of the rulebook; each file cites its clauses.
// Functions say "may" when they ask, "list" when they list moves, "do" when they change the table.
#pragma once

#include <array>
#include <span>

#include "core/play.h"
#include "core/score_lines.h"
#include "core/values/how_many.h"
#include "games/nippon/components.h"
#include "games/nippon/events.h"
#include "games/nippon/state.h"

namespace kaisho::nippon {

using Play = PlayOf<Components, Position, kEvents>;
using View = Play::View;
using SeatView = View::SeatView;

inline Step step_of(const Position& p) { return step_of(p.stack.top()); }
inline bool has_factory(const Player& player, Good good) {
  return static_cast<bool>(player.factories[good]);
}
// Calls `see` with each factory of a player, by the order of the goods.
template <class See>
void each_factory(const Components& components, const Player& player, const See& see) {
  for (const Maybe<FactoryTile> tile : player.factories) {
    if (tile) see(components.factories[*tile]);
  }
}
inline bool has_goods(const Player& player) { return player.goods != ByGood<std::uint8_t>{}; }
// The factory of a good that the player has.
inline const Factory& factory_of(const Components& components, const Player& player, Good good) {
  return components.factories[*player.factories[good]];
}
// The sum of an effect's amounts over the factories of a player.
inline int total_of(const Components& components, const Player& player, Effect effect) {
  int amount = 0;
  each_factory(components, player, [&](const Factory& factory) {
    if (factory.effect == effect) amount += factory.amount;
  });
  return amount;
}
inline Contracts all_contracts(const Components& components) {
  return Contracts::first(how_many(components.contracts));
}
// How many a player has filled.
inline int contracts_filled(const Components& components, const Player& player) {
  return how_many(components.contracts) - player.contracts.size();
}
inline int workers_of(const Player& player) {
  int held = 0;
  for (const Maybe<Colour> worker : player.workers) held += worker ? 1 : 0;
  return held;
}
inline int count_of(const Workers& workers) {
  int count = 0;
  for (const int n : workers) count += n;
  return count;
}
inline Set<Colour> colours_of(const Workers& workers) {
  Set<Colour> colours;
  for (const Colour colour : kEveryColour) {
    if (workers[colour] != 0) colours.add(colour);
  }
  return colours;
}

// setup.cpp
void set_up(const Play& play);

// turn.cpp: NIP-T, and what carries a turn from step to step
void list_moves(View view, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);

// actions.cpp: NIP-T3, what an action costs and whether it is open
int price_of(const Components& components, const Player& player, Action action, int parts);
bool may_pay(const Components& components, const Player& player, Action action);  // one part
// The most parts that this player can pay of an action with a price list.
int affordable(const Components& components, const Player& player, Action action);
bool may_act(const SeatView& view, Action action);
void begin_action(const Play& play, Seat seat, Action action);

// supply.cpp: what goes between the players and the supply
void gain(const Play& play, Seat seat, Resource resource, int amount, const char* clause);
void pay_yen(const Play& play, Seat seat, int yen, const char* clause);
void pay_coal(const Play& play, Seat seat, int coal, const char* clause);
void pay_plans(const Play& play, Seat seat, int plans, const char* clause);
void lose_vp(const Play& play, Seat seat, int vp, const char* clause);
void spend_goods(const Play& play, Seat seat, Good good, int count, const char* clause);

// tracks.cpp: NIP-A4, NIP-A5, and plans (NIP-T1)
Track track_of(Action action);
int steps_left(const Components& components, const Player& player, Track track);
int value_on(const Components& components, const Player& player, Track track);
int stars_on(const Components& components, const Player& player,
             Track track);  // NIP-F2b, NIP-F3b among
void move_track(const Play& play, Seat seat, Track track, int steps, const char* clause);
// Steps beyond those paid that factories give with an action (NIP-F2a, NIP-F3c).
int extra_steps(const Components& components, const Player& player, Action action);
bool may_climb(const Components& components, const Player& player, Action action);
void list_steps(const SeatView& view, MoveList& moves);
void do_steps(const Play& play, int steps);
void list_plans(const SeatView& view, MoveList& moves);
void do_plans(const Play& play, Track track);

// produce.cpp: NIP-A3
int coal_for(const Components& components, const Player& player, Good good);
int room_in(const Components& components, const Player& player, Good good);
int output_of(const Components& components, const Player& player, Good good);
bool may_activate(const Components& components, const Player& player, Good good);
bool may_produce(const Components& components, const Player& player);
void list_products(const SeatView& view, MoveList& moves);
void do_produce(const Play& play, Goods goods);

// invest.cpp: NIP-A1, and the bonuses given at once (NIP-F)
int missing_knowledge(const Components& components, const Player& player, Good good);
// What a factory of the good costs besides its yen.
int plans_for(const Components& components, const Player& player, Good good);
Set<FactoryTile> tiles_to_build(View view, const Player& player);
bool may_invest(View view, const Player& player);
void list_builds(const SeatView& view, MoveList& moves);
void do_build(const Play& play, FactoryTile tile);

// machinery.cpp: NIP-A2
void put_stocked(const Play& play, Seat seat, Good good);
void list_improvements(const SeatView& view, MoveList& moves);
void do_improve(const Play& play, const Improved& parts);

// transport.cpp: NIP-A6, NIP-A7
int places_left(View view, Region region);
bool may_transport(const SeatView& view, Vehicle vehicle);
// What the places of a row show that are uncovered while so many tiles are left: it empties from
// the left.
inline int sum_uncovered(const std::vector<RowPlace>& row, int left,
                         std::uint8_t RowPlace::* shown) {
  int sum = 0;
  for (int i = 0; i + left < how_many(row); ++i) sum += row[i].*shown;
  return sum;
}
int symbols_uncovered(const Components& components, const Player& player);
Move transport_move(Vehicle vehicle, Regions regions);
void list_transport(const SeatView& view, Vehicle vehicle, MoveList& moves);
void do_transport(const Play& play, Vehicle vehicle, Regions regions);
void flip_tiles(const Play& play, Seat seat, Vehicle vehicle);

// export.cpp: NIP-A8
bool may_export(const Components& components, const Player& player);
int contracts_ready(const Components& components,
                    const Player& player);  // that the stored goods fill
void list_fills(const SeatView& view, MoveList& moves);
void do_fill(const Play& play, const Fill& fill);

// market.cpp: NIP-A9; influence.cpp: NIP-A10
inline Every<Place> places_of(const Components& components) {
  return Every<Place>(how_many(components.cities) * kSides);
}
inline Region region_at(const Components& components, Place place) {
  return components.cities[city_of(place)].region;
}
inline Good good_at(View view, Place place) {
  const City city = city_of(place);
  const Side printed = printed_at(side_of(place), view.p.city_turns[city]);
  return view.components.city_tiles[view.p.city_tiles[city]].goods[printed];
}
// The highest value that so many cubes of a good pay for.
int value_for(const Components& components, Good good, int cubes);
// The most cubes of a good that a player can give for a tile.
int cubes_for_tile(const Player& player, Good good);
// The highest tile that a player has and that these cubes pay for; 0: none.
int tile_in_reach(const Components& components, const Player& player, Good good);
// The places beside a city, by side.
inline std::span<const Influence, kSides> beside(const Position& p, City city) {
  return std::span<const Influence, kSides>(&p.influence[place_at(city, Side{})], kSides);
}
int influence_tiles_in(const Position& p, City city);
bool city_full(View view, City city);
// The lowest value that may be put there; kMaxValue + 1: none.
int least_value(View view, Place place);
// Places from which a tile goes home when one is put there; more than one: the player chooses.
Set<Place> leaving(View view, Place place);
void put_influence(const Play& play, Seat seat, Place place, int value);
void send_home(const Play& play, Place place);
// The places where a player may sell to a city.
Set<Place> places_to_sell_at(const SeatView& view);
bool may_sell(const SeatView& view);
void list_places(const SeatView& view, MoveList& moves);
void do_choose_place(const Play& play, Place place);
void list_tiles(const SeatView& view, MoveList& moves);
void do_put_tile(const Play& play, PutTile tile);
void list_homes(const SeatView& view, MoveList& moves);
void do_send_home(const Play& play, Place place);

// consolidate.cpp: NIP-K
void do_consolidate(const Play& play);
void list_rewards(const SeatView& view, MoveList& moves);
void do_take_reward(const Play& play, Reward reward);
void list_achievements(const SeatView& view, MoveList& moves);
void do_tile_achievement(const Play& play, Achievement achievement);
void do_wages(const Play& play, Seat seat);
int reward_level(const Components& components, const Player& player);  // NIP-K2; 0: none due
int income_of(const Components& components, const Player& player);     // yen by NIP-K1
// What the player would hold after consolidating now, wages aside (NIP-K1, NIP-F1a, NIP-F1b).
int consolidation_yen(const Components& components, const Player& player);
int consolidation_coal(const Components& components, const Player& player);

// wages.cpp: NIP-K4
struct Wages {
  int colours = 0;
  int paid = 0;  // colours
  int yen = 0;
  int lost = 0;  // VP
};
Wages wages_of(const Components& components, const Player& player, int yen);
Wages wages_of(const Components& components, int colours, int yen);

// workers.cpp: NIP-T2, NIP-T4, NIP-T5
void take_worker(const Play& play, Seat seat, Colour colour, Space space);
void return_workers(const Play& play, Seat seat);
void lay_workers(const Play& play, const char* clause);  // NIP-S4
// True: all rows were empty, so that the table was filled again.
bool refill_space(const Play& play, Space space);
void complete_filling(const Play& play);

// marker.cpp: NIP-T6
void move_marker(const Play& play, Seat seat);
void count_closing_turn(const Play& play);

// scoring.cpp: NIP-V
inline constexpr Seat kForeign = kMaxSeats;  // foreign companies, behind the seats
inline constexpr int kParties = kMaxSeats + 1;
using ByParty = Indexed<Seat, int, kParties>;
struct Standing {
  ByParty influence{};
  ByParty rank{};                          // 1 is first; 0: nowhere
  ByParty shared{};                        // how many have that rank
  Indexed<Seat, int, kMaxSeats> points{};  // by the rank
  Indexed<Seat, int, kMaxSeats> ships{};   // VP of ships
};
// Who leads a region: all but the points and ships.
Standing ranks_in(View view, Region region);
// The same, and what the scoring with that number (from 0) would give.
Standing standing_of(View view, Region region, int scoring);
// What a seat's rank would give in that scoring.
int points_of(const Components& components, const Standing& standing, Seat seat, int scoring);
void do_scoring(const Play& play, int scoring);

// final.cpp: NIP-E1, NIP-E2
struct Score : ScoreLines<kScoreLines> {
  std::array<int, kScoreLines> multiplier{};
};
// What the final count gives now: of a game under way with the yen that would be left.
Score score_of(const SeatView& view);

// end.cpp: NIP-E
void do_end_game(const Play& play, Over by);

}  // namespace kaisho::nippon
