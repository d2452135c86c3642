#include "cli/record_file.h"

#include "cli/files.h"

namespace kaisho::cli {

Expected<void> RecordFile::save(engine::Record& record, const engine::History& history) const {
  if (path_.empty()) return {};
  engine::set_result(record, history);
  return write_file(path_, json_text(engine::record_json(record), 1) + "\n");
}

}  // namespace kaisho::cli
