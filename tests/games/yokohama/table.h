// Positions of Yokohama in a few words, and what a move changes in them, in words too. What no word
// places lies where set-up could have put it: the areas in the order of the edition, the canal
// last; tiles, tokens and cards likewise in their order; pieces in hand and warehouse.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/games/scene.h"

namespace kaisho::yokohama_tests {

// The game with the edition that comes with it.
const Game& yokohama();

// Writes a whole position as JSON. Without further words seat 0 is to place its assistants.
class Table {
 public:
  explicit Table(int seats = 2);

  // ---- areas, named as in moves
  // The areas by their cells, all of them; `swap` exchanges the places of two.
  Table& areas(std::string_view names);
  Table& swap(std::string_view one, std::string_view other);
  // `bank=2 church`: so many assistants there, else one; they come out of the warehouse.
  Table& assistants(int seat, std::string_view areas);
  // `bank:2 church:1`: shops in these slots.
  Table& shops(int seat, std::string_view slots);
  Table& houses(int seat, std::string_view areas);
  // Nothing: the president is in hand.
  Table& president(int seat, std::string_view area);
  Table& tile(std::string_view area, std::string_view tile);
  Table& token(std::string_view area, std::string_view token);
  // Without a word the first area has it, if anybody has the technology.
  Table& station(std::string_view area);

  // ---- players
  // `yen=3 copper=2 imports=1 points=10`; the rest is as at the start.
  Table& stock(int seat, std::string_view counts);
  // `assistants=5 shops=1 houses=1`; what is in neither hand, on the table nor named for the
  // warehouse is in the warehouse. With only the warehouse named the rest is in hand.
  Table& hand(int seat, std::string_view counts);
  Table& warehouse(int seat, std::string_view counts);
  Table& orders(int seat, std::string_view orders);
  // Nothing: it is not in hand any more.
  Table& kept(int seat, std::string_view order);
  Table& put_away(int seat, std::string_view order);
  Table& fulfilled(int seat, std::string_view orders);
  Table& technologies(int seat, std::string_view cards);
  // Level-5 tokens, taken from the areas where they lie, else from the last areas with one.
  Table& tokens(int seat, std::string_view tokens);
  // `uk us!`: with ! the agent was used.
  Table& agents(int seat, std::string_view flags);
  Table& independents_used(int seat, int count);
  Table& complete(int seat, std::string_view token);

  // ---- boards and cards
  // `church-1 customs-3`: slots with an assistant of that seat.
  Table& slots(int seat, std::string_view slots);
  // `ball#1 - station#1 …` from the left; - is an empty slot, and so are those not named.
  Table& laboratory(std::string_view board, std::string_view cards);
  Table& port(std::string_view board, std::string_view orders);
  // The top cards, the very top first.
  Table& technology_deck(std::string_view cards);
  Table& order_deck(std::string_view orders);
  // So many cards are left in a deck. Of the others the orders were fulfilled by the last seat, and
  // the technologies are shared out from the last seat on.
  Table& technologies_left(int cards);
  Table& orders_left(int orders);
  // One of each type A, B, C.
  Table& achievements(std::string_view names);
  // Who has met it, in that order.
  Table& achieved(std::string_view achievement, const std::vector<int>& seats);
  Table& options(std::string_view names);

  // ---- the turn
  Table& first(int seat);
  // The turns ended follow.
  Table& active(int seat);
  Table& used(std::string_view words);
  // The end was brought about; the game ends after so many turns.
  Table& triggered(std::string_view by, int last_turn);
  // The steps of the active seat, the one to be decided first: `place`, `move`, `secondary A`…; or
  // each as in JSON, where a seat that is not named is the active one.
  Table& phase_a();
  Table& placing();
  Table& moving();
  Table& phase_c();
  // With so many seats still to keep an order, in the first turn.
  Table& keeping(int left);
  Table& steps(const Json& steps);
  // The action under way, for steps that are part of it.
  Table& action(std::string_view area, int power);
  Table& field(const std::string& name, const Json& value);

  Json json() const;

 private:
  Json& seat(int seat) { return seats_[seat]; }

  int seat_count_;
  int active_ = 0;
  Json seats_ = Json::array();
  Json fields_ = Json::object();  // as they stand in the position, where they were named
  Lines cells_;                   // names without the number of a second board
  std::map<std::string, std::string> tiles_;
  std::map<std::string, std::string> tokens_;
  std::map<std::string, Lines> rows_;  // of laboratories and ports
  std::map<std::string, int> slots_;
  Lines technology_deck_;
  Lines order_deck_;
  int technologies_left_ = -1;
  int orders_left_ = -1;
  std::map<std::string, std::vector<int>> achieved_;
  Json steps_;

  friend class Builder;
};

// Seat 0 has two of the three achievements, and ten yen for the last.
Table two_achieved(int seats = 2);
// The president is in hand and can go to an area with four assistants, for power 5, or to another.
Table at_five(const std::string& area, int seats = 2);

// How SceneOf speaks of Yokohama.
struct Speech {
  using Table = yokohama_tests::Table;
  static const Game& game() { return yokohama(); }
  static Description describe(const Json& position);
  static std::string text(const Json& value);
  static bool is_pile(std::string_view name) { return name.ends_with("_deck"); }
};

using Scene = SceneOf<Speech>;

// All that is still to be decided, the first thing first.
std::string steps_of(const Scene& scene);

// Three players, the first of them about to move from the bank.
inline Table on_the_bank() { return Table(3).moving().president(0, "bank"); }

}  // namespace kaisho::yokohama_tests

extern template class kaisho::SceneOf<kaisho::yokohama_tests::Speech>;
