#include "cli/edition_source.h"

#include <algorithm>
#include <filesystem>
#include <ranges>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/files/json_file.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/nearest.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::cli {
namespace {

EditionSource built_in(Json edition, EditionSource::Kind kind) {
  std::string text = json_text(edition, 2);
  return {.kind = kind, .text = std::move(text), .json = std::move(edition)};
}

// The first of each game is today's.
const Json* former_edition(std::string_view game, std::string_view name) {
  const auto& all = standard_editions(game);
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].name == name) return &all[i].json;
  }
  return nullptr;
}

// What a name can stand for, beside files.
std::vector<std::string_view> known_names() {
  std::vector<std::string_view> names;
  for (const GameModule& module : game_modules()) names.push_back(module.id);
  for (const GameModule& module : game_modules()) {
    for (const StandardEdition& former : standard_editions(module.id) | std::views::drop(1)) {
      if (std::ranges::find(names, former.name) == names.end()) names.push_back(former.name);
    }
  }
  return names;
}

Expected<EditionSource> edition_of_file(const std::string& path) {
  Expected<std::string> text = arena::read_text_file(path);
  if (!text) return std::unexpected(text.error());
  Expected<Json> json = parse_json(*text);
  if (!json) {
    json.error().where = path;
    return std::unexpected(json.error());
  }
  return EditionSource{.text = *std::move(text), .json = *std::move(json)};
}

}  // namespace

Expected<EditionSource> edition_named(const std::string& name, const std::string& game) {
  if (find_module(name)) {
    Expected<Json> standard = standard_edition(name);
    if (!standard) return std::unexpected(standard.error());
    return built_in(*std::move(standard), EditionSource::Kind::kStandard);
  }
  std::error_code error;
  if (name == "-" || std::filesystem::exists(name, error)) return edition_of_file(name);
  if (const Json* const former = former_edition(game, name)) {
    return built_in(*former, EditionSource::Kind::kFormer);
  }
  for (const GameModule& module : game_modules()) {
    if (const Json* const former = former_edition(module.id, name)) {
      return built_in(*former, EditionSource::Kind::kFormer);
    }
  }
  const auto known = known_names();
  return std::unexpected(with_nearest(
      error_of("no_file", "cli.no_edition", {{"expected", listed(known)}, {"found", name}}), name,
      known));
}

}  // namespace kaisho::cli
