// A player chooses moves from what a seat may know.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "players/parameters.h"

namespace kaisho::players {

class RepetitionGuard;
class ValueOfGame;

// One of the best moves, as a player sees it.
struct Suggestion {
  // A move of any seat.
  struct Ply {
    Seat seat = kNobody;
    Move move;
  };

  Move move;
  std::vector<Move> line{};    // the move and what would follow, to the end of the turn
  std::vector<Ply> further{};  // and after that, as far as the seat to move can foresee it
  BySeat<float> shares{};      // expected shares of the victory, by seat
  // The lead in points over the best of the others that is expected for the seat to move in the
  // end, where the player has an idea of it. Without a net it is the lead of the positions looked
  // at, as the game would count them if it ended there, and so means little early in a game.
  std::optional<float> margin{};
  int visits = 0;  // how often a search tried it; 0 where nothing was searched
};

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // The spec it was made from, e.g. "search:ms=200".
  virtual std::string name() const = 0;
  // A legal move for the seat to move. `observation` is what that seat may know; `random` is the
  // player's own stream and never the game's.
  virtual Move choose(const Game& game, const Position& observation, Random& random) = 0;
  // Returns at most `count` moves, best first; none when the game is over. The shares are those of
  // every seat.
  virtual std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                          Random& random) = 0;
  // What it remembers from turn to turn, where it does: to be copied from one player to another
  // that plays on in its place.
  virtual RepetitionGuard* repetition_guard() { return nullptr; }
};

// What is asked for: a name with parameters, such as "random", "greedy", "search:ms=200",
// "search:simulations=500", "level1" to "level5".
class PlayerSpec {
 public:
  struct Kind;  // how players of one name are made

  // Errors: bad_player.
  static Expected<PlayerSpec> read(std::string_view text);

  // How much of the player's judgement is a net's, in percent.
  int net_percent() const;
  // Whether the game has that net, and for what lies in the box by its edition. Errors: bad_player.
  Expected<void> check_net(const Game& game) const;
  // The same as long as only the game's id is known, which may come with other editions.
  Expected<void> check_net(std::string_view game) const;

  std::unique_ptr<Player> make() const;
  // Makes a player of nets that are not (yet) the game's.
  std::unique_ptr<Player> make(ValueOfGame&& value) const;

 private:
  PlayerSpec(std::string_view text, const Kind& kind, Parameters parameters)
      : text_(text), kind_(&kind), parameters_(std::move(parameters)) {}

  std::string text_;
  const Kind* kind_;
  Parameters parameters_;
};

// Reads a spec and makes its player, for any game. Errors: bad_player.
Expected<std::unique_ptr<Player>> make_player(std::string_view spec);

// All names a spec may have, each with its parameters and their standard values.
struct PlayerKind {
  std::string_view name;
  std::vector<std::pair<std::string_view, std::string_view>> parameters;
};
std::vector<PlayerKind> player_kinds();
// The present name of a parameter of the search that `name` is, or was; else `name`.
std::string_view present_search_parameter(std::string_view name);

}  // namespace kaisho::players
