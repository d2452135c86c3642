#include "games/registry.h"

#include <string>

#include "core/embedded.h"

namespace kaisho {

Expected<const GameModule*> find_module(std::string_view id) {
  for (const GameModule& module : game_modules()) {
    if (module.id == id) return &module;
  }
  return fail("unknown_game", "There is no game '" + std::string(id.substr(0, 40)) + "' here.",
              "game");
}

Expected<Json> standard_edition(std::string_view id) {
  const std::string path = "editions/" + std::string(id) + ".json";
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path == path) return parse_json(file.text);
  }
  return fail("unknown_game", "There is no edition of '" + std::string(id.substr(0, 40)) + "'.",
              "game");
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
  auto game = (*module)->open(edition);
  if (!game) return std::unexpected(game.error().front());
  return *std::move(game);
}

}  // namespace kaisho
