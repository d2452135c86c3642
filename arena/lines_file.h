// A file of JSON lines that grows while games are played. Its writer may be stopped at any time: a
// last line without its end was being written then, and is none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"
#include "core/json.h"

namespace kaisho {

// All that is in a file. Errors: no_file.
Expected<std::string> read_lines_file(const std::string& path);
// The whole lines of a text, each with its end taken off.
std::vector<std::string_view> whole_lines(std::string_view text);

// Such a file open for writing, locked against a second writer.
class LinesFile {
 public:
  LinesFile() = default;
  LinesFile(const LinesFile&) = delete;
  LinesFile& operator=(const LinesFile&) = delete;
  ~LinesFile();

  // Makes the file if it is not there, and gives all that is in it. Errors: cannot_write, no_file.
  Expected<std::string> open(const std::string& path);
  // Once, when `text`, which open() gave, was found right: drops a torn last line, and from then on
  // lines can be added. Errors: cannot_write.
  Expected<void> go_on(std::string_view text);
  // The line is with the system when this returns. Errors: cannot_write.
  Expected<void> add(const Json& line);

 private:
  std::string path_;
  int file_ = -1;
};

}  // namespace kaisho
