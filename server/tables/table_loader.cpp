#include "server/tables/table_loader.h"

#include "core/editions/edition.h"
#include "games/standard.h"

namespace kaisho::server {
namespace {

// Why this program cannot play the table's edition, or its game.
Error cannot_play(Error error) {
  if (error.code != "unknown_game") error = within("edition", std::move(error));
  error.code = "frozen";
  return error;
}

// Whether the table names the edition that it has. Former programs wrote another hash.
bool names_edition(const TableFacts& facts, const Game& game) {
  const EditionInfo& edition = game.edition();
  const std::string& hash = facts.edition.hash;
  return facts.edition.name == edition.name &&
         (hash == edition.hash || hash == edition_hash(edition.json));
}

}  // namespace

Expected<GamePtr> TableLoader::game_of(const StoredTable& stored) {
  constexpr std::size_t kMany = 100;
  const std::string key = stored.facts.game + ":" + stored.facts.edition.digest;
  if (const auto known = games_.find(key); known != games_.end()) {
    if (GamePtr game = known->second.lock()) return game;
  }
  Expected<GamePtr> game = open_kept(stored.facts.game, stored.edition);
  if (!game) return std::unexpected(cannot_play(game.error()));
  if (games_.size() >= kMany) {
    std::erase_if(games_, [](const auto& known) { return known.second.expired(); });
  }
  games_[key] = *game;
  return game;
}

Expected<LoadedTable> TableLoader::load(Store& store, const std::string& id) {
  Expected<StoredTable> stored = store.table(id);
  if (!stored) return std::unexpected(stored.error());
  const Status status = stored->facts.status;
  const std::string why = reason_text(stored->facts.why);
  const std::optional<Error> damage = stored->facts.damage;
  Expected<std::vector<Said>> talk = store.talk(id);
  if (!talk) return std::unexpected(talk.error());
  LoadedTable loaded;
  loaded.was = status;
  loaded.talk = *std::move(talk);
  if (const Expected<GamePtr> game = game_of(*stored)) {
    loaded.game = *game;
    if (!stored->facts.damage && !names_edition(stored->facts, **game)) {
      stored->facts.damage = freeze("server.stored_value", {}, "edition");
    }
    loaded.table.emplace(*std::move(stored), *game, bounds_);
    loaded.facts = loaded.table->facts();
  } else {
    loaded.facts = std::move(stored->facts);
    loaded.facts.status = Status::kFrozen;
    loaded.facts.why = damage ? *damage : game.error();
  }
  // A finished table keeps its status in the store whatever was found; `why` has what was wrong.
  if (status == Status::kOver) loaded.facts.status = status;
  loaded.differs = loaded.facts.status != status || reason_text(loaded.facts.why) != why;
  return loaded;
}

}  // namespace kaisho::server
