#include "core/reading/embedded_json.h"

#include <algorithm>
#include <string>

#include "core/reading/embedded.h"
#include "core/reading/fault.h"

namespace kaisho {

Expected<Json> embedded_json(std::string_view folder, std::string_view name) {
  const std::string path = std::string(folder) + "/" + std::string(name) + ".json";
  const auto files = embedded_files();
  const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
  if (file == files.end()) return fail("no_file", "no_file", {{"found", path}});
  return parse_json(file->text);
}

}  // namespace kaisho
