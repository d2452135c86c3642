// The part of Store that treats it as a file: which one it is, whether it is undamaged and can be
// written.
#include <array>

#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "server/secrets/crypto.h"
#include "server/store/store.h"

namespace kaisho::server {
namespace {

// The one text or number that a statement gives.
Expected<std::string> one_of(Database& database, const char* sql) {
  Query query = database.query(sql);
  std::string value = query.next() ? query.take_text() : "";
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return value;
}

}  // namespace

// Both ways in which SQLite copies a database raise the number of its schema. A file that was
// copied by other means before the last start has another opening.
Expected<std::string> Store::identity(const std::string& path) {
  Expected<Database> file = Database::open_to_read(path, Database::Log::kWithout);
  if (!file) return std::unexpected(file.error());
  const Expected<std::string> opening =
      one_of(*file, "SELECT value FROM settings WHERE name = 'opening'");
  if (!opening || opening->empty()) return std::string();
  const Expected<std::string> schema = one_of(*file, "PRAGMA schema_version");
  if (!schema) return schema;
  return *opening + "-" + *schema;
}

Expected<std::string> Store::renew_identity() {
  const auto renewed = db_.query("INSERT OR REPLACE INTO settings VALUES ('opening', ?)")
                           .text(random_name(16))
                           .run();
  if (!renewed) return std::unexpected(renewed.error());
  const Expected<std::string> busy = one_of(db_, "PRAGMA wal_checkpoint(TRUNCATE)");
  if (!busy) return busy;
  if (*busy != "0")
    return std::string();  // another program reads, so the log stays and copies cannot be told
                           // apart
  return identity(path_);
}

Expected<void> Store::quick_check() {
  const Expected<std::string> found = one_of(db_, "PRAGMA quick_check(1)");
  if (!found) return std::unexpected(found.error());
  if (*found == "ok") return {};
  return fail("storage", "server.damaged", {{"file", kDatabaseName}, {"why", *found}});
}

Expected<std::int64_t> Store::size() {
  std::array<std::int64_t, 3> numbers{};
  std::size_t at = 0;
  for (const char* sql : {"PRAGMA page_size", "PRAGMA page_count", "PRAGMA freelist_count"}) {
    Query query = db_.query(sql);
    if (query.next()) numbers[at] = query.take_number();
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
    ++at;
  }
  return numbers[0] * (numbers[1] - numbers[2]);
}

Expected<void> Store::test_write() {
  return db_.query("INSERT OR REPLACE INTO settings VALUES ('tried', ?)")
      .text(random_name(16))
      .run();
}

}  // namespace kaisho::server
