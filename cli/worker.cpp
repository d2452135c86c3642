// kaisho worker: plays games and thinks about moves for other machines.
#include "remote/worker.h"

#include <spdlog/spdlog.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/report.h"
#include "remote/program.h"
#include "server/log.h"

namespace kaisho::cli {
namespace {

struct Wishes {
  std::string url;
  std::string log = "info";
  std::string only;
  int patience = 30;  // seconds
  WorkerOptions options;
};

void log_news(const WorkerNews& news) {
  using Kind = WorkerNews::Kind;
  const std::string_view kind = kind_name(news.job.kind);
  const std::string& id = news.job.id;
  switch (news.kind) {
    case Kind::kTaken:
      return spdlog::debug("{} {} begun", kind, id);
    case Kind::kDone:
      return spdlog::info("{} {} done in {:.2f} s", kind, id, news.seconds);
    case Kind::kBad:
      return spdlog::warn("{} {} cannot be done: {}", kind, id, news.words);
    case Kind::kRefused:
      return spdlog::warn("{} {} and its like are left to other workers: {}", kind, id, news.words);
    case Kind::kKnown:
      return spdlog::info("{} {} was done before", kind, id);
    case Kind::kGivenBack:
      return spdlog::info("{} {} given back", kind, id);
    case Kind::kGivenUp:
      return spdlog::error("{} {} given up after many tries", kind, id);
    case Kind::kTrouble:
      return spdlog::warn("{}", news.words);
  }
}

int run_worker(const Wishes& wishes) {
  if (const auto started = start_log(wishes.log); !started) return complain(started.error());
  const Interrupt interrupt;
  const Expected<std::unique_ptr<Queue>> queue =
      Queue::connect({.url = wishes.url,
                      .program = std::string(program_name()),
                      .patience = std::chrono::seconds(wishes.patience),
                      .tell = [](const std::string& sentence) { spdlog::warn("{}", sentence); }});
  if (!queue) return complain(queue.error());
  spdlog::info("worker of program {} is ready", program_name());
  const std::stop_callback tell_stop(interrupt.token(), [] { spdlog::info("stopping"); });
  const Expected<int> done = work(**queue, wishes.options, std::chrono::seconds(wishes.patience),
                                  log_news, interrupt.token());
  if (!done) return complain(done.error());
  spdlog::info("stopped after {} jobs", *done);
  return 0;
}

}  // namespace

void add_worker(CLI::App& app, int& status) {
  CLI::App* command =
      app.add_subcommand("worker", "play games and think about moves for other machines");
  command->footer(
      "Takes jobs from a queue in NATS JetStream until it is stopped by Ctrl-C, by as many "
      "workers\n"
      "on as many machines as you like; 'kaisho arena --nats' and 'kaisho serve --nats' send "
      "them.\n"
      "Who may write to the queue may use this machine's cores; see docs/workers.md.\n\n"
      "  kaisho worker --nats nats://10.0.0.1:4222");
  static Wishes wishes;
  command->add_option("--nats", wishes.url, "the server, nats://HOST:PORT; more divided by commas")
      ->required();
  command
      ->add_option("--threads", wishes.options.threads,
                   "games, and as many moves, at a time; 0: one per core")
      ->check(CLI::Range(0, 1024));
  command->add_option("--only", wishes.only, "take jobs of one kind: games or moves")
      ->check(CLI::IsMember({"games", "moves"}));
  command
      ->add_option("--patience", wishes.patience,
                   "seconds without a sign of life until a job goes to another worker")
      ->check(CLI::Range(1, 3600));
  command->add_flag("--commands", wishes.options.commands,
                    "let jobs start programs of this machine as players");
  command->add_option("--log", wishes.log, "trace, debug, info, warn, error or off")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  command->callback([&status] {
    wishes.options.games = wishes.only != "moves";
    wishes.options.moves = wishes.only != "games";
    status = run_worker(wishes);
  });
}

}  // namespace kaisho::cli
