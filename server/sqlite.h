// SQLite in C++ clothes: a connection, and statements that are prepared once and used often.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/error.h"

namespace kaisho {

// One use of a statement. Bind its values in the order of the question marks, then step through its
// rows; going out of scope makes the statement free again. The first fault is kept and ends it.
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

  // Whether there is another row; false also after a fault.
  bool next();
  // For statements that give no rows. Errors: storage.
  Expected<void> run();
  // After the last row: whether all went well. Errors: storage.
  Expected<void> end() const;

  // Columns of the row, read from left to right.
  std::string take_text();
  std::int64_t take_number();
  bool take_null();  // true, and passes over it, if the next column is null

 private:
  void check(int code);

  sqlite3* db_;
  sqlite3_stmt* statement_;
  int bound_ = 0;
  int column_ = 0;
  std::optional<Error> fault_;
};

class Database {
 public:
  // Opens or makes the file, in WAL mode, with every commit on disk before it returns (FULL).
  // Errors: storage.
  static Expected<Database> open(const std::string& path);

  // `sql` must be a text that never dies: it is also the name of the prepared statement.
  Query query(const char* sql);
  // Several statements without values. Errors: storage.
  Expected<void> run(const char* sql);

 private:
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  Database() = default;

  std::unique_ptr<sqlite3, Close> db_;
  std::unordered_map<const char*, Statement> statements_;  // by the address of their text
};

}  // namespace kaisho
