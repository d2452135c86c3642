// The rules of Yokohama, a file per section of the rulebook. `may_…` says whether a player may,
// `list_…` lists the moves of a step, `do_…` plays one. Nothing here allocates or throws.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "core/play.h"
#include "core/score_lines.h"
#include "core/values/counter.h"
#include "core/values/every_seat.h"
#include "core/values/lists.h"
#include "core/values/maybe.h"
#include "core/values/noun.h"
#include "games/yokohama/components.h"
#include "games/yokohama/events.h"
#include "games/yokohama/state.h"

namespace kaisho::yokohama {

using Play = PlayOf<Components, Position, kEvents>;
using View = Play::View;
using SeatView = View::SeatView;

inline Step step_of(const Position& p) {
  return p.stack.empty() ? Step::kOver : step_of(p.stack.top());
}
// Takes one from the count of the step on top; at none left the step is done.
inline void count_down(Position& p) {
  if (kLeft.add(p.stack.top(), -1) == 0) p.stack.pop();
}
inline const Layout& layout_of(View view) { return view.components.layouts[view.p.seats]; }
inline Every<CellId> cells_of(View view) { return Every<CellId>(layout_of(view).cells); }
inline const SetUp& set_up_of(View view) { return view.components.set_ups[view.p.seats]; }
inline const Area& area_at(View view, CellId cell) {
  return view.components.areas[view.p.cell(cell).area];
}
inline bool is_canal(View view, CellId cell) {
  return view.components.canals.has(view.p.cell(cell).area);
}
// The cells with areas where assistants may lie.
inline Cells areas_of(View view) {
  Cells areas;
  for (const CellId cell : cells_of(view)) {
    if (!is_canal(view, cell)) areas.add(cell);
  }
  return areas;
}
inline bool has(const Components& components, const Player& player, Effect effect) {
  return !(player.technologies & components.cards_of(effect)).empty();
}
inline int assistants_at(const Position& p, Seat seat, CellId cell) {
  return p.cell(cell).assistants[seat];
}
inline int opposing_presidents(const SeatView& view, CellId cell) {
  int count = 0;
  for (const Seat other : every_seat(view.p.seats)) {
    if (other != view.seat && view.p.player(other).president == cell) ++count;
  }
  return count;
}
inline bool has_achieved(const Position& p, AchievementType type, Seat seat) {
  return std::ranges::find(p.achieved[type], seat) != p.achieved[type].end();
}
inline bool has_achieved_all(const Position& p, Seat seat) {
  return std::ranges::all_of(kEveryType,
                             [&](AchievementType type) { return has_achieved(p, type, seat); });
}
inline int slots_taken(const Position& p, MainBoard board) {
  return kBoardSlots - times_in(p.slots[board], kNobody);
}
inline void add(std::uint16_t& stock, int count) { add_up_to(stock, count, kMaxOfAny); }

// setup.cpp
void set_up(const Play& play);
void list_orders_to_keep(MoveList& moves);
void do_keep_order(const Play& play, Drawn drawn);

// turn.cpp
void list_moves(View view, MoveList& moves);
void do_move(const Play& play, Move move);
void advance(const Play& play);

// secondary.cpp
void list_secondary(View view, MoveList& moves);
int foreign_agents_face_up(const Player& player);
int independent_agents(const Components& components, const Player& player);
// How much there is of what an achievement counts.
int progress(const SeatView& view, const Achievement& achievement);
bool meets(const SeatView& view, const Achievement& achievement);
bool may_fulfil(const Components& components, const Player& player, OrderId order);
void do_use_agent(const Play& play, UseAgent use);
void do_achieve(const Play& play, AchievementType type);
void do_fulfil(const Play& play, OrderId order);

// place.cpp
inline constexpr int kPairCount = 2;  // assistants put on one area at once (YOK-P1)
int spread_limit(const Components& components, const Player& player);
void list_placements(View view, MoveList& moves);
void list_adjacent(View view, MoveList& moves);
void do_place(const Play& play, CellId cell);
void do_pair(const Play& play, CellId cell);
void do_place_adjacent(const Play& play, CellId cell);

// fees.cpp
void pay_presidents(const Play& play, Seat seat, CellId cell, int yen_each, const char* clause);

// move.cpp
bool may_end_on(const SeatView& view, CellId cell);
int fee_to_enter(const SeatView& view, CellId cell);
void list_movements(View view, MoveList& moves);
void list_next_areas(View view, MoveList& moves);
void do_go(const Play& play, CellId cell);
void do_tram(const Play& play, CellId cell);
void do_train(const Play& play, CellId cell);
void do_walk(const Play& play, CellId cell);
void do_end_walk(const Play& play);

// walk.cpp
// Of these cells those that may be entered, fees aside (YOK-M3, YOK-M5).
Cells open_among(const SeatView& view, Cells cells);
// The cells that the president may enter next so that its yen lead on to an end; those entered
// before, its start too, are closed.
Cells next_cells(const SeatView& view, Cells entered);

// takeback.cpp
void list_take_back(const Position& p, MoveList& moves);
void do_take_back(const Play& play);
void do_back(const Play& play, Back back);

// action.cpp
int power_at(const SeatView& view, CellId cell);
const Level& level_of(View view);
void begin_action(const Play& play, Seat seat, CellId cell);
void do_action(const Play& play);

// exchange.cpp
void list_exchanges(View view, MoveList& moves);
void do_sell(const Play& play, Resource good);
void do_buy(const Play& play, Resource resource);

// boards.cpp: church and customs
int faith_lacking(View view, SlotId slot);
Resources faith_payments(const Components& components, const Player& player);
bool may_take_slot(const SeatView& view, MainBoard board, SlotId slot);
void list_slots(View view, MoveList& moves);
void list_faith_payments(View view, MoveList& moves);
void do_take_slot(const Play& play, TakeSlot take);
void do_pay_faith(const Play& play, Resources resources);

// recruit.cpp: the employment office, and the warehouse of rewards
int piece_price(const SeatView& view, Piece piece);
bool may_hire(const SeatView& view, Piece piece);
void list_hires(View view, MoveList& moves);
void do_hire(const Play& play, Piece piece);

// laboratory.cpp
bool knows(const Components& components, const Player& player, CardId card);
int technology_count(const Player& player);
// What lacks for the card in that slot, counted in payments of yen or imports.
int production_lacking(const SeatView& view, Board board, RowSlot slot);
bool may_pay_production(const Components& components, const Player& player, int lacking);
void list_technologies(View view, MoveList& moves);
void list_production_payments(View view, MoveList& moves);
void do_take_technology(const Play& play, RowSlot slot);
void do_pay_production(const Play& play, int imports);

// port.cpp
int orders_in_hand(const Player& player);
// An order is known if it can be named.
bool is_known(Maybe<OrderId> order);
Orders known_orders(const Player& player);
void list_orders(View view, MoveList& moves);
void do_take_orders(const Play& play, TakeOrders take);

// refill.cpp
// The top card of a deck; where it lay nothing lies.
template <class Card, std::size_t kMost>
Card draw(std::array<Card, kMost>& deck, std::uint8_t& left) {
  return std::exchange(deck[--left], Card{});
}
void refill_laboratory(const Play& play, Board board);
void refill_port(const Play& play, Board board);

// build.cpp: the level-5 token, shops and trading houses
// Shops or trading houses on the table.
int built(const SeatView& view, Piece piece);
inline bool has_shop(const Cell& cell, Seat seat) {
  return std::ranges::find(cell.shops, seat) != cell.shops.end();
}
void list_level5(View view, MoveList& moves);
void do_take_token(const Play& play);
bool may_build_shop(const Position& p, Seat seat, ShopSlot slot);
bool may_build_house(const Position& p, Seat seat);
void list_buildings(View view, MoveList& moves);
void do_build_shop(const Play& play, ShopSlot slot);
void do_build_house(const Play& play);

// recall.cpp
void list_recalls(View view, MoveList& moves);
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
bool moves_in_vain(const SeatView& view, Maybe<CellId> from, Maybe<CellId> to);
void do_choose_good(const Play& play, Resource good);
void list_assistant_moves(View view, MoveList& moves);
void do_move_assistant(const Play& play, MoveAssistant move);

// technologies.cpp
// What the technologies had before now bring at an event (YOK-K21); `but`: a card that is new.
void technologies_bring(const Play& play, Seat seat, Effect effect, Cards but = {});
void list_once_a_turn(View view, MoveList& moves);
// Adds, where a step offers something, to stop and what may be used once a turn.
void add_ways_out(View view, MoveList& moves);
using Lister = void (*)(View view, MoveList& moves);
// What an action offers, and with it to stop and what may be used once a turn.
void list_offers(View view, Lister list, MoveList& moves);
void do_mill(const Play& play);
void do_university(const Play& play);
void top_up(const Play& play, Seat seat);
void list_station(View view, MoveList& moves);
void do_place_station(const Play& play, CellId cell);

// flags.cpp: agents for pairs of flags, achievement-complete tokens
ByFlag<int> flag_counts(const Components& components, const Player& player);
int flag_count(const Components& components, const Player& player, Flag flag);
void take_agent_for_pair(const Play& play, Seat seat, Flag flag);
void list_complete(View view, MoveList& moves);
void do_take_complete(const Play& play, CompleteId token);

// end.cpp
void trigger_end(const Play& play, Trigger trigger, Seat seat, const char* clause);
void do_end_game(const Play& play, Over by);

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
using Score = ScoreLines<kScoreLines>;
Indexed<Seat, Score, kMaxSeats> final_scores(View view);
// The best split of flags into sets of different ones; `counts` per flag.
int flag_points(const Components& components, ByFlag<int> counts);
// Printed costs of a player's technologies.
int technology_costs(const Components& components, const Player& player);
// Place in the order of play, 0 for the first player.
inline int turn_order(const Position& p, Seat seat) { return (seat - p.first + p.seats) % p.seats; }

}  // namespace kaisho::yokohama
