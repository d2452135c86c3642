// kaisho worker: plays games and thinks about moves for other machines.
#include "remote/worker.h"

#include <spdlog/spdlog.h>

#include <thread>

#include "arena/command_line/program_options.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/report.h"
#include "core/version.h"
#include "remote/program.h"
#include "server/terminal/limited_log.h"
#include "server/terminal/log.h"
#include "server/terminal/service_signals.h"

namespace kaisho::cli {
namespace {

using remote::program_name;
using remote::Queue;
using remote::WorkerEvent;

struct CommandOptions {
  std::string url;
  std::string log = "info";
  std::string log_file;
  std::string only;
  int patience = 30;  // seconds
  remote::WorkerOptions worker;
};

void log_trouble(const std::string& sentence) {
  server::log_limited(spdlog::level::warn, "troubles with the queue", "{}", sentence);
}

// Each job that is done has its line: they are this worker's work. How many fail depends on others.
void log_event(const WorkerEvent& event) {
  namespace level = spdlog::level;
  using Kind = WorkerEvent::Kind;
  using server::log_limited;
  const std::string_view kind = kind_name(event.job.kind);
  const std::string& id = event.job.id;
  switch (event.kind) {
    case Kind::kReady:
      return spdlog::info("worker of kaisho {}, program {} is ready", version(), program_name());
    case Kind::kTaken: return spdlog::debug("{} {} begun", kind, id);
    case Kind::kDone: return spdlog::info("{} {} done in {:.2f} s", kind, id, event.seconds);
    case Kind::kBad:
      return log_limited(level::warn, "jobs that cannot be done", "{} {} cannot be done: {}", kind,
                         id, event.text);
    case Kind::kRefused:
      return log_limited(level::warn, "jobs that are left to others",
                         "{} {} and its like are left to other workers: {}", kind, id, event.text);
    case Kind::kKnown: return spdlog::info("{} {} was done before", kind, id);
    case Kind::kGivenBack: return spdlog::info("{} {} given back", kind, id);
    case Kind::kUnwanted: return spdlog::info("{} {} is no longer wanted", kind, id);
    case Kind::kGivenUp:
      return log_limited(level::err, "jobs that are given up", "{} {} given up after many tries",
                         kind, id);
    case Kind::kTrouble: return log_trouble(event.text);
  }
}

int run_worker(const CommandOptions& options) {
  if (const auto started = server::start_log(options.log, options.log_file); !started)
    return complain(started.error());
  server::ignore_stray_signals();
  const server::Window window;
  const Interrupt interrupt([window] {
    if (window.is_closed()) return true;
    server::reopen_log();
    return false;
  });
  const std::jthread counting(server::log_left_out_each_minute);
  const Expected<std::unique_ptr<Queue>> queue =
      Queue::connect({.url = options.url,
                      .program = std::string(program_name()),
                      .patience = std::chrono::seconds(options.patience),
                      .on_event = log_trouble});
  if (!queue) return complain(queue.error());
  const std::stop_callback tell_stop(interrupt.token(), [] { spdlog::info("stopping"); });
  const Expected<int> done =
      remote::work(**queue, options.worker, std::chrono::seconds(options.patience), log_event,
                   interrupt.token());
  if (!done) return complain(done.error());
  spdlog::info("stopped after {} jobs", *done);
  return 0;
}

}  // namespace

void add_worker(CLI::App& app, int& status) {
  CLI::App* command =
      app.add_subcommand("worker", "play games and choose moves for other machines");
  command->footer(
      "Takes jobs from a queue in NATS JetStream until it is stopped by Ctrl-C, by as many "
      "workers\n"
      "on as many machines as you like; 'kaisho arena --nats' and 'kaisho serve --nats' send "
      "them.\n"
      "Whoever may write to the queue may use this machine's cores; see docs/workers.md.\n\n"
      "  kaisho worker --nats nats://10.0.0.1:4222");
  static CommandOptions options;
  command
      ->add_option("--nats", options.url,
                   "the server, nats://HOST:PORT, or several, separated by commas")
      ->required();
  command
      ->add_option("--threads", options.worker.threads,
                   "games at a time, and as many moves; 0: one per core")
      ->check(CLI::Range(0, 1024));
  command->add_option("--only", options.only, "take jobs of one kind: games or moves")
      ->check(CLI::IsMember({"games", "moves"}));
  command
      ->add_option("--patience", options.patience,
                   "seconds without a sign of life after which a job goes to another worker")
      ->check(CLI::Range(1, 3600));
  command->add_flag("--commands", options.worker.commands,
                    "let jobs start programs on this machine as players");
  command->add_option("--log", options.log, "trace, debug, info, warn, error or off")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  command
      ->add_option("--log-file", options.log_file, "write the log there; SIGHUP reopens the file")
      ->type_name(arena::kFile);
  command->callback([&status] {
    options.worker.games = options.only != "moves";
    options.worker.moves = options.only != "games";
    status = run_worker(options);
  });
}

}  // namespace kaisho::cli
