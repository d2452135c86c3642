// The spec of a player that is another program: "command:./bot argument", or with what it may use
// for a decision, "command@50ms:./bot", "command@1000simulations:./bot",
// "command@50ms,1000simulations:./bot".
#pragma once

#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "players/budget.h"

namespace kaisho::arena {

// Whether the spec starts a program of this machine. Do not do so for specs from elsewhere.
bool is_command(std::string_view spec);

struct CommandSpec {
  players::Budget budget{};
  std::string command{};  // its words as they are typed, split by split_command()
};

// Errors: bad_player, with the spec's form.
Expected<CommandSpec> parse_command(std::string_view spec);
// The spec with this budget, if it has none of its own. `spec` is a command.
std::string command_with(std::string_view spec, const players::Budget& budget);

}  // namespace kaisho::arena
