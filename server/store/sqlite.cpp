#include "server/store/sqlite.h"

#include "core/reading/fault.h"

namespace kaisho::server {
namespace {

Error storage_error(sqlite3* db) {
  const std::string why = db == nullptr ? "out of memory" : sqlite3_errmsg(db);
  return error_of("storage", "server.sqlite", {{"why", why}});
}

}  // namespace

Query::~Query() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

void Query::check(int code) {
  if (code != SQLITE_OK && !fault_) fault_ = storage_error(db_);
}

Query& Query::text(std::string_view value) {
  check(sqlite3_bind_text64(statement_, ++bound_, value.data(), value.size(), SQLITE_TRANSIENT,
                            SQLITE_UTF8));
  return *this;
}

Query& Query::blob(std::string_view value) {
  check(sqlite3_bind_blob64(statement_, ++bound_, value.data(), value.size(), SQLITE_TRANSIENT));
  return *this;
}

Query& Query::number(std::int64_t value) {
  check(sqlite3_bind_int64(statement_, ++bound_, value));
  return *this;
}

Query& Query::null() {
  check(sqlite3_bind_null(statement_, ++bound_));
  return *this;
}

bool Query::next() {
  if (fault_ || statement_ == nullptr) {
    if (!fault_) fault_ = storage_error(db_);
    return false;
  }
  column_ = 0;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) fault_ = storage_error(db_);
  return false;
}

Expected<void> Query::run() {
  while (next()) {
  }
  return end();
}

Expected<void> Query::end() const {
  if (fault_) return std::unexpected(*fault_);
  return {};
}

std::string Query::take_text() {
  const int column = column_++;
  const void* bytes = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  if (bytes == nullptr) return {};
  return std::string(static_cast<const char*>(bytes), size);
}

std::int64_t Query::take_number() {
  const int column = column_++;
  if (sqlite3_column_type(statement_, column) != SQLITE_INTEGER) odd_ = true;
  return sqlite3_column_int64(statement_, column);
}

bool Query::take_null() {
  const bool null = sqlite3_column_type(statement_, column_) == SQLITE_NULL;
  if (null) ++column_;
  return null;
}

Expected<Database> Database::connect(const std::string& path, int flags) {
  constexpr int kPatienceMs = 10'000;
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database;
  database.db_.reset(raw);
  if (code != SQLITE_OK) return std::unexpected(storage_error(raw));
  sqlite3_busy_timeout(raw, kPatienceMs);
  return database;
}

Expected<Database> Database::open(const std::string& path) {
  Expected<Database> database = connect(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!database) return database;
  if (sqlite3_db_readonly(database->db_.get(), "main") != 0) {
    return fail("storage", "server.read_only", {{"found", path}});
  }
  const auto set = database->run(
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
      "PRAGMA trusted_schema=OFF;");
  if (!set) return std::unexpected(set.error());
  return database;
}

Expected<Database> Database::open_in_memory() {
  return connect(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

Expected<Database> Database::open_to_read(const std::string& path, Log log) {
  std::string uri = "file:";
  for (const char c : path) {
    // Characters that would end the path of a URI.
    constexpr std::string_view kSpecial = "%?#";
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    uri += kSpecial.contains(c) ? std::string{'%', kDigits[byte / 16], kDigits[byte % 16]}
                                : std::string{c};
  }
  if (log == Log::kWithout) uri += "?immutable=1";
  Expected<Database> database = connect(uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  if (!database) return database;
  const auto set = database->run("PRAGMA trusted_schema=OFF;");
  if (!set) return std::unexpected(set.error());
  return database;
}

Query Database::query(const char* sql) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) {
    sqlite3_stmt* raw = nullptr;
    sqlite3_prepare_v3(db_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
    if (raw == nullptr) return {db_.get(), nullptr};
    found = statements_.emplace(sql, Statement(raw)).first;
  }
  return {db_.get(), found->second.get()};
}

Expected<std::int64_t> Database::number(const char* sql) {
  Query query = this->query(sql);
  const std::int64_t number = query.next() ? query.take_number() : 0;
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return number;
}

Expected<void> Database::run(const char* sql) {
  if (sqlite3_exec(db_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return std::unexpected(storage_error(db_.get()));
}

}  // namespace kaisho::server
