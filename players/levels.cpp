#include "players/levels.h"

#include <array>

#include "core/reading/embedded_json.h"
#include "core/reading/fields.h"
#include "players/bad_file.h"

namespace kaisho::players {
namespace {

constexpr std::array<std::string_view, kLevels> kUsual = {
    "simulations=1,temperature=20",
    "simulations=1,temperature=10",
    "simulations=1",
    "simulations=12",
    "ms=500",
};

}  // namespace

std::string_view usual_level(int level) { return kUsual[level - 1]; }

Expected<std::string> level_of(const Json& file, int level) {
  Faults faults;
  const std::vector<Field> levels = exactly(Field(file, faults)["levels"], kLevels);
  if (faults.any()) return bad_file("bad_levels", faults.first());
  std::string text = levels[level - 1].text();
  if (faults.any()) return bad_file("bad_levels", faults.first());
  return text;
}

std::string level_of(std::string_view game, int level) {
  const Expected<Json> file = embedded_json("players/levels", game);
  const Expected<std::string> found = level_of(file.value_or(Json()), level);
  return found ? *found : std::string(usual_level(level));
}

}  // namespace kaisho::players
