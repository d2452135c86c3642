// What the terminal can show.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <streambuf>
#include <string>

namespace kaisho::cli {

// Whether that file (STDOUT_FILENO…) is a terminal that can do more than print line after line.
bool is_screen(int file);
// Whether colours are welcome on the standard output: see no-color.org.
bool shows_colours();
// Whether LC_ALL, LC_CTYPE or LANG, the first that is set, asks for UTF-8.
bool is_utf8();

// How many columns that file has: as COLUMNS says, or as its terminal does. None where it is no
// terminal, or one that does not know.
std::optional<std::size_t> screen_columns(int file);

// Each line of the text in lines of at most so many columns, broken at blanks, and within a word
// that is wider than a line. What is broken goes on below where the line began, or where its second
// column did, if blanks tell one apart. A command on a line of its own, after four blanks, is left
// as it is, so that it can be copied.
std::string wrapped_lines(const std::string& text, std::size_t columns);
// Cuts a text to the width of that file's terminal; it stays whole where that is no terminal.
std::string fitted(const std::string& text, int file);

// While it lives, lines of std::cout wrap to the columns there are; for texts that people read.
class WrappedLines {
 public:
  WrappedLines();
  WrappedLines(const WrappedLines&) = delete;
  WrappedLines& operator=(const WrappedLines&) = delete;
  ~WrappedLines();

 private:
  class Buffer;
  std::unique_ptr<Buffer> buffer_;
};

}  // namespace kaisho::cli
