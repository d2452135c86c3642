// The rules of Yokohama, a file per section of the rulebook. `may_…` says whether a player may,
// `list_…` lists the moves of a step, `do_…` plays one. Nothing here allocates or throws.
#pragma once

#include <array>
#include <bit>

#include "core/bits.h"
#include "core/play.h"
#include "games/yokohama/components.h"
#include "games/yokohama/events.h"
#include "games/yokohama/state.h"

namespace kaisho::yokohama {

using Play = PlayOf<Components, Position, What>;

inline void push(Position& p, Step step, Seat seat = kNobody, int a = 0, int b = 0, int c = 0) {
  push_step(p, step, seat, a, b, c);
}
inline Step step_of(const Position& p) {
  return p.stack.empty() ? Step::kOver : static_cast<Step>(p.stack.top().kind);
}
inline const Layout& layout_of(const Components& box, const Position& p) {
  return box.layouts[static_cast<std::size_t>(p.seats)];
}
inline const SetUp& set_up_of(const Components& box, const Position& p) {
  return box.set_ups[static_cast<std::size_t>(p.seats)];
}
inline const Area& area_at(const Components& box, const Position& p, int cell) {
  return box.areas[p.cell(cell).area];
}
inline bool is_canal(const Components& box, const Position& p, int cell) {
  return ((box.canals >> p.cell(cell).area) & 1U) != 0;
}
inline bool has(const Components& box, const Player& player, Effect effect) {
  return (player.technologies & box.cards_of(effect)) != 0;
}
inline int assistants_at(const Position& p, Seat seat, int cell) {
  return p.cell(cell).assistants[static_cast<std::size_t>(seat)];
}
template <class Bits>
constexpr Bits bit(int index) {
  return static_cast<Bits>(Bits{1} << static_cast<unsigned>(index));
}

// setup.cpp
void set_up(const Play& play);
void list_orders_to_keep(MoveList& moves);
void do_keep_order(const Play& play, int drawn);

// turn.cpp
void list_moves(const Components& box, const Position& p, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);
void do_done(const Play& play);

// secondary.cpp
void list_secondary(const Components& box, const Position& p, MoveList& moves);
bool may_use_agent_at(const Position& p, Seat seat, int cell);
int foreign_agents(const Player& player);
int independent_agents(const Components& box, const Player& player);
bool meets(const Components& box, const Position& p, Seat seat, const Achievement& achievement);
int progress(const Components& box, const Position& p, Seat seat, const Achievement& achievement);
bool may_fulfil(const Components& box, const Player& player, int order);
void do_use_agent(const Play& play, int cell, bool independent);
void do_achieve(const Play& play, int type);
void do_fulfil(const Play& play, int order);

// place.cpp
inline constexpr int kPairCount = 2;  // assistants put on one area at once (YOK-P1)
int opposing_presidents(const Position& p, Seat seat, int cell);
void pay_presidents(const Play& play, Seat seat, int cell, int yen_each, const char* clause);
bool may_place(const Components& box, const Position& p, Seat seat, int cell, int count);
int spread_limit(const Components& box, const Player& player);
void list_placements(const Components& box, const Position& p, MoveList& moves);
void list_adjacent(const Components& box, const Position& p, MoveList& moves);
void do_place(const Play& play, int cell);
void do_pair(const Play& play, int cell);

// move.cpp
int fee_to_enter(const Components& box, const Position& p, Seat seat, int cell);
bool may_end_on(const Components& box, const Position& p, Seat seat, int cell);
void list_movements(const Components& box, const Position& p, MoveList& moves);
void list_steps(const Components& box, const Position& p, MoveList& moves);
void do_jump(const Play& play, MoveKind way, int cell);
void do_walk(const Play& play, int cell);
void do_end_walk(const Play& play);

// takeback.cpp
void list_take_back(const Position& p, MoveList& moves);
void do_take_back(const Play& play);
void do_back(const Play& play, int cell, int count);

// action.cpp
int power_at(const Components& box, const Position& p, Seat seat, int cell);
const Level& level_of(const Components& box, const Position& p);
void begin_action(const Play& play, Seat seat, int cell);
void do_action(const Play& play);

// exchange.cpp
void list_exchanges(const Components& box, const Position& p, MoveList& moves);
void do_sell(const Play& play, int good);
void do_buy(const Play& play, int resource);

// boards.cpp: church and customs
int faith_lacking(const Components& box, const Position& p, int slot);
int faith_payments(const Components& box, const Player& player);
bool may_take_slot(const Components& box, const Position& p, Seat seat, MainBoard board, int slot);
void list_slots(const Components& box, const Position& p, MoveList& moves);
void list_faith_payments(const Components& box, const Position& p, MoveList& moves);
void do_take_slot(const Play& play, int slot, AssistantFrom from);
void do_pay_faith(const Play& play, int resources);

// recruit.cpp: the employment office, and the warehouse of rewards
int piece_price(const Components& box, const Position& p, Seat seat, Piece piece);
bool may_hire(const Components& box, const Position& p, Seat seat, Piece piece);
void list_hires(const Components& box, const Position& p, MoveList& moves);
void do_hire(const Play& play, Piece piece);

// laboratory.cpp
bool knows(const Components& box, const Player& player, int card);
int technology_count(const Player& player);
// What lacks for the card in that slot, counted in payments of yen or imports.
int production_lacking(const Components& box, const Position& p, Seat seat, int board, int slot);
bool may_pay_production(const Components& box, const Player& player, int lacking);
void list_technologies(const Components& box, const Position& p, MoveList& moves);
void list_production_payments(const Components& box, const Position& p, MoveList& moves);
void do_take_technology(const Play& play, int slot);
void do_pay_production(const Play& play, int imports);
void refill_laboratory(const Play& play, int board);

// port.cpp
int orders_in_hand(const Player& player);
void list_orders(const Components& box, const Position& p, MoveList& moves);
void do_take_orders(const Play& play, int first, int second, Resource price);
void refill_port(const Play& play, int board);

// build.cpp: the level-5 token, shops and trading houses
bool has_shop(const Cell& cell, Seat seat);
void list_level5(const Components& box, const Position& p, MoveList& moves);
void do_take_token(const Play& play);
bool may_build_shop(const Position& p, Seat seat, int slot);
bool may_build_house(const Position& p, Seat seat);
void list_buildings(const Components& box, const Position& p, MoveList& moves);
void do_build_shop(const Play& play, int slot);
void do_build_house(const Play& play);

// recall.cpp
void list_recalls(const Components& box, const Position& p, MoveList& moves);
void do_recall(const Play& play, int stay);

// rewards.cpp
// Where a gain comes from: of some the mining technology brings more (YOK-K10).
enum class Source : std::uint8_t { kMined, kOther };
void gain(const Play& play, Seat seat, Resource resource, int count, const char* clause);
void spend(const Play& play, Seat seat, Resource resource, int count, const char* clause);
void give_reward(const Play& play, Seat seat, const Reward& reward, Source source,
                 const char* clause);
void gain_with_extra(const Play& play, Seat seat, Resource good, int count, const char* clause);
void list_goods(MoveList& moves);
bool moves_in_vain(const Components& box, const Position& p, Seat seat, int from, int to);
void do_choose_good(const Play& play, int good);
void list_assistant_moves(const Components& box, const Position& p, MoveList& moves);
void do_move_assistant(const Play& play, int from, int to);

// technologies.cpp
// What the technologies had before now bring at an event (YOK-K21); `but`: a card that is new.
void technologies_bring(const Play& play, Seat seat, Effect effect, std::uint32_t but = 0);
void list_once_a_turn(const Components& box, const Position& p, MoveList& moves);
void do_mill(const Play& play);
void do_university(const Play& play);
void top_up(const Play& play, Seat seat);
void list_station(const Components& box, const Position& p, MoveList& moves);
void do_place_station(const Play& play, int cell);

// flags.cpp: agents for pairs of flags, achievement-complete tokens
int flag_count(const Components& box, const Player& player, int flag);
void take_agent_for_pair(const Play& play, Seat seat, int flag);
void list_complete(const Components& box, const Position& p, MoveList& moves);
void do_take_complete(const Play& play, int token);

// end.cpp
void trigger_end(const Play& play, Trigger trigger, Seat seat, const char* clause);
enum class EndBy : std::uint8_t { kRules = 1, kTurnCap };
void do_end_game(const Play& play, EndBy by);

// scoring.cpp
enum ScoreLine : std::uint8_t {
  kLineChurch,
  kLineCustoms,
  kLineTechnology,
  kLineFlags,
  kLineAgents,
  kLineImports,
  kLineYen,
  kLineGoods,
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
std::array<Score, kMaxSeats> final_scores(const Components& box, const Position& p);
// The best split of flags into sets of different ones; `counts` per flag.
int flag_points(const Components& box, std::array<int, kFlags> counts);
// Printed costs of a player's technologies.
int technology_costs(const Components& box, const Player& player);
// Place in the order of play, 0 for the first player.
inline int turn_order(const Position& p, Seat seat) { return (seat - p.first + p.seats) % p.seats; }

}  // namespace kaisho::yokohama
