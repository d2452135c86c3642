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

Expected<void> check_whole(Database& copy, const std::string& path) {
  Query query = copy.query("PRAGMA integrity_check(1)");
  const std::string found = query.next() ? query.take_text() : "";
  if (const auto end = query.end(); !end) return std::unexpected(within(path, end.error()));
  if (found == "ok") return {};
  return fail("storage", "server.copy_damaged", {{"path", path}, {"why", found}});
}

// Without the key nobody would be known any more.
Expected<void> check_key(Database& copy) {
  const Expected<std::int64_t> known =
      copy.number("SELECT count(*) FROM settings WHERE name = 'cookie_key' AND length(value) = 32");
  if (!known) return std::unexpected(known.error());
  return *known > 0 ? Expected<void>() : fail("storage", "server.no_cookie_key", {});
}

Expected<void> check_references(Database& copy) {
  Query query = copy.query("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 1");
  if (query.next()) {
    const std::string table = query.take_text();
    return fail("storage", "server.lost_row", {{"table", table}, {"parent", query.take_text()}});
  }
  return query.end();
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
  if (const auto intact = check_whole(*copy, path); !intact) {
    return std::unexpected(intact.error());
  }
  if (const auto known = check_schema(*copy); !known) {
    return std::unexpected(within(path, known.error()));
  }
  const Expected<std::int64_t> tables = copy->number("SELECT count(*) FROM tables");
  if (!tables) return std::unexpected(tables.error());
  const Expected<std::int64_t> entries = copy->number("SELECT count(*) FROM entries");
  if (!entries) return std::unexpected(entries.error());
  BackupContents contents{*tables, *entries};
  Expected<void> whole = check_references(*copy);
  if (whole && *tables > 0) whole = check_key(*copy);
  if (!whole && stop.stop_requested()) return std::unexpected(whole.error());
  if (!whole) contents.damage = whole.error();
  return contents;
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
