// What signals mean to a program that runs until it is stopped, often without a terminal.
#pragma once

#include <optional>

namespace kaisho::server {

// Signals that would end the program (SIGUSR1, SIGALRM and such), and that it has no use for, do
// nothing from now on.
void ignore_stray_signals();

// Whether a hang-up (SIGHUP) means that somebody has closed the window of the terminal in which the
// program was started. Otherwise it is the word to open the log again.
class Window {
 public:
  Window();
  bool is_closed() const;

 private:
  std::optional<int> terminal_;  // the first of input, output and errors that is one
};

}  // namespace kaisho::server
