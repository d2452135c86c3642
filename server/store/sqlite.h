// A C++ interface to SQLite: a connection, and statements that are prepared once and used often.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/reading/error.h"

namespace kaisho::server {

// One use of a statement. Bind its values in the order of the question marks, then step through its
// rows. The statement is free again when this goes out of scope. The first fault is kept and ends
// the rows.
class Query {
 public:
  Query(sqlite3* db, sqlite3_stmt* statement) : db_(db), statement_(statement) {}
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query();

  Query& text(std::string_view value);
  Query& blob(std::string_view value);
  Query& number(std::int64_t value);
  Query& null();

  // Steps to the next row; false when there is none, or after a fault.
  bool next();
  // Runs a statement without rows. Errors: storage.
  Expected<void> run();
  // After the last row, the fault that was kept, if any. Errors: storage.
  Expected<void> end() const;

  // The columns of the row are read from left to right.
  std::string take_text();
  std::int64_t take_number();
  bool take_null();  // whether the next column is null, which is then passed over
  // Whether take_number() met a column that holds no number.
  bool is_odd() const { return odd_; }

 private:
  void check(int code);

  sqlite3* db_;
  sqlite3_stmt* statement_;
  int bound_ = 0;
  int column_ = 0;
  bool odd_ = false;
  std::optional<Error> fault_;
};

class Database {
 public:
  // Opens or makes the file, in WAL mode. Every commit is on disk before it returns (FULL). Errors:
  // storage.
  static Expected<Database> open(const std::string& path);
  // Opens an empty database that has no file. Errors: storage.
  static Expected<Database> open_in_memory();
  // Opens an existing file without changing it. With its log, commits that are not yet in the file
  // itself are seen, too. Errors: storage.
  enum class Log : std::uint8_t { kWith, kWithout };
  static Expected<Database> open_to_read(const std::string& path, Log log);

  // The statement is prepared once and found by the address of `sql`, which must live as long as
  // this.
  Query query(const char* sql);
  // The number that a query without values has in its first row; 0 where there is none. Errors:
  // storage.
  Expected<std::int64_t> number(const char* sql);
  // Runs several statements without values. Errors: storage.
  Expected<void> run(const char* sql);
  // Interrupts the running statement, which then fails. May be called from any thread.
  void interrupt() { sqlite3_interrupt(db_.get()); }

 private:
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  Database() = default;
  static Expected<Database> connect(const std::string& path, int flags);

  std::unique_ptr<sqlite3, Close> db_;
  std::unordered_map<const char*, Statement> statements_;  // by the address of their SQL
};

}  // namespace kaisho::server
