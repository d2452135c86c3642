#include "server/store/schema.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "core/reading/fault.h"

namespace kaisho::server {
namespace {

// Step i upgrades a file of version i to version i + 1. A released step must never change.
constexpr std::array kSteps = {
    R"sql(
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE editions (digest BLOB PRIMARY KEY, content TEXT NOT NULL);

CREATE TABLE tables (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
  edition BLOB NOT NULL REFERENCES editions, edition_name TEXT NOT NULL,
  edition_hash TEXT NOT NULL, edition_standard INTEGER NOT NULL,
  turn_cap INTEGER NOT NULL, variants TEXT NOT NULL, open_hands INTEGER NOT NULL,
  public INTEGER NOT NULL, secret BLOB NOT NULL, seed BLOB, creator TEXT NOT NULL,
  created INTEGER NOT NULL,
  status INTEGER NOT NULL, why TEXT NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL,
  to_move INTEGER NOT NULL, changed INTEGER NOT NULL, result TEXT NOT NULL, hash TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, level INTEGER NOT NULL,
  name TEXT NOT NULL, key_hash BLOB NOT NULL, nonce BLOB,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE sitters (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, browser TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, browser)
) WITHOUT ROWID;
CREATE INDEX sitters_by_browser ON sitters (browser);

CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables, rev INTEGER NOT NULL, seat INTEGER NOT NULL,
  move TEXT NOT NULL, undo INTEGER NOT NULL, at INTEGER NOT NULL, request TEXT NOT NULL,
  hash INTEGER NOT NULL,
  PRIMARY KEY (table_id, rev)
) WITHOUT ROWID;
)sql",
    // The removal of a table asks whether another table still uses its edition.
    R"sql(
CREATE INDEX tables_by_edition ON tables (edition);
)sql",
    // Links can be given again and can hand a seat on; who came to a seat first is known.
    R"sql(
ALTER TABLE seats ADD COLUMN key_salt BLOB NOT NULL DEFAULT x'';
ALTER TABLE seats ADD COLUMN hands_on INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sitters ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
)sql",
    // How long nobody has touched a table is counted in days on which the server ran.
    R"sql(
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_touch ON tables (status, touched);
)sql",
    // Everybody at a table reads when another browser comes to a seat.
    R"sql(
CREATE TABLE arrivals (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  alone INTEGER NOT NULL, by_seat INTEGER NOT NULL, was TEXT NOT NULL, name TEXT NOT NULL,
  rev INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
)sql",
    // A bot stands in for a person who is away, until that person is back.
    R"sql(
CREATE TABLE stand_ins (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  level INTEGER NOT NULL, by_seat INTEGER NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL,
  at INTEGER NOT NULL, end_rev INTEGER, end_n INTEGER, end_at INTEGER,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
)sql",
    // Players give up, or agree to end a game.
    R"sql(
CREATE TABLE ending_steps (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  what INTEGER NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
)sql",
    // The same people play again at another table.
    R"sql(
CREATE TABLE rematches (
  table_id TEXT PRIMARY KEY REFERENCES tables, next TEXT NOT NULL
) WITHOUT ROWID;
)sql",
    // People have so much time to decide.
    R"sql(
CREATE TABLE paces (
  table_id TEXT PRIMARY KEY REFERENCES tables, sort INTEGER NOT NULL, bank INTEGER NOT NULL,
  added INTEGER NOT NULL, most INTEGER NOT NULL, out_of_time INTEGER NOT NULL,
  running INTEGER NOT NULL, since INTEGER NOT NULL, due INTEGER
) WITHOUT ROWID;
CREATE INDEX paces_by_due ON paces (due) WHERE due IS NOT NULL;
CREATE TABLE clocks (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, time_left INTEGER NOT NULL,
  added INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
)sql",
    // Strangers meet at tables whose free seats anybody may take; whoever sits down there or leaves
    // is noted.
    R"sql(
ALTER TABLE arrivals ADD COLUMN what INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN lobby INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_in_lobby ON tables (created) WHERE lobby <> 0 AND status = 0;
)sql",
    // People talk at tables, but not at those that were opened without.
    R"sql(
CREATE TABLE messages (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  onlooker TEXT NOT NULL, name TEXT NOT NULL, phrase TEXT NOT NULL, text TEXT NOT NULL,
  request TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE silences (
  table_id TEXT PRIMARY KEY REFERENCES tables
) WITHOUT ROWID;
)sql",
    // People are told outside of the pages what happens at their tables.
    R"sql(
CREATE TABLE people (
  id INTEGER PRIMARY KEY, tell INTEGER NOT NULL, remind INTEGER NOT NULL
);
CREATE TABLE browsers (
  browser TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES people
) WITHOUT ROWID;
CREATE INDEX browsers_by_person ON browsers (person);
CREATE TABLE ways (
  id TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES people, browser TEXT NOT NULL,
  kind INTEGER NOT NULL, name TEXT NOT NULL, lang TEXT NOT NULL, url TEXT NOT NULL,
  public_key BLOB NOT NULL, secret BLOB NOT NULL, added INTEGER NOT NULL,
  last_at INTEGER, last_ok INTEGER, last_why TEXT
) WITHOUT ROWID;
CREATE INDEX ways_by_person ON ways (person);
CREATE INDEX ways_by_url ON ways (url);
CREATE TABLE mutes (
  table_id TEXT NOT NULL REFERENCES tables, person INTEGER NOT NULL REFERENCES people,
  PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE TABLE notices (
  table_id TEXT NOT NULL REFERENCES tables, person INTEGER NOT NULL REFERENCES people,
  kind INTEGER NOT NULL, id TEXT NOT NULL, seat INTEGER NOT NULL, rev INTEGER NOT NULL,
  due INTEGER NOT NULL,
  PRIMARY KEY (table_id, person, kind)
) WITHOUT ROWID;
CREATE INDEX notices_by_due ON notices (kind, due);
CREATE TABLE letters (
  table_id TEXT NOT NULL REFERENCES tables, notice TEXT NOT NULL,
  way TEXT NOT NULL REFERENCES ways, person INTEGER NOT NULL REFERENCES people,
  kind INTEGER NOT NULL, seat INTEGER NOT NULL, rev INTEGER NOT NULL, tries INTEGER NOT NULL,
  due INTEGER NOT NULL,
  PRIMARY KEY (table_id, notice, way)
) WITHOUT ROWID;
CREATE INDEX letters_by_due ON letters (due);
CREATE INDEX letters_by_way ON letters (way);
CREATE TABLE told (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES people, notice TEXT NOT NULL, kind INTEGER NOT NULL,
  seat INTEGER NOT NULL, rev INTEGER NOT NULL, at INTEGER NOT NULL, told INTEGER NOT NULL,
  ways TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
)sql",
};

// How many steps made the file; 0: it is empty. Errors: storage, if it is not a store of this
// program or an older one.
Expected<std::size_t> version_of(Database& database) {
  const Expected<std::int64_t> version = database.number("PRAGMA user_version");
  if (!version) return std::unexpected(version.error());
  if (std::cmp_greater(*version, kSteps.size())) return fail("storage", "server.newer_store", {});
  if (*version > 0) return static_cast<std::size_t>(*version);
  const Expected<std::int64_t> things = database.number("SELECT count(*) FROM sqlite_schema");
  if (!things) return std::unexpected(things.error());
  if (*version < 0 || *things > 0) return fail("storage", "server.other_file", {});
  return 0;
}

Expected<void> take_step(Database& database, std::size_t from) {
  const std::string sql = "BEGIN IMMEDIATE;" + std::string(kSteps[from]) +
                          "PRAGMA user_version = " + std::to_string(from + 1) + "; COMMIT;";
  return database.run(sql.c_str());
}

// What a store is made of: by name, in which form.
using Parts = std::map<std::string, std::string>;

// Every column of every table, as "seats.level", those of the key marked; and all tables, indexes,
// triggers and views, as "table seats", with the statement that makes them. What SQLite makes for
// itself is not among them.
Expected<Parts> parts_of(Database& database) {
  Query query = database.query(
      "SELECT part.name || '.' || field.name || iif(field.pk > 0, ' (' || field.pk || ')', ''), '' "
      "FROM sqlite_schema AS part JOIN pragma_table_info(part.name) AS field "
      "WHERE part.type = 'table' AND substr(part.name, 1, 7) <> 'sqlite_' "
      "UNION ALL SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema "
      "WHERE substr(name, 1, 7) <> 'sqlite_'");
  Parts parts;
  while (query.next()) {
    std::string name = query.take_text();
    parts[std::move(name)] = query.take_text();
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return parts;
}

// Compares the file with a sound store of its version. What is too much is refused as well: a
// trigger changes what the program writes, and a later step could make a table of that name.
Expected<void> check_parts(Database& database, std::size_t version) {
  Expected<Database> sound = Database::open_in_memory();
  if (!sound) return std::unexpected(sound.error());
  for (std::size_t from = 0; from < version; ++from) {
    if (const auto taken = take_step(*sound, from); !taken) return taken;
  }
  const Expected<Parts> wanted = parts_of(*sound);
  if (!wanted) return std::unexpected(wanted.error());
  const Expected<Parts> found = parts_of(database);
  if (!found) return std::unexpected(found.error());
  for (const auto& [part, form] : *wanted) {
    if (!found->contains(part)) return fail("storage", "server.lost_part", {{"part", part}});
  }
  for (const auto& [part, form] : *found) {
    const auto known = wanted->find(part);
    if (known != wanted->end() && known->second == form) continue;
    return fail("storage", "server.odd_part", {{"part", part}});
  }
  return {};
}

}  // namespace

Expected<void> check_schema(Database& database) {
  const Expected<std::size_t> version = version_of(database);
  if (!version) return std::unexpected(version.error());
  if (*version == 0) return fail("storage", "server.other_file", {});
  return check_parts(database, *version);
}

Expected<bool> needs_upgrade(Database& database) {
  const Expected<std::size_t> version = version_of(database);
  if (!version) return std::unexpected(version.error());
  if (*version == 0) return false;
  if (const auto whole = check_parts(database, *version); !whole) {
    return std::unexpected(whole.error());
  }
  return *version < kSteps.size();
}

Expected<void> prepare_schema(Database& database) {
  const Expected<std::size_t> version = version_of(database);
  if (!version) return std::unexpected(version.error());
  if (*version > 0) {
    if (const auto whole = check_parts(database, *version); !whole) return whole;
  }
  for (std::size_t from = *version; from < kSteps.size(); ++from) {
    if (const auto taken = take_step(database, from); !taken) return taken;
  }
  return {};
}

}  // namespace kaisho::server
