#include "arena/command_process.h"

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

namespace kaisho {
namespace {

using Clock = std::chrono::steady_clock;

// So often a wait looks whether it should stop.
constexpr std::chrono::milliseconds kLook{100};

std::unexpected<Error> died() {
  return fail("bot_died", "The program ended, or closed its output, when it was to answer.");
}

// Writing to a program that died is to fail, not to end us as well.
void survive_broken_pipes() {
  static const bool kOnce = [] {
    struct sigaction now{};
    if (sigaction(SIGPIPE, nullptr, &now) == 0 && now.sa_handler == SIG_DFL) {
      std::signal(SIGPIPE, SIG_IGN);
    }
    return true;
  }();
  static_cast<void>(kOnce);
}

// Everything posix_spawn wants to be told, freed in the end.
class Spawn {
 public:
  Spawn(int in, int out) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, out, STDOUT_FILENO);
    posix_spawnattr_init(&how_);
    posix_spawnattr_setflags(
        &how_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&how_, 0);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&how_, &signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&how_, &signals);
  }
  Spawn(const Spawn&) = delete;
  Spawn& operator=(const Spawn&) = delete;
  ~Spawn() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&how_);
  }

  // 0, or the number of the error.
  int run(std::vector<std::string>& words, pid_t& child) const {
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    return posix_spawnp(&child, arguments[0], &files_, &how_, arguments.data(), environ);
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
  if (quote != 0) return fail("bad_player", "The command has a quote that is not closed.");
  if (words.empty() || words[0].empty()) return fail("bad_player", "The command names no program.");
  return words;
}

Expected<void> CommandProcess::start(std::string_view command) {
  end();
  survive_broken_pipes();
  Expected<std::vector<std::string>> words = split_command(command);
  if (!words) return std::unexpected(words.error());
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0) return fail("no_program", "There are too many open files.");
  if (pipe2(out.data(), O_CLOEXEC) != 0) {
    close(in[0]);
    close(in[1]);
    return fail("no_program", "There are too many open files.");
  }
  const int error = Spawn(in[0], out[1]).run(*words, child_);
  close(in[0]);
  close(out[1]);
  to_ = in[1];
  from_ = out[0];
  if (error == 0) {
    fcntl(to_, F_SETFL, O_NONBLOCK);
    return {};
  }
  child_ = -1;
  end();
  return fail("no_program",
              "'" + (*words)[0] + "' cannot be started: " + std::strerror(error) + ".");
}

void CommandProcess::end() {
  for (int* pipe : {&to_, &from_}) {
    if (*pipe >= 0) close(*pipe);
    *pipe = -1;
  }
  read_.clear();
  if (child_ <= 0) return;
  kill(-child_, SIGKILL);
  while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
}

Expected<std::string> CommandProcess::ask(std::string_view line, std::chrono::milliseconds limit,
                                          const std::stop_token& stop) {
  if (!running()) return died();
  const Time until = Clock::now() + limit;
  if (auto sent = send(line, until, stop); !sent) return std::unexpected(sent.error());
  return receive(until, stop);
}

Expected<void> CommandProcess::send(std::string_view line, Time until,
                                    const std::stop_token& stop) const {
  std::string rest = std::string(line) + "\n";
  while (!rest.empty()) {
    if (auto ready = wait(to_, POLLOUT, until, stop); !ready) return ready;
    const ssize_t sent = write(to_, rest.data(), rest.size());
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return died();
    rest.erase(0, static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
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
      return fail("bot_too_long", "The program's answer is longer than 16 MiB.");
    }
    if (auto ready = wait(from_, POLLIN, until, stop); !ready) {
      return std::unexpected(ready.error());
    }
    const ssize_t got = read(from_, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return died();
    read_.append(chunk.data(), static_cast<std::size_t>(got));
  }
}

Expected<void> CommandProcess::wait(int pipe, short events, Time until,
                                    const std::stop_token& stop) {
  while (true) {
    if (stop.stop_requested()) return fail("stopped", "The game was left unfinished.");
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) {
      return fail("bot_silent", "The program did not answer in the time it had.");
    }
    pollfd look{.fd = pipe, .events = events, .revents = 0};
    if (poll(&look, 1, static_cast<int>(std::min(left, kLook).count())) > 0) return {};
  }
}

}  // namespace kaisho
