#include "players/data_hash.h"

#include <span>

#include "core/reading/embedded.h"
#include "core/values/hash.h"

namespace kaisho::players {

std::string player_data_hash(std::string_view game) {
  std::uint64_t hash = kHashStart;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with("players/") || !file.path.contains(game)) continue;
    hash = hash_bytes(std::as_bytes(std::span(file.text)), hash);
  }
  return hash_text(hash);
}

}  // namespace kaisho::players
