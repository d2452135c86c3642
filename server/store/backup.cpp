#include "server/store/backup.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "core/reading/fault.h"
#include "server/secrets/crypto.h"
#include "server/store/data_folder.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"

namespace kaisho::server {
namespace {

namespace fs = std::filesystem;

// A file that is written under a temporary name. If it is not put in place, it is removed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& beside)
      : path_(beside + "." + random_name(8) + ".unfinished") {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    for (const std::string& file : with_companions(path_)) ::unlink(file.c_str());
  }

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

Expected<std::int64_t> number_of(Database& database, const char* sql) {
  Query query = database.query(sql);
  const std::int64_t number = query.next() ? query.take_number() : 0;
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return number;
}

// Checks that the file is an undamaged store of a version that this program knows.
Expected<BackupContents> check_copy(const std::string& path) {
  Expected<Database> copy = Database::open_to_read(path, Database::Log::kWithout);
  if (!copy) return std::unexpected(within(path, copy.error()));
  Query query = copy->query("PRAGMA integrity_check(1)");
  const std::string found = query.next() ? query.take_text() : "";
  if (const auto end = query.end(); !end) return std::unexpected(within(path, end.error()));
  if (found != "ok") {
    return fail("storage", "server.copy_damaged", {{"path", path}, {"why", found}});
  }
  if (const auto known = check_schema(*copy); !known) return std::unexpected(known.error());
  const Expected<std::int64_t> tables = number_of(*copy, "SELECT count(*) FROM tables");
  if (!tables) return std::unexpected(tables.error());
  const Expected<std::int64_t> entries = number_of(*copy, "SELECT count(*) FROM entries");
  if (!entries) return std::unexpected(entries.error());
  return BackupContents{*tables, *entries};
}

// Checks that nothing lies where the file will be put, or only what may be replaced.
Expected<void> check_target(const std::string& target, bool force) {
  struct stat facts{};
  for (const std::string& file : with_companions(target)) {
    if (::lstat(file.c_str(), &facts) != 0) continue;
    if (!S_ISREG(facts.st_mode)) return fail("exists", "server.no_plain_file", {{"found", file}});
    if (!force) return fail("exists", "server.file_exists", {{"found", file}});
  }
  return {};
}

// The last step. The old file's log is removed first, because SQLite must never apply it to the new
// file.
Expected<void> put_in_place(const std::string& from, const std::string& to, bool force) {
  if (const auto kept = keep_on_disk(from); !kept) return kept;
  if (force) {
    for (const std::string& file : with_companions(to)) {
      if (file != to) ::unlink(file.c_str());
    }
  }
  // Without force this fails if somebody has made such a file meanwhile.
  const unsigned flags = force ? 0 : RENAME_NOREPLACE;
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags) != 0) {
    return system_fault("server.cannot_make", to);
  }
  const std::string folder = fs::path(to).parent_path().string();
  return keep_on_disk(folder.empty() ? "." : folder);
}

// Copies the store as it is at one moment, even while others write.
Expected<void> copy_store(const std::string& from, const std::string& to) {
  Expected<Database> source = Database::open_to_read(from, Database::Log::kWith);
  if (!source) return std::unexpected(source.error());
  return source->query("VACUUM INTO ?").text(to).run();
}

// By whatever name, and also where nothing lies there yet.
bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code error;
  if (fs::equivalent(a, b, error)) return true;
  const fs::path one = fs::weakly_canonical(a, error);
  return !error && one == fs::weakly_canonical(b, error) && !error;
}

bool is_own_file(const std::string& data, const std::string& file) {
  return std::ranges::any_of(own_files(data),
                             [&](const std::string& own) { return is_same_file(own, file); });
}

}  // namespace

Expected<BackupContents> back_up(const BackupOptions& options) {
  const std::string database = options.data + "/" + kDatabaseName;
  ::umask(077);
  if (is_empty(database)) return fail("storage", "server.no_tables", {{"path", options.data}});
  if (is_own_file(options.data, options.file)) {
    return fail("exists", "server.store_itself", {{"found", options.file}});
  }
  if (const auto sound = check_log(options.data); !sound) return std::unexpected(sound.error());
  const auto free = check_target(options.file, options.force);
  if (!free) return std::unexpected(free.error());
  const TemporaryFile copy(options.file);
  const auto copied = copy_store(database, copy.path());
  if (!copied) return std::unexpected(copied.error());
  const Expected<BackupContents> contents = check_copy(copy.path());
  if (!contents) return contents;
  const auto placed = put_in_place(copy.path(), options.file, options.force);
  if (!placed) return std::unexpected(placed.error());
  return contents;
}

Expected<BackupContents> restore(const BackupOptions& options) {
  for (const std::string& file : with_companions(options.file)) {
    if (file == options.file ? !is_empty(file) : !exists(file)) continue;
    if (file == options.file) return fail("storage", "server.no_backup", {{"path", file}});
    return fail("storage", "server.backup_with_log", {{"found", file}});
  }
  const Expected<BackupContents> contents = check_copy(options.file);
  if (!contents) return contents;
  const std::string database = options.data + "/" + kDatabaseName;
  if (is_same_file(database, options.file)) {
    return fail("exists", "server.store_itself", {{"found", options.file}});
  }
  const auto free = check_target(database, options.force);
  if (!free) return std::unexpected(free.error());
  const Expected<DataFolder> folder = DataFolder::open(options.data, DataFolder::Purpose::kReplace);
  if (!folder) return std::unexpected(folder.error());
  const TemporaryFile copy(database);
  const auto copied = copy_store(options.file, copy.path());
  if (!copied) return std::unexpected(copied.error());
  const Expected<BackupContents> again = check_copy(copy.path());
  if (!again) return again;
  const auto placed = put_in_place(copy.path(), database, options.force);
  if (!placed) return std::unexpected(placed.error());
  return again;
}

}  // namespace kaisho::server
