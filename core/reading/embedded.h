// The data files built into the program: editions/*.json, editions/former/*.json,
// players/weights/*.json, players/tuned/*.json, players/levels/*.json and players/nets/*.json (in
// the engine of one game those of its game, but no net); the language files */text/*.json and
// games/*/text/*.json, in the browser the English ones of faults and positions alone.
#pragma once

#include <span>
#include <string_view>

namespace kaisho {

struct EmbeddedFile {
  std::string_view path;  // from the repository root, e.g. "editions/osaka.json"
  std::string_view text;  // the file as it stood when the program was built
};

// All embedded files, ordered by path.
std::span<const EmbeddedFile> embedded_files();

}  // namespace kaisho
