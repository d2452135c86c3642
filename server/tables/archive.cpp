#include "server/tables/archive.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/reading/fault.h"
#include "server/tables/table_json.h"

namespace kaisho::server {

Expected<void> archive(Store& store, const std::string& id, const std::string& folder) {
  Expected<StoredTable> stored = store.table(id);
  if (!stored) return std::unexpected(stored.error());
  TableFacts& facts = stored->facts;
  if (!facts.seed) return {};
  if (stored->edition.is_null() && !facts.edition.standard) return frozen(facts.damage);
  facts.status = Status::kOver;  // nobody will play on, so the record may tell everything
  const Json record = engine::record_json(record_of(facts, stored->edition, stored->entries));
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::string path = folder + "/kaisho-" + id + ".json";
  const std::string unfinished = path + ".unfinished";
  std::ofstream out(unfinished, std::ios::binary | std::ios::trunc);
  out << json_text(record) << '\n' << std::flush;
  if (!out) return system_fault("server.cannot_write", unfinished);
  if (const auto kept = keep_on_disk(unfinished); !kept) return kept;
  std::filesystem::rename(unfinished, path, error);
  if (error) {
    return fail("storage", "server.cannot_make", {{"path", path}, {"why", error.message()}});
  }
  return keep_on_disk(folder);
}

Expected<void> check_archive(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    return fail("storage", "server.cannot_make_folder",
                {{"path", folder}, {"why", error.message()}});
  }
  if (::faccessat(AT_FDCWD, folder.c_str(), R_OK | W_OK | X_OK, AT_EACCESS) == 0) return {};
  return system_fault("server.cannot_write_folder", folder);
}

}  // namespace kaisho::server
