// Positions of Nippon in a few words, and what a move changes in them, in words too. What no word
// places lies where play could have put it. How a test looks:
//
//   TEST(NipponMines, NIP_A5_TwoStepsCostThree) {
//     Scene scene(Table(3).stock(0, "yen=4").tracks(0, "coal=2").stepping("mines"));
//     scene.play({"steps 2"});
//     EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 1", "track coal 0: 4"));
//   }
//
// or with the worker taken, `scene.play({"take white mines", "steps 2"})` and then
// `scene.changes(turn_over(0))`. A decision with one outcome is made by itself, and so is the end
// of a turn without plans for a step: here seat 0 ends its turn with its steps.
// scene.legal("steps"), scene.refusals("steps"), scene.says("yen 0"), scene.number("yen 0"),
// scene.events("NIP-A5") and scene.mark() ask for more; scene.cpp has the names of all lines, and
// table_test.cpp a whole example.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/games/scene.h"

namespace kaisho::nippon_tests {

// The game with the edition that comes with it.
const Game& nippon();
const Json& edition();

// Writes a whole position as JSON. Without further words seat 0, who began, is to begin its second
// turn. All own what they have at the start, and nothing lies on the board but city tiles. On each
// action space are white, yellow and green, in the rows what is left from pink on.
class Table {
 public:
  explicit Table(int seats = 2);

  // ---- players
  // `yen=3 coal=2 plans=1 vp=10`; the rest is as at the start.
  Table& stock(int seat, std::string_view counts);
  // `coal=3 money=1 knowledge=5`: steps gone from the start.
  Table& tracks(int seat, std::string_view steps);
  // `silk-a bento-c=4 bulbs-b=0+2`: with goods in store, and a machine. What turns trains or ships
  // has turned them.
  Table& factories(int seat, std::string_view factories);
  Table& stocked(int seat, int machines);
  // `white white green`, from the left. They come out of the bag; what it lacks of a colour is
  // replaced on the spaces and rows that were not named.
  Table& workers(int seat, std::string_view colours);
  // Those still face up.
  Table& contracts(int seat, std::string_view contracts);
  // `savings=3 regions=2`: multipliers there. They come from the stacks of rewards.
  Table& achievements(int seat, std::string_view multipliers);
  // `kanto-chubu kansai-chugoku=2`: in regions, on the side that is up; the others are on the
  // player's board.
  Table& trains(int seat, std::string_view regions);
  Table& ships(int seat, std::string_view regions);
  // With a factory that turns the others: these left before.
  Table& plain_trains(int seat, std::string_view regions);
  Table& plain_ships(int seat, std::string_view regions);
  // `tokyo:north=3 osaka:east=7`: influence tiles beside cities; the others are in the player's
  // stock.
  Table& influence(int seat, std::string_view tiles);

  // ---- the board
  // What the city asks for, from the north clockwise: `silk - watches`; - is anything. Finds a
  // tile and how it is turned.
  Table& asks(std::string_view city, std::string_view goods);
  Table& city(std::string_view city, std::string_view tile, int turns = 0);
  // `white yellow due`: all that is on a space or in a row, from 1; a due place is to be completed
  // (NIP-T5), which takes an empty bag. Nothing: none.
  Table& space(int number, std::string_view workers);
  Table& row(int number, std::string_view workers);
  // So many rows from the top are used up.
  Table& rows_used(int count);
  // `reward-2-yen=1`: tiles left in these stacks. What lacks lies on achievements, from the last
  // one of the last seat on, where none were named for the seat.
  Table& rewards(std::string_view left);
  // None is left in any stack, and so many extra ones.
  Table& no_rewards(int extra_multipliers);

  // ---- the course of the game
  Table& first(int seat);
  // Whose turn it is; so many turns have ended follows.
  Table& active(int seat);
  Table& turn(int ended);
  // The place of the scoring track, from 1; the scorings held follow.
  Table& marker(int place);
  // The closing turns, so many are left in all, this one among them; the marker follows.
  Table& closing(int left);

  // ---- the steps of the turn from here on. Without named workers the active seat holds what the
  // step presupposes; else the last one named was taken this turn.
  Table& stepping(std::string_view action);  // `knowledge` or `mines`
  Table& producing();
  Table& exporting(int filled = 0);
  Table& investing();
  Table& improving();
  Table& putting_trains();
  Table& putting_ships();
  // Free ones, of a factory that was just built.
  Table& improving_free(int most = 2);
  Table& putting_trains_free(int most = 2);
  Table& putting_ships_free(int most = 2);
  Table& selling(int placed = 0, std::string_view region = {});
  // `tokyo:north`: the tile for this side is chosen next, after so many others.
  Table& choosing_tile(std::string_view place, int placed = 0);
  Table& sending_home(std::string_view place, int value, int cubes, int placed = 0);
  Table& taking_reward();
  Table& tiling(int multiplier);
  // The end of a turn, with a worker of this action's space; nothing: after consolidating.
  Table& last(std::string_view action);
  // Each by its name or as in JSON, where a seat that is not named is the active one.
  Table& steps(const Json& steps);
  Table& over(std::string_view by);
  Table& field(const std::string& name, const Json& value);

  Json json() const;

 private:
  Json& seat(int seat) { return seats_[seat]; }
  Table& put(int seat, const char* what, std::string_view words);
  Table& acting(std::string_view action, const Json& steps);
  Table& part(const char* step, std::string_view action, int most, bool free);
  Table& selling_at(const Json& step, std::string_view place, int placed);

  int seat_count_;
  int first_ = 0;
  int active_ = 0;
  int turn_ = -1;
  int marker_ = 1;
  int closing_ = -1;
  int rows_used_ = 0;
  int extras_ = -1;
  Json seats_ = Json::array();    // what was said of each
  Json fields_ = Json::object();  // as they stand in the position, where they were named
  std::map<std::string, int> rewards_;
  std::map<std::string, std::pair<std::string, int>> city_tiles_;
  std::map<std::string, Lines> asked_;
  std::map<int, Lines> spaces_;
  std::map<int, Lines> rows_;
  std::string action_;  // whose space a worker was taken from
  Json steps_;

  friend class Builder;
};

// How SceneOf speaks of Nippon.
struct Speech {
  using Table = nippon_tests::Table;
  static const Game& game() { return nippon(); }
  static Description describe(const Json& position);
  static std::string text(const Json& value);
  static bool is_pile(std::string_view) { return false; }
};

using Scene = SceneOf<Speech>;

// What changes in any case when a turn ends, for scene.changes(…); with a seat also where the
// worker went that it took.
Lines turn_over();
Lines turn_over(int seat);

// All that is still to be decided, the first thing first.
std::string steps_of(const Scene& scene);
// Of one region, as told in the position: `foreign: influence=9 rank=1 shared=1`, then
// `0: influence=5 points=7 rank=2 shared=1 ships=0`.
Lines standing_of(const Scene& scene, std::string_view region);
// Of one line of the final count: `multiplier=1 of=10 points=10`, by seats.
Lines scored(const Scene& scene, std::string_view line);

}  // namespace kaisho::nippon_tests

extern template class kaisho::SceneOf<kaisho::nippon_tests::Speech>;
