// Positions of Yamataï in a few words, and what a move changes in them, in words too. What no word
// places lies where play could have put it: boats in the supply, tiles and specialists in the order
// of the edition on the rows and in the decks; culture tokens were spent.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/games/scene.h"

namespace kaisho::yamatai_tests {

// The game with the edition that comes with it.
const Game& yamatai();

// Writes a whole position as JSON. Without further words seat 0, the first of the third round, has
// taken fleet 1, holds no boat and is in its main step; on the board are only the mountains of
// islands 28 to 34.
class Table {
 public:
  explicit Table(int seats = 2);

  // ---- the board
  // `1=green 2=red`: boats on spaces.
  Table& boats(std::string_view boats);
  // Spaces of the boats placed this turn, the last one last.
  Table& placed(std::string_view spaces);
  // Where the boat placed last lies now; 0: it was taken away.
  Table& last(int space);
  // `7=tea 9=rice`: culture tokens on islands.
  Table& tokens(std::string_view tokens);
  Table& mountains(std::string_view islands);
  // Standard buildings of a seat; its tiles, unless named, come from the end of the edition.
  Table& pieces(int seat, std::string_view islands);
  // Their tiles, unless named, were built by the last seat.
  Table& torii(std::string_view islands);
  Table& palaces(std::string_view islands);
  Table& sanctuaries(std::string_view islands);

  // ---- players
  Table& hand(int seat, std::string_view boats);  // `green green red`: own boats
  Table& coins(int seat, int count);
  Table& prestige(int seat, int count);
  // So many boats; what is missing from the supply was set aside, too, by the last seat for which
  // no number is named.
  Table& aside(int seat, int count);
  Table& culture(int seat, std::string_view tokens);  // `tea tea rice`
  Table& specialists(int seat, std::string_view specialists);
  // Tiles; what stands on the board for them, unless named, is on the last empty islands.
  Table& built(int seat, std::string_view tiles);
  Table& reserved(int seat, std::string_view tiles);
  // Each word is a lot: `0 1,2 4,5,6=forge`: its places of the deck, 0 the top, and with = its
  // tiles that are known (`forge+theatre`); else all of them.
  Table& knows(int seat, std::string_view lots);

  // ---- what lies beside the board
  // `green=0 red=2`: what is left of these.
  Table& supply(std::string_view counts);
  // From the left; - is an empty slot, and so are those not named. `riu=4`: with coins on it.
  Table& specialist_row(std::string_view specialists);
  Table& row(std::string_view tiles);
  // The top cards, the very top first.
  Table& specialist_deck(std::string_view specialists);
  Table& building_deck(std::string_view tiles);
  // So many are left in a deck. The other specialists were recruited by the last seat, the other
  // tiles are reserved by it.
  Table& specialists_left(int count);
  Table& buildings_left(int count);
  // `3 1 - 8 2 / 10 9 6 4 7`: the face-down ones after the stroke, another stroke begins another
  // lot. Else the lowest fleets lie face up.
  Table& track(std::string_view fleets);

  // ---- the turn
  // Of the turn under way.
  Table& fleet(int number);
  // Those of the turns of this round before; else the highest numbers.
  Table& played(std::string_view fleets);
  Table& order(std::string_view seats);
  // Whose turn it is, the first of this round; `place`: which of the order, from 0.
  Table& active(int seat);
  Table& place(int place);
  // From 0; so are the turns ended, which follow.
  Table& round(int round);
  Table& used(std::string_view words);
  Table& trades(int count);
  Table& triggered(std::string_view by);

  // The steps of the turn from here on.
  Table& choosing_fleet();
  Table& free_boat(int left = 1);
  Table& main();
  // The islands whose token was taken; `extra`: the extra token follows.
  Table& collecting(std::string_view islands, bool extra = false);
  Table& extra();
  Table& port();
  Table& recruiting(bool recruited = false);
  // A part of a fleet's power, before what is named above; the power is used.
  Table& sorting(int count);
  Table& with_token(int island);
  Table& removing(int left, int space);
  Table& with_boat(int space);
  // Each by its name or as in JSON, where a seat that is not named is the active one.
  Table& steps(const Json& steps);
  Table& field(const std::string& name, const Json& value);

  Json json() const;

 private:
  Json& seat(int seat) { return seats_[static_cast<std::size_t>(seat)]; }
  Table& rest(const Json& steps);
  Table& first_step(const Json& step);

  int fleet_ = 1;
  int active_ = -1;
  int place_ = -1;
  int specialists_left_ = -1;
  int buildings_left_ = -1;
  Json seats_ = Json::array();
  Json fields_ = Json::object();  // as they stand in the position, where they were named
  std::map<int, std::string> boats_;
  std::map<int, std::string> tokens_;
  std::map<std::string, std::vector<int>> islands_;  // of mountains, torii and so on
  std::map<std::string, int> supply_;
  std::map<std::string, Lines> cards_;  // of rows and decks
  Lines track_;
  Lines played_;
  Json steps_;

  friend class Builder;
};

// Boats for a hut and for a stall, which is a shop, lie beside island 3 alone. It lies next to
// islands 2, 4, 10 and 11; with 9 and 18 it shares a corner only.
Table beside_3(int seats = 2);

// How SceneOf speaks of Yamataï.
struct Speech {
  using Table = yamatai_tests::Table;
  static const Game& game() { return yamatai(); }
  static Description describe(const Json& position);
  static std::string text(const Json& value);
  static bool is_pile(std::string_view name) { return name.ends_with("_deck"); }
};

using Scene = SceneOf<Speech>;

// All that is still to be decided, the first thing first.
std::string steps_of(const Scene& scene);

}  // namespace kaisho::yamatai_tests

extern template class kaisho::SceneOf<kaisho::yamatai_tests::Speech>;
