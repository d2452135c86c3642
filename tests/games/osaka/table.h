// Positions of Traders of Osaka in a few words, and what a move changes in them, in words too.
// Cards are written as in the notation (red5); what no word places lies under the named cards of
// the pile, where it does not matter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace kaisho::osaka_tests {

using Lines = std::vector<std::string>;

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
  Table& now(const Json& step);
  Table& field(const std::string& name, const Json& value);

  Json json() const;

 private:
  Json json_;
  std::string rest_ = "draw";
};

// A position that is played on, and what has changed since it was set up.
class Scene {
 public:
  explicit Scene(const Table& table);
  explicit Scene(const Json& position);

  // Plays legal moves by their texts; a failure of the test if one is not legal.
  Scene& play(const Lines& moves);
  // From now on changes and events count anew.
  Scene& mark();

  Lines legal() const;
  // Those that begin with `verb`.
  Lines legal(std::string_view verb) const;
  // `take red5 other: OSA-V2 reserved_by_other 1 0`
  Lines refusals(std::string_view verb) const;
  // `hand 0: red5 blue2`, `ship red: 4`, `now: turn 1`: all that is no longer as it was.
  Lines changes() const;
  // `OSA-B5 ship_moved colour:red from:0 to:1`; only those of a clause where one is named.
  Lines events(std::string_view clause = {}) const;
  // The value of one line, e.g. says("market").
  std::string says(const std::string& name) const;

  const Position& position() const { return position_; }
  Result result() const { return osaka().result(position_); }

 private:
  Position position_;
  Json before_;
  std::vector<Event> events_;
};

// What a position says, as `name: value` lines in a fixed order.
std::vector<std::pair<std::string, std::string>> describe(const Json& position);

}  // namespace kaisho::osaka_tests
