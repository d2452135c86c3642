#include "server/store/data_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <tuple>
#include <utility>

#include "core/reading/fault.h"
#include "server/store/kept_store.h"
#include "server/store/store.h"
#include "server/store/unfinished_file.h"

namespace kaisho::server {
namespace {

// The first word of a lock file of ours. The number of the process and the identity of the database
// follow.
constexpr std::string_view kOurs = "kaisho";

std::string lock_path(const std::string& folder) { return folder + "/lock"; }

// The folder and those in which it lies, as far as they are not there yet, the outermost first.
std::vector<std::string> missing_folders(const std::string& folder) {
  std::vector<std::string> missing;
  std::string path = std::filesystem::path(folder + "/").lexically_normal().parent_path().string();
  for (; !path.empty() && !exists(path); path = folder_of(path)) missing.push_back(path);
  std::ranges::reverse(missing);
  return missing;
}

Expected<void> make_folder(const std::string& folder) {
  ::umask(077);
  const std::vector<std::string> missing = missing_folders(folder);
  std::error_code error;
  if (std::filesystem::exists(folder, error) && !std::filesystem::is_directory(folder, error)) {
    return fail("storage", "server.no_folder", {{"found", folder}});
  }
  std::filesystem::create_directories(folder, error);
  if (error) {
    return fail("storage", "server.cannot_make_folder",
                {{"path", folder}, {"why", error.message()}});
  }
  for (const std::string& made : missing) give_to_owner_of(folder_of(made), made);
  if (::faccessat(AT_FDCWD, folder.c_str(), R_OK | W_OK | X_OK, AT_EACCESS) == 0) return {};
  return system_fault("server.cannot_write_folder", folder);
}

// Takes the rights of others away from a file or folder of ours.
void make_private(const std::string& path, mode_t mode) {
  struct stat facts{};
  if (::lstat(path.c_str(), &facts) != 0 || facts.st_uid != ::geteuid()) return;
  if (S_ISLNK(facts.st_mode) || (facts.st_mode & 077U) == 0) return;
  std::ignore = ::chmod(path.c_str(), mode);
}

// A folder that also holds other things keeps its rights.
void make_folder_private(const std::string& folder) {
  std::error_code error;
  const bool ours =
      exists(folder + "/" + kDatabaseName) || std::filesystem::is_empty(folder, error);
  if (ours) make_private(folder, 0700);
}

void make_files_private(const std::string& folder) {
  for (const std::string& file : own_files(folder)) make_private(file, 0600);
}

std::string content_of(int file) {
  std::array<char, 200> bytes{};
  const ssize_t size = ::pread(file, bytes.data(), bytes.size(), 0);
  return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
}

// The words of a lock's content.
std::vector<std::string> words_of(const std::string& content) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : content + "\n") {
    if (c != ' ' && c != '\n') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  return words;
}

// Refuses a file with the lock's name that is not a lock of ours.
Expected<void> check_lock(const std::string& path, int file) {
  struct stat facts{};
  if (::fstat(file, &facts) != 0) return system_fault("server.cannot_open", path);
  const std::string content = content_of(file);
  if (S_ISREG(facts.st_mode) && (content.empty() || content.starts_with(kOurs))) return {};
  return fail("storage", "server.other_lock", {{"found", path}});
}

// Errors: storage, if another program has it.
Expected<void> hold(int file, const std::string& path, const std::string& folder) {
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return {};
  if (errno != EWOULDBLOCK) return system_fault("server.cannot_lock", path);
  const OpenFile lock(::open(lock_path(folder).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  const std::vector<std::string> words =
      words_of(lock.number() < 0 ? "" : content_of(lock.number()));
  if (words.size() < 2) return fail("storage", "server.folder_in_use", {{"path", folder}});
  return fail("storage", "server.folder_in_use_by", {{"path", folder}, {"process", words[1]}});
}

// Some file systems of other machines lock no folders; there the file must do.
Expected<OpenFile> lock_folder(const std::string& folder) {
  OpenFile file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (file.number() < 0) return system_fault("server.cannot_open", folder);
  const auto held = hold(file.number(), folder, folder);
  if (!held && held.error().reason != "server.cannot_lock") return std::unexpected(held.error());
  return file;
}

Expected<OpenFile> lock_file(const std::string& folder) {
  const std::string path = lock_path(folder);
  OpenFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
  if (file.number() < 0) return system_fault("server.cannot_open", path);
  if (const auto ours = check_lock(path, file.number()); !ours) {
    return std::unexpected(ours.error());
  }
  if (const auto held = hold(file.number(), path, folder); !held) {
    return std::unexpected(held.error());
  }
  return file;
}

// While a server starts, its lock names no database, only that of the server before it.
constexpr std::string_view kBefore = "was";

// The database that a lock names; empty if it names none.
std::string identity_in(const std::string& lock_content) {
  const std::vector<std::string> words = words_of(lock_content);
  return words.size() > 2 && words[2] != kBefore ? words[2] : "";
}

// The same, or that of the server before a start that came to nothing.
std::string last_identity_in(const std::string& lock_content) {
  const std::vector<std::string> words = words_of(lock_content);
  return words.size() > 2 ? words.back() : "";
}

Expected<void> write_lock(int file, const std::string& identity) {
  const std::string content =
      std::string(kOurs) + " " + std::to_string(::getpid()) + " " + identity + "\n";
  if (::ftruncate(file, 0) != 0) return system_fault("server.cannot_write", "lock");
  const ssize_t written = ::pwrite(file, content.data(), content.size(), 0);
  if (std::cmp_equal(written, content.size()) && ::fsync(file) == 0) return {};
  // On a full disk the lock stays empty, and then it says nothing of the database.
  if (::ftruncate(file, 0) == 0) return {};
  return system_fault("server.cannot_write", "lock");
}

// SQLite would apply the log of another database, or of another state of this one, and so destroy
// the database. The lock says whose log it is; without a lock nobody knows.
Expected<void> check_files(const std::string& folder,
                           const std::optional<std::string>& lock_content) {
  const std::string database = folder + "/" + kDatabaseName;
  const std::string known = identity_in(lock_content.value_or(""));
  for (const char* ending : {"-wal", "-journal"}) {
    const std::string log = fmt::format("{}{}", database, ending);
    if (is_empty(log)) continue;
    if (is_empty(database)) {
      return fail("storage", "server.log_alone", {{"path", database}, {"log", log}});
    }
    if (!lock_content) {
      return fail("storage", "server.log_unknown", {{"path", database}, {"log", log}});
    }
    if (known.empty()) continue;
    const Expected<std::string> identity = Store::identity(database);
    if (!identity) return std::unexpected(identity.error());
    if (*identity == known) continue;
    return fail("storage", "server.log_of_other", {{"path", database}, {"log", log}});
  }
  return {};
}

// Whether the database is not the one that the lock names. A lock that names none, because another
// program read the database when the server before this one started, is believed.
bool is_other_database(const std::string& folder, const std::optional<std::string>& content) {
  const std::string database = folder + "/" + kDatabaseName;
  if (is_empty(database)) return false;
  if (!content) return true;
  if (last_identity_in(*content).empty()) return false;
  const Expected<std::string> identity = Store::identity(database);
  return !identity || *identity != last_identity_in(*content);
}

}  // namespace

Expected<DataFolder::Locks> DataFolder::take_locks(const std::string& folder) {
  Expected<OpenFile> whole = lock_folder(folder);
  if (!whole) return std::unexpected(whole.error());
  Expected<OpenFile> file = lock_file(folder);
  if (!file) return std::unexpected(file.error());
  return Locks{*std::move(whole), *std::move(file)};
}

Expected<DataFolder> DataFolder::open(const std::string& path, Purpose purpose) {
  if (const auto made = make_folder(path); !made) return std::unexpected(made.error());
  make_folder_private(path);
  const bool locked_once = exists(lock_path(path));
  Expected<Locks> locks = take_locks(path);
  if (!locks) return std::unexpected(locks.error());
  const std::optional<std::string> content =
      locked_once ? std::optional(content_of(locks->file.number())) : std::nullopt;
  make_files_private(path);
  remove_unfinished(path + "/" + kDatabaseName);
  remove_second_names(path);
  if (purpose == Purpose::kServe) {
    if (const auto sound = check_files(path, content); !sound) {
      if (!locked_once)
        ::unlink(lock_path(path).c_str());  // or the next start would take it for an older one
      return std::unexpected(sound.error());
    }
  }
  DataFolder folder(path, *std::move(locks));
  folder.replaced_ = is_other_database(path, content);
  const std::string known = last_identity_in(content.value_or(""));
  const bool starts = purpose == Purpose::kServe && !known.empty();
  const auto written = folder.note(starts ? std::string(kBefore) + " " + known : known);
  if (!written) return std::unexpected(written.error());
  return folder;
}

Expected<void> DataFolder::note(const std::string& identity) {
  for (const std::string& file : own_files(path_)) {
    if (exists(file)) give_to_owner_of(path_, file);
  }
  return write_lock(locks_.file.number(), identity);
}

Expected<void> DataFolder::note_replaced() {
  const std::string known = last_identity_in(content_of(locks_.file.number()));
  return note(known.empty() ? "replaced" : known);
}

Expected<void> copy_lock(const std::string& from, const std::string& to) {
  const OpenFile lock(::open(lock_path(from).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  const std::string identity = lock.number() < 0 ? "" : identity_in(content_of(lock.number()));
  if (identity.empty()) return {};
  const std::string path = lock_path(to);
  const OpenFile copy(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (copy.number() < 0) return system_fault("server.cannot_make", path);
  give_to_owner_of(to, path);
  return write_lock(copy.number(), identity);
}

std::vector<std::string> own_files(const std::string& folder) {
  std::vector<std::string> files = with_companions(folder + "/" + kDatabaseName);
  files.push_back(lock_path(folder));
  return files;
}

Expected<void> check_unused(const std::string& folder) {
  if (!exists(folder)) return {};
  if (const auto whole = lock_folder(folder); !whole) return std::unexpected(whole.error());
  const OpenFile lock(::open(lock_path(folder).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  return lock.number() < 0 ? Expected<void>() : hold(lock.number(), lock_path(folder), folder);
}

Expected<void> check_log(const std::string& folder) {
  const OpenFile lock(::open(lock_path(folder).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (lock.number() < 0) return check_files(folder, std::nullopt);
  // The server that holds the lock has checked the files.
  if (::flock(lock.number(), LOCK_SH | LOCK_NB) != 0) return {};
  return check_files(folder, content_of(lock.number()));
}

}  // namespace kaisho::server
