#include "server/store/schema.h"

#include <array>
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
    // Links can be told again and can hand a seat on; who came to a seat first is known.
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
};

Expected<int> version_of(Database& database) {
  Query query = database.query("PRAGMA user_version");
  const int version = query.next() ? static_cast<int>(query.take_number()) : 0;
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return version;
}

Expected<void> take_step(Database& database, int from) {
  const std::string sql = "BEGIN IMMEDIATE;" + std::string(kSteps[static_cast<std::size_t>(from)]) +
                          "PRAGMA user_version = " + std::to_string(from + 1) + "; COMMIT;";
  return database.run(sql.c_str());
}

Expected<void> check_not_newer(int version) {
  if (std::cmp_less_equal(version, kSteps.size())) return {};
  return fail("storage", "server.newer_store", {});
}

}  // namespace

Expected<void> check_schema(Database& database) {
  const Expected<int> version = version_of(database);
  if (!version) return std::unexpected(version.error());
  if (*version == 0) return fail("storage", "server.other_file", {});
  return check_not_newer(*version);
}

Expected<void> prepare_schema(Database& database) {
  const Expected<int> version = version_of(database);
  if (!version) return std::unexpected(version.error());
  if (const auto known = check_not_newer(*version); !known) return known;
  const int newest = static_cast<int>(kSteps.size());
  for (int from = *version; from < newest; ++from) {
    if (const auto taken = take_step(database, from); !taken) return taken;
  }
  return {};
}

}  // namespace kaisho::server
