#include "arena/programs/made_player.h"

#include <string>
#include <vector>

#include "arena/programs/command_spec.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/nearest.h"

namespace kaisho::arena {

Error with_programs(Error error, std::string_view spec) {
  if (error.reason == "players.program")
    return error_of("bad_player", "arena.command", {{"found", spec}}, error.where);
  if (error.reason != "players.name") return error;
  if (spec.substr(0, spec.find(':')).contains('='))
    return error_of("bad_player", "arena.player_named", {{"found", spec}}, error.where);
  std::vector<std::string_view> known;
  for (const players::PlayerKind& kind : players::player_kinds()) known.push_back(kind.name);
  const std::string_view name = spec.substr(0, spec.find_first_of(":@"));
  const std::string names = listed(known) + ", command:PROGRAM";
  known.emplace_back("command");
  return with_nearest(
      error_of("bad_player", "players.name", {{"expected", names}, {"found", name}}, error.where),
      name, known);
}

namespace {

Expected<players::PlayerSpec> spec_for(std::string_view text, const Game& game) {
  Expected<players::PlayerSpec> spec = players::PlayerSpec::read(text);
  if (!spec) return std::unexpected(with_programs(spec.error(), text));
  if (const auto fits = spec->check_net(game); !fits) return std::unexpected(fits.error());
  return spec;
}

}  // namespace

Expected<MadePlayer> make_any_player(std::string_view spec, const Game& game,
                                     const CommandOptions& options) {
  if (is_command(spec)) return MadePlayer(std::make_unique<CommandPlayer>(spec, options));
  const Expected<players::PlayerSpec> own = spec_for(spec, game);
  if (!own) return std::unexpected(own.error());
  return MadePlayer(own->make());
}

Expected<void> try_any_player(std::string_view spec, const Game& game) {
  if (is_command(spec)) return CommandPlayer::try_command(spec);
  if (const auto own = spec_for(spec, game); !own) return std::unexpected(own.error());
  return {};
}

}  // namespace kaisho::arena
