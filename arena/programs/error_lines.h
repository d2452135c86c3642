// What another program says on its error output, passed on to ours line by line: after the
// player's name, and escaped, so that it cannot pass for a line of our own or act on the terminal.
#pragma once

#include <string>
#include <string_view>

namespace kaisho::arena {

class ErrorLines {
 public:
  ErrorLines() = default;
  ErrorLines(const ErrorLines&) = delete;
  ErrorLines& operator=(const ErrorLines&) = delete;
  ~ErrorLines() { end(); }

  // `pipe`: to be read from, and closed in the end.
  void begin(int pipe, std::string_view name);
  int pipe() const { return pipe_; }  // -1: there is nothing more to come
  // What is there now; never waits.
  void pass_on();
  // Reads the same, and the last line even without a line feed.
  void end();

 private:
  // The next bytes onto the text; false: there are none now.
  bool read_some();
  void print(std::string_view line) const;

  int pipe_ = -1;
  std::string name_{};
  std::string text_{};  // of a line that has no end yet
};

}  // namespace kaisho::arena
