#include "server/tables/archive.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/reading/fault.h"
#include "server/tables/table_json.h"

namespace kaisho::server {

namespace {

// What is known of a table whose game never began, as it is sent to pages; and its edition, where
// that is its own.
Json invitation_json(const TableFacts& facts, const Json& edition) {
  Json json = {{"table", info_json(facts, "", [](Seat /*seat*/) { return false; })}};
  if (!facts.edition.standard) json["edition"] = edition;
  return json;
}

Expected<void> write_file(const std::string& folder, const std::string& name, const Json& json) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::string path = folder + "/" + name;
  const std::string unfinished = path + ".unfinished";
  std::ofstream out(unfinished, std::ios::binary | std::ios::trunc);
  out << json_text(json) << '\n' << std::flush;
  if (!out) return system_fault("server.cannot_write", unfinished);
  give_to_owner_of(folder, unfinished);
  if (const auto kept = keep_on_disk(unfinished); !kept) return kept;
  std::filesystem::rename(unfinished, path, error);
  if (error) {
    return fail("storage", "server.cannot_make", {{"path", path}, {"why", error.message()}});
  }
  return keep_on_disk(folder);
}

}  // namespace

Expected<void> archive(Store& store, const std::string& id, const std::string& folder) {
  Expected<StoredTable> stored = store.table(id);
  if (!stored) return std::unexpected(stored.error());
  TableFacts& facts = stored->facts;
  if (stored->edition.is_null() && !facts.edition.standard) return frozen(facts.damage);
  if (!facts.seed) {
    return write_file(folder, "kaisho-" + id + ".waiting.json",
                      invitation_json(facts, stored->edition));
  }
  facts.status = Status::kOver;  // nobody will play on, so the record may reveal everything
  const engine::Record record = record_of(facts, stored->edition, stored->entries);
  return write_file(folder, "kaisho-" + id + ".json", engine::record_json(record));
}

Expected<void> check_archive(const std::string& folder) {
  std::error_code error;
  const bool made = std::filesystem::create_directories(folder, error);
  if (error) {
    return fail("storage", "server.cannot_make_folder",
                {{"path", folder}, {"why", error.message()}});
  }
  if (made) give_to_owner_of(folder + "/..", folder);
  if (::faccessat(AT_FDCWD, folder.c_str(), R_OK | W_OK | X_OK, AT_EACCESS) == 0) return {};
  return system_fault("server.cannot_write_folder", folder);
}

}  // namespace kaisho::server
