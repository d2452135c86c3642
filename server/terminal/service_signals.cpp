#include "server/terminal/service_signals.h"

#include <unistd.h>

#include <csignal>

namespace kaisho::server {

void ignore_stray_signals() {
  for (const int signal : {SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL}) {
    std::signal(signal, SIG_IGN);
  }
}

Window::Window() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (isatty(file) == 1 && !terminal_) terminal_ = file;
  }
}

// A terminal that has hung up is none any more.
bool Window::is_closed() const { return terminal_ && isatty(*terminal_) != 1; }

}  // namespace kaisho::server
