#include "arena/programs/command_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <utility>

#include "arena/programs/process_tag.h"
#include "core/reading/fault.h"

namespace kaisho::arena {
namespace {

using Clock = std::chrono::steady_clock;

// A wait asks this often whether it should stop.
constexpr std::chrono::milliseconds kLook{100};

// A program's end is known a moment after that of its output.
constexpr std::chrono::milliseconds kEnd{500};

// While a program is to end, one looks so often whether it has.
constexpr std::chrono::milliseconds kLookForEnd{10};

// The first line names the group and the tag, the second one says that it has ended. What left the
// group carries the tag. The program has lost its standard input with us, and is given as long to
// end as Grace says; where there is no /proc to look for it, it is given all of that.
constexpr const char* kGuard = R"(
read -r group tag || exit
read -r end && exit
wait_for_end() {
  for tenth in 1 2 3 4 5 6 7 8 9 10; do
    [ -e /proc/self/environ ] && ! grep -qsaF "$tag" /proc/[0-9]*/environ && exit
    sleep 0.1
  done
}
wait_for_end
kill -s TERM -- "-$group"
wait_for_end
kill -s KILL -- "-$group"
for round in 1 2 3 4 5; do
  for process in $(grep -lsaF "$tag" /proc/[0-9]*/environ); do
    process=${process#/proc/}
    kill -s KILL "${process%/environ}"
  done
done)";

std::string name_of_signal(int signal) {
  const char* const name = sigdescr_np(signal);
  return std::to_string(signal) + (name == nullptr ? "" : " (" + std::string(name) + ")");
}

// Writing to a program that died is to fail, not to end us as well.
void survive_broken_pipes() {
  [[maybe_unused]] static const bool kOnce = [] {
    struct sigaction now{};
    if (sigaction(SIGPIPE, nullptr, &now) == 0 && now.sa_handler == SIG_DFL) {
      std::signal(SIGPIPE, SIG_IGN);
    }
    return true;
  }();
}

std::unexpected<Error> no_pipe() {
  return fail("no_program", "arena.no_pipe", {{"why", std::strerror(errno)}});
}

std::unexpected<Error> not_started(std::string_view program, int error) {
  return fail("no_program", "arena.cannot_start",
              {{"found", program}, {"why", std::strerror(error)}});
}

void wait_for(pid_t child) {
  while (waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
  }
}

// A pipe with both ends. It closes in the end those that nobody took.
struct Pipe {
  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (const int file : {from, to}) {
      if (file >= 0) close(file);
    }
  }
  bool open() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    from = ends[0];
    to = ends[1];
    return true;
  }
  int from = -1;
  int to = -1;
};

// Everything that posix_spawn needs; it is freed in the end.
class Spawn {
 public:
  struct Outputs {
    int out = -1;
    int error = -1;
  };
  // Without outputs the program's output is discarded.
  Spawn(int in, std::optional<Outputs> to) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, in, STDIN_FILENO);
    if (to) posix_spawn_file_actions_adddup2(&files_, to->out, STDOUT_FILENO);
    if (to) posix_spawn_file_actions_adddup2(&files_, to->error, STDERR_FILENO);
    for (const int file : {STDOUT_FILENO, STDERR_FILENO}) {
      if (!to) posix_spawn_file_actions_addopen(&files_, file, "/dev/null", O_WRONLY, 0);
    }
    posix_spawnattr_init(&how_);
    posix_spawnattr_setflags(
        &how_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&how_, 0);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&how_, &signals);
    for (const int ignored : {SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL}) {
      sigaddset(&signals, ignored);
    }
    posix_spawnattr_setsigdefault(&how_, &signals);
  }
  Spawn(const Spawn&) = delete;
  Spawn& operator=(const Spawn&) = delete;
  ~Spawn() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&how_);
  }

  // 0, or the number of the error. `variable`: stands in its environment, beside ours.
  int run(std::vector<std::string>& words, pid_t& child, std::string variable = "") const {
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::vector<char*> variables;
    for (char** one = environ; *one != nullptr; ++one) variables.push_back(*one);
    if (!variable.empty()) variables.push_back(variable.data());
    variables.push_back(nullptr);
    return posix_spawnp(&child, arguments[0], &files_, &how_, arguments.data(), variables.data());
  }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t how_{};
};

}  // namespace

Expected<std::vector<std::string>> split_command(std::string_view command) {
  std::vector<std::string> words;
  char quote = 0;
  bool within = false;
  for (const char c : command) {
    const bool ends = quote != 0 ? c == quote : false;
    const bool begins = quote == 0 && (c == '\'' || c == '"');
    if (quote == 0 && (c == ' ' || c == '\t')) {
      within = false;
      continue;
    }
    if (!within) words.emplace_back();
    within = true;
    if (ends) quote = 0;
    if (begins) quote = c;
    if (!ends && !begins) words.back() += c;
  }
  if (quote != 0) return fail("bad_player", "arena.open_quote", {{"found", command}});
  if (words.empty() || words[0].empty()) {
    return fail("bad_player", "arena.no_program", {{"found", command}});
  }
  return words;
}

Expected<void> CommandProcess::start(std::string_view command, std::string_view name, Grace grace) {
  end();
  grace_ = grace;
  survive_broken_pipes();
  Expected<std::vector<std::string>> words = split_command(command);
  if (!words) return std::unexpected(words.error());
  if (auto guarded = start_guard(); !guarded) return guarded;
  Pipe in;
  Pipe out;
  Pipe errors;
  if (!in.open() || !out.open() || !errors.open()) return no_pipe();
  tag_ = new_process_tag();
  const int error = Spawn(in.from, {{.out = out.to, .error = errors.to}}).run(*words, child_, tag_);
  to_ = std::exchange(in.to, -1);
  from_ = std::exchange(out.from, -1);
  errors_.begin(std::exchange(errors.from, -1), name);
  if (error == 0) {
    dprintf(to_guard_, "%d %s\n", child_, tag_.c_str());
    fcntl(to_, F_SETFL, O_NONBLOCK);
    return {};
  }
  child_ = -1;
  end();
  return not_started((*words)[0], error);
}

void CommandProcess::dismiss() {
  if (to_ >= 0) close(to_);
  to_ = -1;
  if (running() && !dismissed_) dismissed_ = Clock::now();
}

void CommandProcess::end() {
  dismiss();
  if (running()) {
    if (!ends_by(*dismissed_ + grace_.to_leave)) {
      kill(-child_, SIGTERM);
      ends_by(Clock::now() + grace_.after_term);
    }
    kill(-child_, SIGKILL);
    wait_for(child_);
    kill_tagged(tag_);
    child_ = -1;
  }
  if (from_ >= 0) close(from_);
  from_ = -1;
  read_.clear();
  dismissed_.reset();
  errors_.end();
  dismiss_guard();
}

// No other process can have its number before somebody waits for it.
bool CommandProcess::has_ended() const {
  siginfo_t how{};
  return waitid(P_PID, static_cast<id_t>(child_), &how, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         how.si_pid == child_;
}

// It could not end while nobody takes what it says.
bool CommandProcess::ends_by(Time until) {
  while (!has_ended()) {
    if (Clock::now() >= until) return false;
    std::array<pollfd, 2> look{pollfd{.fd = from_, .events = POLLIN, .revents = 0},
                               pollfd{.fd = errors_.pipe(), .events = POLLIN, .revents = 0}};
    poll(look.data(), look.size(), static_cast<int>(kLookForEnd.count()));
    if (look[0].revents != 0) discard_output();
    if (look[1].revents != 0) errors_.pass_on();
  }
  return true;
}

void CommandProcess::discard_output() {
  std::array<char, 1U << 16U> chunk;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const ssize_t got = ::read(from_, chunk.data(), chunk.size());
  if (got > 0 || (got < 0 && errno == EINTR)) return;
  close(from_);
  from_ = -1;
}

Expected<void> CommandProcess::start_guard() {
  dismiss_guard();
  std::array<int, 2> in{};
  if (pipe2(in.data(), O_CLOEXEC) != 0) return no_pipe();
  std::vector<std::string> words = {"/bin/sh", "-c", kGuard};
  const int error = Spawn(in[0], std::nullopt).run(words, guard_);
  close(in[0]);
  to_guard_ = in[1];
  if (error == 0) return {};
  guard_ = -1;
  dismiss_guard();
  return not_started(words[0], error);
}

void CommandProcess::dismiss_guard() {
  if (guard_ > 0) {
    dprintf(to_guard_, "ended\nended\n");
    close(to_guard_);
    wait_for(guard_);
  } else if (to_guard_ >= 0) {
    close(to_guard_);
  }
  guard_ = -1;
  to_guard_ = -1;
}

std::unexpected<Error> CommandProcess::died() {
  const Time until = Clock::now() + kEnd;
  do {
    siginfo_t how{};
    const auto child = static_cast<id_t>(child_);
    // It is left to be waited for: until then no other process can have its number.
    if (waitid(P_PID, child, &how, WEXITED | WNOHANG | WNOWAIT) == 0 && how.si_pid == child_) {
      if (how.si_code == CLD_EXITED) {
        return fail("bot_died", "arena.ended", {{"status", how.si_status}});
      }
      return fail("bot_died", "arena.ended_by_signal", {{"signal", name_of_signal(how.si_status)}});
    }
    errors_.pass_on();  // it cannot end while nobody takes what it says
    poll(nullptr, 0, 1);
  } while (Clock::now() < until);
  return fail("bot_died", "arena.closed_output", {});
}

Expected<std::string> CommandProcess::ask(std::string_view line, std::chrono::milliseconds limit,
                                          const std::stop_token& stop) {
  if (!running()) return fail("bot_died", "arena.not_running", {});
  const Time until = Clock::now() + limit;
  if (auto sent = send(line, until, stop); !sent) return std::unexpected(sent.error());
  return receive(until, stop);
}

Expected<void> CommandProcess::send(std::string_view line, Time until,
                                    const std::stop_token& stop) {
  std::string rest = std::string(line) + "\n";
  while (!rest.empty()) {
    if (auto ready = wait(to_, POLLOUT, until, stop); !ready) return ready;
    const ssize_t sent = write(to_, rest.data(), rest.size());
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return died();
    rest.erase(0, std::max<ssize_t>(sent, 0));
  }
  return {};
}

Expected<std::string> CommandProcess::receive(Time until, const std::stop_token& stop) {
  std::array<char, 1U << 16U> chunk;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::size_t looked = 0;
  while (true) {
    if (const auto at = read_.find('\n', looked); at != std::string::npos) {
      std::string line = read_.substr(0, at);
      read_.erase(0, at + 1);
      return line;
    }
    looked = read_.size();
    if (looked > kLongestAnswer) {
      return fail("bot_too_long", "arena.answer_too_long", {});
    }
    if (auto ready = wait(from_, POLLIN, until, stop); !ready) {
      return std::unexpected(ready.error());
    }
    const ssize_t got = ::read(from_, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return died();
    read_.append(chunk.data(), got);
  }
}

Expected<void> CommandProcess::wait(int pipe, short events, Time until,
                                    const std::stop_token& stop) {
  while (true) {
    if (stop.stop_requested()) return fail("stopped", "arena.stopped", {});
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) return fail("bot_silent", "arena.no_answer", {});
    // Its pipes may stay open in what it started. What it said last is read before its end counts.
    const bool ended = has_ended();
    std::array<pollfd, 2> look{pollfd{.fd = pipe, .events = events, .revents = 0},
                               pollfd{.fd = errors_.pipe(), .events = POLLIN, .revents = 0}};
    poll(look.data(), look.size(), ended ? 0 : static_cast<int>(std::min(left, kLook).count()));
    if (look[1].revents != 0) errors_.pass_on();
    if (look[0].revents != 0) return {};
    if (ended) return died();
  }
}

}  // namespace kaisho::arena
