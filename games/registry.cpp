#include "games/registry.h"

#include <ranges>
#include <string>

#include "core/reading/embedded_json.h"
#include "core/reading/fields.h"
#include "core/reading/nearest.h"

namespace kaisho {

namespace {

// Else all that is said of another game's edition is that its fields are unknown.
Expected<void> check_its_game(std::string_view id, const Json& edition) {
  const auto game = edition.is_object() ? edition.find("game") : edition.end();
  if (game == edition.end() || !game->is_string()) return {};
  const auto& other = game->get_ref<const std::string&>();
  if (other == id) return {};
  return fail("bad_field", "edition_of_other_game",
              {{"expected", id}, {"found", '"' + shortened(other) + '"'}}, "game");
}

std::unexpected<Error> unknown_game(std::string_view id) {
  const auto known = words_in(game_modules() | std::views::transform(&GameModule::id));
  return std::unexpected(
      with_nearest(error_of("unknown_game", "unknown_game",
                            {{"expected", listed(known)}, {"found", shortened(id)}}, "game"),
                   id, known));
}

}  // namespace

Expected<const GameModule*> find_module(std::string_view id) {
  for (const GameModule& module : game_modules()) {
    if (module.id == id) return &module;
  }
  return unknown_game(id);
}

Expected<Json> standard_edition(std::string_view id) {
  Expected<Json> edition = embedded_json("editions", id);
  if (edition || edition.error().code == "bad_json") return edition;
  return unknown_game(id);
}

Expected<GamePtr> open_game(std::string_view id) {
  if (const auto module = find_module(id); !module) return std::unexpected(module.error());
  const Expected<Json> edition = standard_edition(id);
  if (!edition) return std::unexpected(edition.error());
  return open_game(id, *edition);
}

Expected<GamePtr> open_game(std::string_view id, const Json& edition) {
  const auto module = find_module(id);
  if (!module) return std::unexpected(module.error());
  if (auto fine = check_its_game(id, edition); !fine) return std::unexpected(fine.error());
  auto game = (*module)->open(edition);
  if (!game) return std::unexpected(game.error().front());
  return *std::move(game);
}

}  // namespace kaisho
