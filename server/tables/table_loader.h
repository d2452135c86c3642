// Reads a table from the store and replays it from its set-up.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/store.h"
#include "server/tables/table.h"

namespace kaisho::server {

struct LoadedTable {
  std::optional<Table> table;  // nothing when this program cannot set up its game
  GamePtr game;
  TableFacts facts;  // with the status after the replay
  std::vector<Said> talk;
  Status was = Status::kWaiting;  // the status in the store
  bool differs = false;           // the store has another status, or another reason for it
};

// For one thread. Tables of one edition share their Game as long as one of them is loaded.
class TableLoader {
 public:
  explicit TableLoader(const Bounds& bounds) : bounds_(bounds) {}

  // Errors: no_table, storage.
  Expected<LoadedTable> load(Store& store, const std::string& id);

 private:
  Expected<GamePtr> game_of(const StoredTable& stored);

  Bounds bounds_;
  std::unordered_map<std::string, std::weak_ptr<const Game>> games_;  // by name and edition
};

}  // namespace kaisho::server
