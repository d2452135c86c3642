#include "games/standard.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include "core/editions/edition.h"
#include "core/editions/edition_values.h"
#include "core/reading/embedded_json.h"
#include "core/reading/fault.h"
#include "games/registry.h"

namespace kaisho {
namespace {

std::vector<std::string> texts_of(const Json& list) {
  std::vector<std::string> texts;
  for (const Json& text : list) texts.push_back(text.get<std::string>());
  return texts;
}

// Sets what stands at a path of names and places, ["technologies", 10, "cost"]; null takes it away.
void set_at(Json& edition, const Json& path, const Json& value) {
  Json* at = &edition;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    at = path[i].is_string() ? &(*at)[path[i].get_ref<const std::string&>()]
                             : &(*at)[path[i].get<std::size_t>()];
  }
  const Json& last = path.back();
  if (!last.is_string()) {
    (*at)[last.get<std::size_t>()] = value;
  } else if (value.is_null()) {
    at->erase(last.get_ref<const std::string&>());
  } else {
    (*at)[last.get_ref<const std::string&>()] = value;
  }
}

// What it was before; a game that has always had the same one has no such file.
Json former_editions(std::string_view game) {
  return embedded_json("editions/former", game)
      .value_or(Json{{"content_hashes", Json::array()}, {"former", Json::array()}});
}

// Today's, and from each the one before it.
std::vector<StandardEdition> read_standard_editions(const GameModule& module) {
  Expected<Json> edition = standard_edition(module.id);
  if (!edition) return {};
  const Json file = former_editions(module.id);
  std::vector<StandardEdition> all;
  all.push_back({.name = (*edition)["edition"].get<std::string>(),
                 .hash = values_hash(*edition, module.unread),
                 .content_hashes = texts_of(file["content_hashes"]),
                 .json = *edition});
  for (const Json& former : file["former"]) {
    for (const Json& change : former["changes"]) set_at(*edition, change["at"], change["value"]);
    (*edition)["edition"] = former["edition"];
    all.push_back({.name = former["edition"].get<std::string>(),
                   .hash = former["hash"].get<std::string>(),
                   .content_hashes = texts_of(former["content_hashes"]),
                   .json = *edition});
  }
  return all;
}

}  // namespace

bool StandardEdition::is_named(std::string_view by_hash) const {
  return by_hash == hash || std::ranges::find(content_hashes, by_hash) != content_hashes.end();
}

const std::vector<StandardEdition>& standard_editions(std::string_view game) {
  static const auto kAll = [] {
    std::map<std::string, std::vector<StandardEdition>, std::less<>> all;
    for (const GameModule& module : game_modules()) {
      all.emplace(module.id, read_standard_editions(module));
    }
    return all;
  }();
  static const std::vector<StandardEdition> kNone;
  const auto found = kAll.find(game);
  return found == kAll.end() ? kNone : found->second;
}

Expected<StandardEdition> standard_edition_by(std::string_view game, std::string_view hash,
                                              std::string_view name) {
  if (const auto module = find_module(game); !module) return std::unexpected(module.error());
  const StandardEdition* best = nullptr;
  for (const StandardEdition& one : standard_editions(game)) {
    if (one.is_named(hash) && (best == nullptr || one.name == name)) best = &one;
  }
  if (best != nullptr) return *best;
  return fail("wrong_edition", "standard_hash", {{"found", hash}}, "edition.hash");
}

bool has_standard_values(const Game& game) {
  const auto& all = standard_editions(game.info().id);
  return !all.empty() && all.front().hash == game.edition().hash;
}

std::string values_hash_of(std::string_view game, const std::string& hash) {
  const auto& all = standard_editions(game);
  const auto found =
      std::ranges::find_if(all, [&](const StandardEdition& one) { return one.is_named(hash); });
  return found == all.end() ? hash : found->hash;
}

std::optional<Error> borrowed_name(const Game& game) {
  const EditionInfo& edition = game.edition();
  const StandardEdition* other = nullptr;
  for (const StandardEdition& one : standard_editions(game.info().id)) {
    if (one.name != edition.name) continue;
    if (one.hash == edition.hash) return std::nullopt;
    other = &one;
  }
  if (other == nullptr) return std::nullopt;
  return error_of("same_name", "standard_name",
                  {{"expected", other->hash}, {"name", other->name}, {"found", edition.hash}},
                  "edition");
}

std::vector<Error> unread_changes(const Game& game) {
  const auto module = find_module(game.info().id);
  const Expected<Json> standard = standard_edition(game.info().id);
  if (!module || !standard) return {};
  std::vector<Error> notes;
  for (const std::string_view field : (*module)->unread) {
    const FieldChanges changes = field_changes(game.edition().json, *standard, field);
    if (changes.count == 0) continue;
    notes.push_back(error_of("unread", "unread_value", {{"field", field}, {"count", changes.count}},
                             changes.first));
  }
  return notes;
}

Expected<GamePtr> open_kept(std::string_view game, const Json& edition) {
  Expected<GamePtr> open = open_game(game, edition);
  if (open) return open;
  const Expected<Json> standard = standard_edition(game);
  if (!standard) return open;
  Expected<GamePtr> mended = open_game(game, with_words_of(edition, *standard));
  return mended ? mended : open;
}

}  // namespace kaisho
