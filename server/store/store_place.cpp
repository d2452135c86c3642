// The part of Store that knows where it is served, and what must be new after it was put back.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "core/reading/hex.h"
#include "core/values/how_many.h"
#include "server/secrets/crypto.h"
#include "server/secrets/fair_seed.h"
#include "server/store/store.h"

namespace kaisho::server {
namespace {

// The machine's own number is not for other programs' files, so its hash stands there.
std::string this_machine() {
  std::ifstream in("/etc/machine-id");
  std::string number;
  if (!(in >> number) || number.empty()) return "";
  return hex(sha256("kaisho " + number)).substr(0, 16);
}

// When the file was made, where the file system knows it: a new file may get the number of one that
// was removed.
std::string birth_of(const std::string& path) {
  struct statx facts{};
  const bool there = ::statx(AT_FDCWD, path.c_str(), 0, STATX_BTIME, &facts) == 0;
  if (!there || (facts.stx_mask & STATX_BTIME) == 0) return "";
  return fmt::format("{}.{:09}", facts.stx_btime.tv_sec, facts.stx_btime.tv_nsec);
}

Place place_of(const std::string& database) {
  std::error_code error;
  const std::filesystem::path path = std::filesystem::canonical(database, error);
  struct stat facts{};
  const bool there = ::stat(database.c_str(), &facts) == 0;
  return {this_machine(), path.parent_path().string(),
          there ? std::to_string(facts.st_ino) : std::string(), birth_of(database)};
}

std::string text_of(const Place& place) {
  return json_text({{"machine", place.machine},
                    {"folder", place.folder},
                    {"file", place.file},
                    {"born", place.born}});
}

std::string member(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Place> read_place(const std::string& text) {
  const Expected<Json> json = parse_json(text);
  if (!json || !json->is_object()) return std::nullopt;
  return Place{member(*json, "machine"), member(*json, "folder"), member(*json, "file"),
               member(*json, "born")};
}

bool is_other_file(const Place& before, const Place& now) {
  const bool known = !before.born.empty() && !now.born.empty();
  return before.file != now.file || (known && before.born != now.born);
}

// A folder that is moved keeps its files, and a backup that is put back stays in its folder. A copy
// has other files in another folder, or is on another machine.
bool is_copy(const Place& before, const Place& now) {
  const bool known = !before.machine.empty() && !now.machine.empty();
  if (known && before.machine != now.machine) return true;
  return before.folder != now.folder && is_other_file(before, now);
}

}  // namespace

Expected<std::optional<Place>> Store::noted_place() {
  std::optional<Place> noted;
  Query query = db_.query("SELECT value FROM settings WHERE name = 'place'");
  if (query.next()) noted = read_place(query.take_text());
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return noted;
}

Expected<bool> Store::is_in_another_file() {
  const Expected<std::optional<Place>> before = noted_place();
  if (!before) return std::unexpected(before.error());
  return *before && is_other_file(**before, place_of(path_));
}

Expected<std::optional<Place>> Store::note_place() {
  const Expected<std::optional<Place>> before = noted_place();
  if (!before) return before;
  const Place now = place_of(path_);
  const auto noted =
      db_.query("INSERT OR REPLACE INTO settings VALUES ('place', ?)").text(text_of(now)).run();
  if (!noted) return std::unexpected(noted.error());
  return *before && is_copy(**before, now) ? *before : std::nullopt;
}

Expected<void> Store::renew_secret(const std::string& id) {
  const Key secret = random_key();
  const Key commitment = commitment_of(secret);
  const auto renewed =
      db_.query("UPDATE tables SET secret = ? WHERE id = ?").blob(bytes_of(secret)).text(id).run();
  if (!renewed) return renewed;
  const auto freed = db_.query("UPDATE seats SET nonce = NULL WHERE table_id = ?").text(id).run();
  if (!freed) return freed;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const auto sits =
        db_.query("UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = ? AND level > 0")
            .blob(bytes_of(bot_nonce(commitment, seat)))
            .text(id)
            .number(seat)
            .run();
    if (!sits) return sits;
  }
  return {};
}

Expected<int> Store::renew_secrets() {
  std::vector<std::string> ids;
  {
    Query query = db_.query("SELECT id FROM tables WHERE status = 0 AND seed IS NULL AND rev = 0");
    while (query.next()) ids.push_back(query.take_text());
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
  }
  if (const auto begun = begin(); !begun) return std::unexpected(begun.error());
  for (const std::string& id : ids) {
    if (const auto renewed = renew_secret(id); !renewed) {
      roll_back();
      return std::unexpected(renewed.error());
    }
  }
  if (const auto kept = commit(); !kept) {
    roll_back();
    return std::unexpected(kept.error());
  }
  return how_many(ids);
}

}  // namespace kaisho::server
