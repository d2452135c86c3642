// A position that is played on in a test, and what has changed since it was set up, in words. What
// differs between games is a `Speech`:
//   using Table            builds a position; has json()
//   static const Game& game()
//   static Description describe(const Json& position)   all it says, in a fixed order
//   static std::string text(const Json& value)          a field of an event
//   static bool is_pile(std::string_view name)          a line that is a long list of cards
// The functions stand in scene_body.h, which a game's own scene.cpp includes.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"

namespace kaisho {

using Lines = std::vector<std::string>;
// What a position says, as names and values.
using Description = std::vector<std::pair<std::string, std::string>>;

template <class Speech>
class SceneOf {
 public:
  explicit SceneOf(const Speech::Table& table) : SceneOf(table.json()) {}
  explicit SceneOf(const Json& position);

  // Plays legal moves by their texts; a failure of the test if one is not legal.
  SceneOf& play(const Lines& moves);
  // From now on changes and events are counted from nothing.
  SceneOf& mark();

  Lines legal() const;
  // Those that begin with `verb`.
  Lines legal(std::string_view verb) const;
  // `take red5 other: OSA-V2 reserved_by_other 1 0`
  Lines refusals(std::string_view verb) const;
  // `hand 0: red5 blue2`, `now: turn 1`: all that is no longer as it was; of a pile that lost its
  // top cards, how many.
  Lines changes() const;
  // The same without `now` and what `but` names: `points 0`.
  Lines changes(const Lines& but) const;
  // `OSA-B5 ship_moved colour:red from:0 to:1`; only those of a clause where one is named.
  Lines events(std::string_view clause = {}) const;
  // The value of one line, e.g. says("market").
  std::string says(const std::string& name) const;
  int number(const std::string& name) const { return std::stoi(says(name)); }

  const Position& position() const { return position_; }
  Json json() const { return Speech::game().position_json(position_); }
  Result result() const { return Speech::game().result(position_); }

 private:
  Position position_;
  Json before_;
  std::vector<Event> events_;
};

}  // namespace kaisho
