// The rules of Nippon, by the sections of the rulebook; each file cites its clauses.
// Functions say "may" when they ask, "list" when they list moves, "do" when they change the table.
#pragma once

#include <array>
#include <span>

#include "core/play.h"
#include "core/score_lines.h"
#include "core/values/bits.h"
#include "games/nippon/components.h"
#include "games/nippon/events.h"
#include "games/nippon/state.h"

namespace kaisho::nippon {

using Play = PlayOf<Components, Position, kEvents>;

inline const Good& good_of(const Components& components, int good) {
  return components.goods[good];
}
inline const Factory& factory_of(const Components& components, int tile) {
  return components.factories[tile];
}
inline const Region& region_of(const Components& components, int region) {
  return components.regions[region];
}
constexpr unsigned bit(int index) { return 1U << static_cast<unsigned>(index); }
constexpr bool in(unsigned set, int index) { return (set & bit(index)) != 0; }
inline Step step_of(const Position& p) { return step_of(p.stack.top()); }
inline bool has_factory(const Player& player, int good) { return player.factories[good] != kNone; }
// Calls `see` with each factory of a player, by the order of the goods.
template <class See>
void each_factory(const Components& components, const Player& player, const See& see) {
  for (const Id tile : player.factories) {
    if (tile != kNone) see(factory_of(components, tile));
  }
}
// The sum of an effect's amounts over the factories of a player.
inline int total_of(const Components& components, const Player& player, Effect effect) {
  int amount = 0;
  each_factory(components, player, [&](const Factory& factory) {
    if (factory.effect == effect) amount += factory.amount;
  });
  return amount;
}
inline int workers_of(const Player& player) {
  int held = 0;
  for (const Id colour : player.workers) held += colour != kNone ? 1 : 0;
  return held;
}
inline int count_of(const Workers& workers) {
  int count = 0;
  for (const int n : workers) count += n;
  return count;
}

// setup.cpp
void set_up(const Play& play);

// turn.cpp: NIP-T, and what carries a turn from step to step
void list_moves(const Components& components, const Position& p, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);

// actions.cpp: NIP-T3, what an action costs and whether it is open
int price_of(const Components& components, const Player& player, Action action, int parts);
bool may_pay(const Components& components, const Player& player, Action action);  // one part
// The most parts that this player can pay of an action with a price list.
int affordable(const Components& components, const Player& player, Action action);
bool may_act(const Components& components, const Position& p, Seat seat, Action action);
void begin_action(const Play& play, Seat seat, Action action);

// supply.cpp: what goes between the players and the supply
void gain(const Play& play, Seat seat, Resource resource, int amount, const char* clause);
void pay_yen(const Play& play, Seat seat, int yen, const char* clause);
void pay_coal(const Play& play, Seat seat, int coal, const char* clause);
void pay_plans(const Play& play, Seat seat, int plans, const char* clause);
void lose_vp(const Play& play, Seat seat, int vp, const char* clause);
void spend_goods(const Play& play, Seat seat, int good, int count, const char* clause);

// tracks.cpp: NIP-A4, NIP-A5, and plans (NIP-T1)
Track track_of(Action action);
int steps_left(const Components& components, const Player& player, Track track);
int value_on(const Components& components, const Player& player, Track track);
int stars_on(const Components& components, const Player& player,
             Track track);  // NIP-F2b, NIP-F3b among
void move_track(const Play& play, Seat seat, Track track, int steps, const char* clause);
bool may_climb(const Components& components, const Player& player, Action action);
void list_steps(const Components& components, const Position& p, MoveList& moves);
void do_steps(const Play& play, int steps);
void list_plans(const Components& components, const Position& p, Seat seat, MoveList& moves);
void do_plans(const Play& play, Track track);

// produce.cpp: NIP-A3
int coal_for(const Components& components, const Player& player, int good);
int room_in(const Components& components, const Player& player, int good);
int output_of(const Components& components, const Player& player, int good);
bool may_activate(const Components& components, const Player& player, int good);
bool may_produce(const Components& components, const Player& player);
void list_products(const Components& components, const Position& p, MoveList& moves);
void do_produce(const Play& play, unsigned goods);

// invest.cpp: NIP-A1, and the bonuses given at once (NIP-F)
int missing_knowledge(const Components& components, const Player& player, int good);
bool may_invest(const Components& components, const Position& p, const Player& player);
void list_builds(const Components& components, const Position& p, MoveList& moves);
void do_build(const Play& play, int tile);

// machinery.cpp: NIP-A2
void put_stocked(const Play& play, Seat seat, int good);
void list_improvements(const Components& components, const Position& p, MoveList& moves);
void do_improve(const Play& play, const Improved& parts);

// transport.cpp: NIP-A6, NIP-A7
int places_left(const Components& components, const Position& p, int region);
bool may_put(const Components& components, const Position& p, Seat seat, bool ships);
int symbols_uncovered(const Components& components, const Player& player);
void list_transport(const Components& components, const Position& p, bool ships, MoveList& moves);
void do_transport(const Play& play, bool ships, unsigned regions);
void turn_tiles(const Play& play, Seat seat, bool ships);  // NIP-F4b, NIP-F5b

// export.cpp: NIP-A8
bool may_export(const Components& components, const Player& player);
int contracts_ready(const Components& components,
                    const Player& player);  // that the stored goods fill
void list_fills(const Components& components, const Position& p, MoveList& moves);
void do_fill(const Play& play, int contract, const FilledBy& goods);

// market.cpp: NIP-A9; influence.cpp: NIP-A10
constexpr int city_of(int place) { return place / kSides; }
constexpr int side_of(int place) { return place % kSides; }
inline int places_of(const Components& components) {
  return static_cast<int>(components.cities.size()) * kSides;
}
inline int region_at(const Components& components, int place) {
  return components.cities[city_of(place)].region;
}
int good_at(const Components& components, const Position& p, int place);
// The highest value that so many cubes of a good pay for.
int value_for(const Components& components, int good, int cubes);
// The places beside a city, by side.
inline std::span<const Influence, kSides> beside(const Position& p, int city) {
  const int first = city * kSides;
  return std::span<const Influence, kSides>(&p.influence[first], kSides);
}
int influence_tiles_in(const Position& p, int city);
bool city_full(const Components& components, const Position& p, int city);
// The lowest value that may be put there; kMaxValue + 1: none.
int least_value(const Components& components, const Position& p, int place);
// Places from which a tile goes home when one is put there; more than one: the player chooses.
unsigned leaving(const Components& components, const Position& p, int place);
void put_influence(const Play& play, Seat seat, int place, int value);
void send_home(const Play& play, int place);
unsigned places_to_supply(const Components& components, const Position& p, Seat seat);  // as bits
inline bool may_supply(const Components& components, const Position& p, Seat seat, int place) {
  return in(places_to_supply(components, p, seat), place);
}
bool may_sell(const Components& components, const Position& p, Seat seat);
void list_places(const Components& components, const Position& p, MoveList& moves);
void do_choose_place(const Play& play, int place);
void list_tiles(const Components& components, const Position& p, MoveList& moves);
void do_put_tile(const Play& play, int value, int cubes);
void list_homes(const Components& components, const Position& p, MoveList& moves);
void do_send_home(const Play& play, int place);

// consolidate.cpp: NIP-K
void do_consolidate(const Play& play);
void list_rewards(const Components& components, const Position& p, MoveList& moves);
void do_take_reward(const Play& play, int reward);
void list_achievements(const Components& components, const Position& p, MoveList& moves);
void do_tile_achievement(const Play& play, int achievement);
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

// workers.cpp: NIP-T2, NIP-T4, NIP-T5
void take_worker(const Play& play, Seat seat, int colour, int space);
void return_workers(const Play& play, Seat seat);
void lay_workers(const Play& play, const char* clause);  // NIP-S4
// True: all rows were empty, so that the table was filled again.
bool refill_space(const Play& play, int space);
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
// Who leads a region, and what the scoring with that number (from 0) would give.
Standing standing_of(const Components& components, const Position& p, int region, int scoring);
// What a seat's rank would give in that scoring.
int points_of(const Components& components, const Standing& standing, Seat seat, int scoring);
void do_scoring(const Play& play, int scoring);

// final.cpp: NIP-E1, NIP-E2
struct Score : ScoreLines<kScoreLines> {
  std::array<int, kScoreLines> multiplier{};
};
// What the final count gives now: of a game under way with the yen that would be left.
Score score_of(const Components& components, const Position& p, Seat seat);

// end.cpp: NIP-E
void do_end_game(const Play& play, Over by);

}  // namespace kaisho::nippon
