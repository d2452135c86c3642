// The tables on disk. One Store is one connection, used by one thread.
#pragma once

#include <string>
#include <vector>

#include "server/facts.h"
#include "server/sqlite.h"

namespace kaisho {

class Store {
 public:
  // The folder's file, made if it is not there. Errors here and below: storage.
  static Expected<Store> open(const std::string& folder);

  // The key that signs cookies; made at the first call.
  Expected<Key> cookie_key();

  // Errors: no_table.
  Expected<StoredTable> table(const std::string& id);
  Expected<TableFacts> facts(const std::string& id);
  Expected<Json> edition(const std::string& digest);
  // Newest first, at most `most`.
  Expected<std::vector<std::string>> tables_of(const std::string& browser, int most);
  Expected<std::vector<std::string>> tables_to_watch(int most);
  // Those that are playing or frozen, and those where all sit but the game has not begun.
  Expected<std::vector<std::string>> running_tables();

  Expected<void> begin();
  Expected<void> commit();
  void roll_back();
  // Within a transaction: what a failed job has done since the mark can be undone.
  Expected<void> mark();
  void roll_back_to_mark();
  Expected<void> release_mark();

  Expected<void> add_table(const TableFacts& facts, const Json& edition);
  Expected<void> update_seat(const std::string& id, Seat seat, const SeatFacts& facts);
  // How far it is, its seed and its status.
  Expected<void> update_table(const TableFacts& facts);
  // The first entry gets the number `first_rev`.
  Expected<void> add_entries(const std::string& id, int first_rev,
                             const std::vector<Entry>& entries);

 private:
  explicit Store(Database database) : db_(std::move(database)) {}

  Expected<void> read_seats(TableFacts& facts);
  Expected<void> read_sitters(TableFacts& facts);
  Expected<std::vector<Entry>> entries(const std::string& id);

  Database db_;
};

}  // namespace kaisho
