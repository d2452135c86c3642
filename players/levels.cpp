#include "players/levels.h"

#include <algorithm>
#include <array>

#include "core/embedded.h"

namespace kaisho {
namespace {

constexpr std::array<std::string_view, kLevels> kUsual = {
    "sims=1,soften=20", "sims=1,soften=10", "sims=1", "sims=12", "ms=500",
};

}  // namespace

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
  const std::string path = "players/levels/" + std::string(game) + ".json";
  const auto files = embedded_files();
  const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
  const Expected<Json> json = file == files.end() ? Json() : parse_json(file->text);
  const Expected<std::string> found = level_of(json ? *json : Json(), level);
  return found ? *found : std::string(kUsual[static_cast<std::size_t>(level - 1)]);
}

}  // namespace kaisho
