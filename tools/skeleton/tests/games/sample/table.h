// Positions of Sample in a few words, and what a move changes in them, in words too. What no word
// places lies in the pile, under the named cards.
#pragma once

#include <string>
#include <string_view>

#include "tests/games/scene.h"

namespace kaisho::sample_tests {

// The game with the edition that comes with it.
const Game& sample();

// Writes a whole position as JSON.
class Table {
 public:
  explicit Table(int seats = 2);

  // `red-1 blue-3 …`: face-up cards in order.
  Table& row(std::string_view cards);
  // What a seat has taken, the last card last; sets and points follow.
  Table& cards(int seat, std::string_view cards);
  // The top cards of the pile, the very top first.
  Table& pile(std::string_view cards);
  // The pile is empty: what no word places was taken by this seat, before its other cards.
  Table& rest_taken_by(int seat);
  Table& turn_of(int seat);

  Json json() const;

 private:
  Json json_;
  int rest_ = -1;
};

// How SceneOf speaks of Sample.
struct Speech {
  using Table = sample_tests::Table;
  static const Game& game() { return sample(); }
  static Description describe(const Json& position);
  static std::string text(const Json& value);
  static bool is_pile(std::string_view name) { return name == "draw"; }
};

using Scene = SceneOf<Speech>;

}  // namespace kaisho::sample_tests

extern template class kaisho::SceneOf<kaisho::sample_tests::Speech>;
