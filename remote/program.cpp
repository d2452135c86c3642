#include "remote/program.h"

#include <cstdint>
#include <span>

#include "core/values/hash.h"
#include "games/registry.h"
#include "players/data_hash.h"

namespace kaisho::remote {
namespace {

std::string made_name() {
  std::string content = std::to_string(kResults);
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);  // its standard edition is sound: tests open it
    for (const std::string& part :
         {std::string(module.id), std::to_string(game->info().rules_version), game->edition().hash,
          players::player_data_hash(module.id)}) {
      content += " " + part;
    }
  }
  return hash_text(hash_bytes(std::as_bytes(std::span(content))));
}

}  // namespace

std::string program_name() {
  static const std::string kName = made_name();
  return kName;
}

}  // namespace kaisho::remote
