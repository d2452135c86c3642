#include "server/store/backup.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "core/reading/fault.h"
#include "server/store/data_folder.h"
#include "server/store/kept_store.h"
#include "server/store/unfinished_file.h"

namespace kaisho::server {
namespace {

namespace fs = std::filesystem;

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

// Checks that nothing lies where the file will be put, or only what may be replaced. The store of a
// running server may not, so that is said before anybody is advised to use force.
Expected<void> check_target(const std::string& target, bool force) {
  const std::string folder = folder_of(target);
  if (is_own_file(folder, target)) {
    if (const auto unused = check_unused(folder); !unused) return unused;
  }
  struct stat facts{};
  for (const std::string& file : with_companions(target)) {
    if (::lstat(file.c_str(), &facts) != 0) continue;
    if (!S_ISREG(facts.st_mode)) return fail("exists", "server.no_plain_file", {{"found", file}});
    if (!force) return fail("exists", "server.file_exists", {{"found", file}});
  }
  return {};
}

// Fills the file with the store as it is at one moment, and looks through it.
Expected<BackupContents> fill(const UnfinishedFile& copy, const std::string& from,
                              const std::stop_token& stop) {
  if (const auto copied = copy_store(from, copy.path(), stop); !copied) {
    return std::unexpected(copied.error());
  }
  return check_copy(copy.path(), stop);
}

// The second half of a restore, for which the folder is locked.
Expected<Restored> put_back(const BackupOptions& options, DataFolder& folder) {
  const std::string database = folder.database();
  const Expected<UnfinishedFile> copy = UnfinishedFile::beside(database);
  if (!copy) return std::unexpected(copy.error());
  give_to_owner_of(options.data, copy->path());
  const auto contents = fill(*copy, options.file, options.stop);
  if (!contents) return std::unexpected(contents.error());
  Expected<std::string> replaced = keep_replaced(options.data);
  if (!replaced) return std::unexpected(replaced.error());
  if (const auto noted = folder.note_replaced(); !noted) return std::unexpected(noted.error());
  const auto placed = put_in_place(copy->path(), database, options.force);
  if (!placed) return std::unexpected(placed.error());
  return Restored{*contents, *std::move(replaced)};
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
  const Expected<UnfinishedFile> copy = UnfinishedFile::beside(options.file);
  if (!copy) return std::unexpected(copy.error());
  auto contents = fill(*copy, database, options.stop);
  if (!contents) return contents;
  if (contents->damage) contents->damage = within(options.file, *contents->damage);
  const auto placed = put_in_place(copy->path(), options.file, options.force);
  if (!placed) return std::unexpected(placed.error());
  return contents;
}

Expected<Restored> restore(const BackupOptions& options) {
  for (const std::string& file : with_companions(options.file)) {
    if (file == options.file ? !is_empty(file) : !exists(file)) continue;
    if (file == options.file) return fail("storage", "server.no_backup", {{"path", file}});
    return fail("storage", "server.backup_with_log", {{"found", file}});
  }
  const Expected<BackupContents> sound = check_copy(options.file, options.stop);
  if (!sound) return std::unexpected(sound.error());
  if (sound->damage) return std::unexpected(within(options.file, *sound->damage));
  const std::string database = options.data + "/" + kDatabaseName;
  if (is_same_file(database, options.file)) {
    return fail("exists", "server.store_itself", {{"found", options.file}});
  }
  const auto free = check_target(database, options.force);
  if (!free) return std::unexpected(free.error());
  Expected<DataFolder> folder = DataFolder::open(options.data, DataFolder::Purpose::kReplace);
  if (!folder) return std::unexpected(folder.error());
  return put_back(options, *folder);
}

}  // namespace kaisho::server
