// Parameters of the search that were found by matches, one file a game: players/tuned/<id>.json.
#pragma once

#include <string_view>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "players/parameters.h"

namespace kaisho::players {

// The budgets that were tuned for, in milliseconds for a decision.
inline constexpr std::array<int, 2> kTunedBudgets = {50, 500};

// The one whose values stand for a decision of so many milliseconds: the nearest by ratio.
int tuned_budget(int ms);

// The values by name, whole numbers; none where it was not tuned for the budget yet. Errors:
// bad_tuned, where the file is wrong.
Expected<Json> tuned_values(const Json& file, int budget);

// Sets the parameters that were not given to the values tuned for the game and budget, if there is
// a file for it. Errors: bad_tuned, where the file is wrong.
Expected<void> apply_tuned(const Json& file, int budget, Parameters& parameters);
// Does the same with the file that comes with the game; without a sound one nothing changes.
void apply_tuned(std::string_view game, int budget, Parameters& parameters);

}  // namespace kaisho::players
