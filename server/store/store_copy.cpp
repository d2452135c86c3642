#include "server/store/store_copy.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

#include "core/reading/fault.h"
#include "server/store/files.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"

namespace kaisho::server {
namespace {

Expected<std::int64_t> number_of(Database& database, const char* sql) {
  Query query = database.query(sql);
  const std::int64_t number = query.next() ? query.take_number() : 0;
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return number;
}

Expected<void> check_whole(Database& copy, const std::string& path) {
  Query query = copy.query("PRAGMA integrity_check(1)");
  const std::string found = query.next() ? query.take_text() : "";
  if (const auto end = query.end(); !end) return std::unexpected(within(path, end.error()));
  if (found == "ok") return {};
  return fail("storage", "server.copy_damaged", {{"path", path}, {"why", found}});
}

}  // namespace

Expected<void> copy_store(const std::string& from, const std::string& to,
                          const std::stop_token& stop) {
  Expected<Database> source = Database::open_to_read(from, Database::Log::kWith);
  if (!source) return std::unexpected(source.error());
  const std::stop_callback interrupt(stop, [&source] { source->interrupt(); });
  return source->query("VACUUM INTO ?").text(to).run();
}

Expected<BackupContents> check_copy(const std::string& path, const std::stop_token& stop) {
  Expected<Database> copy = Database::open_to_read(path, Database::Log::kWithout);
  if (!copy) return std::unexpected(within(path, copy.error()));
  const std::stop_callback interrupt(stop, [&copy] { copy->interrupt(); });
  if (const auto whole = check_whole(*copy, path); !whole) return std::unexpected(whole.error());
  if (const auto known = check_schema(*copy); !known) {
    return std::unexpected(within(path, known.error()));
  }
  const Expected<std::int64_t> tables = number_of(*copy, "SELECT count(*) FROM tables");
  if (!tables) return std::unexpected(tables.error());
  const Expected<std::int64_t> entries = number_of(*copy, "SELECT count(*) FROM entries");
  if (!entries) return std::unexpected(entries.error());
  return BackupContents{*tables, *entries};
}

Expected<void> put_in_place(const std::string& from, const std::string& to, bool force) {
  if (const auto kept = keep_on_disk(from); !kept) return kept;
  // Without force this fails if somebody has made such a file meanwhile.
  const unsigned flags = force ? 0 : RENAME_NOREPLACE;
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags) != 0) {
    return system_fault("server.cannot_make", to);
  }
  if (const auto kept = keep_on_disk(folder_of(to)); !kept || !force) return kept;
  for (const std::string& file : with_companions(to)) {
    if (file != to) ::unlink(file.c_str());
  }
  return keep_on_disk(folder_of(to));
}

}  // namespace kaisho::server
