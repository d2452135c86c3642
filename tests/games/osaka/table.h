// Positions of Traders of Osaka in a few words, and what a move changes in them, in words too.
// Cards are written as in the notation (red5); what no word places lies under the named cards of
// the pile, where it does not matter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/games/scene.h"

namespace kaisho::osaka_tests {

// The game with the edition that comes with it.
const Game& osaka();

// Writes a whole position as JSON.
class Table {
 public:
  explicit Table(int seats = 2);

  // `red5 blue2@1 …`: face-up cards in order; @1 is the marker of seat 1.
  Table& market(std::string_view cards);
  Table& farm(std::string_view cards);
  Table& hand(int seat, std::string_view cards);
  // `red5 red2! …`: with ! the good is protected.
  Table& goods(int seat, std::string_view cards);
  // `red red green`
  Table& tokens(int seat, std::string_view colours);
  Table& points(int seat, int points);
  // `red=4 blue=3`: places on the track; ships not named are at Osaka.
  Table& ships(std::string_view places);
  // The top cards of the pile, the very top first.
  Table& pile(std::string_view cards);
  Table& discard(std::string_view cards);
  Table& kept(std::string_view cards);
  Table& blind(std::string_view cards);
  // Where cards without a place go instead: to the discard pile, or to somebody's hand.
  Table& rest_discarded();
  Table& rest_in_hand(int seat);
  // Who is to choose what; without it seat 0 begins a turn.
  Table& turn_of(int seat);
  Table& active(int seat);
  Table& now(const Json& step);  // with the steps that play puts below it
  Table& over();                 // by the rules
  Table& field(const std::string& name, const Json& value);

  Json json() const;

 private:
  Json json_;
  std::string rest_ = "draw";
};

// How SceneOf speaks of Traders of Osaka.
struct Speech {
  using Table = osaka_tests::Table;
  static const Game& game() { return osaka(); }
  static Description describe(const Json& position);
  static std::string text(const Json& value);
  static bool is_pile(std::string_view name) { return name == "draw"; }
};

using Scene = SceneOf<Speech>;

}  // namespace kaisho::osaka_tests

extern template class kaisho::SceneOf<kaisho::osaka_tests::Speech>;
