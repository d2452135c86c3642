// Another program, spoken to line by line over its standard input and output (POSIX).
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "arena/programs/error_lines.h"
#include "core/reading/error.h"

namespace kaisho::arena {

// "./bot --name 'my bot'" -> ./bot | --name | my bot: words between blanks; '…' and "…" keep
// blanks. Errors: bad_player (no word, an open quote).
Expected<std::vector<std::string>> split_command(std::string_view command);

// How long a program that is to end may take: after its standard input has ended, and after the
// SIGTERM that follows. SIGKILL ends it then.
struct Grace {
  std::chrono::milliseconds to_leave{1000};
  std::chrono::milliseconds after_term{1000};
};

class CommandProcess {
 public:
  // Longer answers are a fault of the program.
  static constexpr std::size_t kLongestAnswer = std::size_t{16} << 20U;

  CommandProcess() = default;
  CommandProcess(const CommandProcess&) = delete;
  CommandProcess& operator=(const CommandProcess&) = delete;
  ~CommandProcess() { end(); }

  // Starts it, in a process group of its own (so that Ctrl-C is not meant for it); what it says on
  // its error output goes where ours goes, as ErrorLines print it: behind `name`. Errors:
  // bad_player (no command), no_program (this machine cannot start it).
  Expected<void> start(std::string_view command, std::string_view name, Grace grace = {});
  bool running() const { return child_ > 0; }
  // Ends its standard input, at which it should end, too. Its time begins to run; end() waits for
  // the rest of it. So several programs can be dismissed at once.
  void dismiss();
  // Dismisses it, gives it its time, and ends it and what it started. The same happens when this
  // program ends, in whatever way.
  void end();

  // Sends a line and waits for the next one. After an error the program must be started again.
  // Errors: bot_died (with its exit status or signal), bot_silent (nothing in time), bot_too_long,
  // stopped.
  Expected<std::string> ask(std::string_view line, std::chrono::milliseconds limit,
                            const std::stop_token& stop);

 private:
  using Time = std::chrono::steady_clock::time_point;

  Expected<void> send(std::string_view line, Time until, const std::stop_token& stop);
  Expected<std::string> receive(Time until, const std::stop_token& stop);
  // Waits until the pipe is ready for `events`, and meanwhile passes on what the program writes to
  // its error output.
  Expected<void> wait(int pipe, short events, Time until, const std::stop_token& stop);

  // Whether it has ended; it is left to be waited for.
  bool has_ended() const;
  // Waits until it has ended, and takes what it says till then.
  bool ends_by(Time until);
  void discard_output();

  Expected<void> start_guard();
  void dismiss_guard();
  std::unexpected<Error> died();

  pid_t child_ = -1;
  // A shell that waits. When its standard input ends before a line has said that all is well, it
  // ends the program's process group and what left the group, with the same patience. After a
  // SIGKILL nothing else could do that.
  pid_t guard_ = -1;
  int to_guard_ = -1;   // its standard input
  std::string tag_{};   // that the program and all it started carry
  int to_ = -1;         // its standard input
  int from_ = -1;       // its standard output
  std::string read_{};  // what came after the last whole line
  Grace grace_{};
  std::optional<Time> dismissed_{};
  ErrorLines errors_{};
};

}  // namespace kaisho::arena
