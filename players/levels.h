// How strong the opponents of the pages are: one search, given more and more time and care. A file
// a game, players/levels/<id>.json, has the parameters, the matches that they were chosen by,
// and the net and tuned parameters that these were played with.
#pragma once

#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::players {

inline constexpr int kLevels = 5;

// The parameters of `search` for a level, 1 to kLevels, as a spec has them:
// "simulations=20,temperature=5". Errors: bad_levels, where the file is wrong.
Expected<std::string> level_of(const Json& file, int level);
// What suits most games.
std::string_view usual_level(int level);
// The level by the file that comes with the game; without a sound one, the usual.
std::string level_of(std::string_view game, int level);

}  // namespace kaisho::players
