// A file of JSON lines that grows while games are played. Its writer may be stopped at any time: a
// last line without its end was being written then, and is none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::arena {

// Reads the whole file. Errors: no_file.
Expected<std::string> read_lines_file(const std::string& path);
// A line without its end, and its number from 1.
struct NumberedLine {
  std::size_t number = 0;
  std::string_view text;
};
// The whole lines of a text but for blank ones, which say nothing.
std::vector<NumberedLine> whole_lines(std::string_view text);
// The fault of a line, which lies at "FILE:3: outcome.share".
Error at_line(const char* code, std::string_view path, std::size_t line, Error error);

// Such a file open for writing, locked against a second writer.
class LinesFile {
 public:
  LinesFile() = default;
  LinesFile(const LinesFile&) = delete;
  LinesFile& operator=(const LinesFile&) = delete;
  ~LinesFile();

  // Makes the file if it is not there, and gives all that is in it. Errors: cannot_write (also for
  // what is no regular file), no_file.
  Expected<std::string> open(const std::string& path);
  // Once, when `text`, which open() gave, was found right: drops a torn last line, and from then on
  // lines can be added. Errors: cannot_write.
  Expected<void> resume(std::string_view text);
  // The line is with the system when this returns. Errors: cannot_write.
  Expected<void> add(const Json& line);

 private:
  std::string path_;
  int file_ = -1;
};

}  // namespace kaisho::arena
