#include "server/store/kept_store.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <ranges>
#include <vector>

#include "server/secrets/crypto.h"
#include "server/store/data_folder.h"
#include "server/store/files.h"
#include "server/store/schema.h"
#include "server/store/store.h"
#include "server/store/store_copy.h"
#include "server/store/unfinished_file.h"

namespace kaisho::server {
namespace {

namespace fs = std::filesystem;

constexpr const char* kReplaced = "replaced-";

// When it was kept, by the clock, and a few signs that make it a name of its own.
std::string moment() {
  return fmt::format("{:%Y%m%d-%H%M%S}-{}", fmt::gmtime(std::time(nullptr)), random_name(4));
}

// Gives a file a second name in another folder, which takes neither time nor room; where the file
// system cannot do that, it is copied.
Expected<void> keep_file(const std::string& file, const std::string& folder) {
  const std::string kept = folder + "/" + fs::path(file).filename().string();
  std::error_code error;
  fs::create_hard_link(file, kept, error);
  if (error) fs::copy_file(file, kept, error);
  if (error) {
    return fail("storage", "server.cannot_make", {{"path", kept}, {"why", error.message()}});
  }
  give_to_owner_of(folder, kept);
  return keep_on_disk(kept);
}

bool is_same(const std::string& a, const std::string& b) {
  std::error_code error;
  return fs::equivalent(a, b, error);
}

// Whether all that is kept there is the store of the folder itself, not what it was before.
bool has_second_names_only(const std::string& kept, const std::string& folder) {
  const std::string one = kept + "/" + kDatabaseName;
  const std::string other = folder + "/" + kDatabaseName;
  const auto is_second_name = [&](const char* ending) {
    return is_empty(one + ending) || is_same(one + ending, other + ending);
  };
  return is_same(one, other) && is_second_name("-wal") && is_second_name("-journal");
}

Expected<bool> is_older(const std::string& path) {
  Expected<Database> database = Database::open_to_read(path, Database::Log::kWith);
  if (!database) return std::unexpected(database.error());
  return needs_upgrade(*database);
}

// Between two of its starts a server does not change which store it is, so a start that fails and
// is tried again makes one copy only.
Expected<std::string> name_before_upgrade(const std::string& database) {
  const Expected<std::string> identity = Store::identity(database);
  if (!identity) return identity;
  return "before-upgrade-" + (identity->empty() ? moment() : *identity) + ".sqlite";
}

}  // namespace

Expected<std::string> keep_replaced(const std::string& folder) {
  const std::string database = folder + "/" + kDatabaseName;
  const std::vector<std::string> files = {database, database + "-wal", database + "-journal"};
  if (std::ranges::none_of(files, exists)) return std::string();
  std::string kept = folder + "/" + kReplaced + moment();
  if (::mkdir(kept.c_str(), 0700) != 0) return system_fault("server.cannot_make_folder", kept);
  give_to_owner_of(folder, kept);
  for (const std::string& file : files) {
    if (!exists(file)) continue;
    if (const auto done = keep_file(file, kept); !done) return std::unexpected(done.error());
  }
  if (const auto done = copy_lock(folder, kept); !done) return std::unexpected(done.error());
  for (const std::string& written : {kept, folder}) {
    if (const auto safe = keep_on_disk(written); !safe) return std::unexpected(safe.error());
  }
  return kept;
}

// The database goes last, because the others are found by it.
void remove_second_names(const std::string& folder) {
  std::vector<std::string> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (at->path().filename().string().starts_with(kReplaced)) found.push_back(at->path().string());
  }
  for (const std::string& kept : found) {
    if (fs::is_symlink(kept, error)) continue;
    if (has_second_names_only(kept, folder)) {
      for (const std::string& file : own_files(kept) | std::views::reverse) ::unlink(file.c_str());
    }
    ::rmdir(kept.c_str());  // which fails where anything is left
  }
}

Expected<std::string> keep_before_upgrade(const std::string& folder) {
  const std::string database = folder + "/" + kDatabaseName;
  if (is_empty(database)) return std::string();
  const Expected<bool> older = is_older(database);
  if (!older) return std::unexpected(older.error());
  if (!*older) return std::string();
  const Expected<std::string> name = name_before_upgrade(database);
  if (!name) return name;
  std::string kept = folder + "/" + *name;
  if (exists(kept)) return kept;
  const Expected<UnfinishedFile> copy = UnfinishedFile::beside(database);
  if (!copy) return std::unexpected(copy.error());
  give_to_owner_of(folder, copy->path());
  if (const auto copied = copy_store(database, copy->path()); !copied) {
    return std::unexpected(copied.error());
  }
  if (const auto placed = put_in_place(copy->path(), kept, false); !placed) {
    return std::unexpected(placed.error());
  }
  return kept;
}

}  // namespace kaisho::server
