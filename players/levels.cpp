#include "players/levels.h"

#include <array>

#include "core/embedded_json.h"

namespace kaisho {
namespace {

constexpr std::array<std::string_view, kLevels> kUsual = {
    "sims=1,soften=20", "sims=1,soften=10", "sims=1", "sims=12", "ms=500",
};

}  // namespace

std::string_view usual_level(int level) { return kUsual[static_cast<std::size_t>(level - 1)]; }

Expected<std::string> level_of(const Json& file, int level) {
  const auto levels = file.is_object() ? file.find("levels") : file.end();
  if (levels == file.end() || !levels->is_array() || levels->size() != kLevels) {
    return fail("bad_levels", "There must be a list of five levels.", "levels");
  }
  const Json& text = (*levels)[static_cast<std::size_t>(level - 1)];
  if (!text.is_string()) {
    return fail("bad_levels", "A level is a text, the parameters of a search.", "levels");
  }
  return text.get<std::string>();
}

std::string level_of(std::string_view game, int level) {
  const Expected<Json> file = embedded_json("players/levels", game);
  const Expected<std::string> found = level_of(file.value_or(Json()), level);
  return found ? *found : std::string(usual_level(level));
}

}  // namespace kaisho
