// A player of any spec: one that is built in, or another program.
#pragma once

#include <concepts>
#include <memory>
#include <string_view>
#include <utility>

#include "arena/programs/command_player.h"
#include "core/game.h"
#include "players/player.h"

namespace kaisho::arena {

struct MadePlayer {
  MadePlayer() = default;
  // Wherever one is made, a built-in one or another program will do.
  // NOLINTBEGIN(google-explicit-constructor)
  template <std::derived_from<players::Player> P>
  MadePlayer(std::unique_ptr<P> made) : player(std::move(made)) {}
  MadePlayer(std::unique_ptr<CommandPlayer> made) : program(made.get()), player(std::move(made)) {}
  // NOLINTEND(google-explicit-constructor)

  // The same player as `player`, if it is another program. It needs begin() before each game.
  CommandPlayer* program = nullptr;
  std::unique_ptr<players::Player> player{};
};

// Makes a player for this game and no other. Errors: bad_player.
Expected<MadePlayer> make_any_player(std::string_view spec, const Game& game,
                                     const CommandOptions& options);
// Where programs are players, too, an unknown name may be meant for one: PlayerSpec's error
// says so.
Error with_programs(Error error, std::string_view spec);
// Whether there is such a player, and whether its program can be started here. Errors: bad_player.
Expected<void> try_any_player(std::string_view spec, const Game& game);

}  // namespace kaisho::arena
