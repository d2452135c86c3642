// How far a long work is: a bar on the error output, redrawn in place; only where a person watches.
#pragma once

#include <unistd.h>

namespace kaisho::cli {

class ProgressBar {
 public:
  ProgressBar() : shown_(isatty(STDERR_FILENO) == 1) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();  // wipes it

  void show(int done, int games);

 private:
  bool shown_;
  int percent_ = -1;
};

}  // namespace kaisho::cli
