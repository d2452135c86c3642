// kaisho serve: runs the server.
#include "server/serve.h"

#include <unistd.h>

#include "arena/command_line/program_options.h"
#include "cli/commands.h"
#include "cli/real_number.h"
#include "cli/report.h"
#include "cli/screen.h"

namespace kaisho::cli {
namespace {

void add_limits(CLI::App& command, server::Limits& limits) {
  const auto add = [&](const char* name, int& limit, const char* what) {
    command.add_option(name, limit, what)->check(CLI::PositiveNumber)->group("Limits");
  };
  add("--tables-per-hour", limits.tables_per_browser, "tables that one browser may open");
  add("--tables-per-hour-and-address", limits.tables_per_address,
      "tables that one address may open");
  add("--connections-per-address", limits.connections_per_address, "connections open at once");
  add("--connections", limits.connections, "connections open at once, in all");
  add("--moves-per-table", limits.moves_per_table,
      "moves that a table may hold; then it is frozen");
  add("--tables-in-memory", limits.tables_in_memory,
      "tables kept in memory, the rest in the store");
  command
      .add_option_function<int>(
          "--store-megabytes", [&limits](int size) { limits.store_bytes = size * 1024LL * 1024; },
          "size of the store above which no new table is opened; games go on (4096)")
      ->check(CLI::PositiveNumber)
      ->group("Limits");
  command
      .add_option("--asks-per-second", limits.asks_per_second,
                  "requests from one address, on average; 0: no limit")
      ->check(zero_or_number(1, 1'000'000))
      ->group("Limits");
  command
      .add_option_function<int>(
          "--request-seconds",
          [&limits](int seconds) { limits.request_time = std::chrono::seconds(seconds); },
          "time a client has to send a request, and to read its answer (30)")
      ->check(CLI::PositiveNumber)
      ->group("Limits");
  command
      .add_option_function<int>(
          "--absence-seconds",
          [&limits](int seconds) { limits.absence = std::chrono::seconds(seconds); },
          "time a player must be away before the others may let a bot stand in (300)")
      ->check(CLI::Range(1, 86'400))
      ->group("Limits");
  command
      .add_option("--clock-speed", limits.clock_speed,
                  "how fast players' clocks run, for trials: at 3600 a second is an hour")
      ->check(CLI::Range(1, 1'000'000))
      ->group("Limits");
  command
      .add_flag_callback(
          "--no-chat", [&limits] { limits.talk = false; }, "let nobody talk at tables")
      ->group("Limits");
  command
      .add_option("--notice-speed", limits.notice_speed,
                  "how fast the waits before people are told go, for trials: at 10 a tenth")
      ->check(CLI::Range(1, 1000))
      ->group("Limits");
  command.add_option("--bot-threads", limits.bot_threads, "0: one less than there are cores")
      ->check(CLI::NonNegativeNumber)
      ->group("Limits");
}

void add_notices(CLI::App& command, server::ServeOptions& options) {
  command
      .add_flag_callback(
          "--no-notices", [&options] { options.limits.notices = false; },
          "tell nobody outside of the pages when it is their turn; nothing is sent out then")
      ->group("Notices");
  command
      .add_flag("--notices-to-own-network", options.notices_to_own_network,
                "let people be told at addresses of this machine and its network, and by plain "
                "HTTP; for home networks and trials")
      ->group("Notices");
}

void add_retention(CLI::App& command, server::ServeOptions& options) {
  server::Retention& retention = options.retention;
  const auto add = [&](const char* name, int& days, const char* what) {
    command.add_option(name, days, what)
        ->type_name("DAYS")
        ->check(CLI::NonNegativeNumber)
        ->group("Idle tables");
  };
  add("--keep-waiting", retention.waiting,
      "that a table is kept without a change before its game begins; 0: for ever");
  add("--keep-running", retention.running, "the same, while its game is under way");
  add("--keep-finished", retention.finished, "the same, when its game is over");
  CLI::Option* archive =
      command
          .add_option(
              "--archive", retention.archive,
              "where removed tables leave their records; by default archive in the data folder")
          ->type_name(arena::kFolder)
          ->group("Idle tables");
  command
      .add_flag_callback(
          "--no-archive", [&options] { options.archives = false; },
          "remove tables without leaving their records")
      ->excludes(archive)
      ->group("Idle tables");
}

}  // namespace

void add_serve(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("serve", "serve tables and pages on one port");
  command->footer(
      "Prints the address and serves until it is stopped by Ctrl-C. The tables are kept in DIR; a\n"
      "server that is killed comes back with every table where it was. From a fresh clone,\n"
      "./start builds everything and calls this.");
  static server::ServeOptions options;
  command->add_option("--address", options.address, "where to listen; 0.0.0.0: every network");
  command->add_option("--port", options.port, "the port; 0: any free one")
      ->check(CLI::Range(0, 65535));
  command->add_option("--data", options.data, "the folder of the tables")
      ->type_name(arena::kFolder);
  command->add_option("--log", options.log, "trace, debug, info, warn, error or off")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  command
      ->add_option("--log-file", options.log_file, "write the log there; SIGHUP reopens the file")
      ->type_name(arena::kFile);
  command->add_option("--pages", options.pages, "the folder of the built pages")
      ->type_name(arena::kFolder);
  command->add_option("--nats", options.workers,
                      "nats://HOST:PORT: let workers think for the bots, if there are any");
  command
      ->add_option("--public-url", options.public_url,
                   "the address by which people reach the server, such as https://example.org")
      ->type_name("URL");
  command->add_option("--trusted-proxy", options.proxies,
                      "an address or network whose Forwarded or X-Forwarded-For counts");
  add_retention(*command, options);
  add_notices(*command, options);
  add_limits(*command, options.limits);
  command->callback([&status] {
    if (shows_colours() && is_utf8()) options.qr_columns = screen_columns(STDOUT_FILENO);
    if (const auto served = server::serve(options); !served) status = complain(served.error());
  });
}

}  // namespace kaisho::cli
