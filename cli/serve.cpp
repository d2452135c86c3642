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
  add("--tables-per-hour", limits.tables_per_browser, "that one browser may open");
  add("--tables-per-hour-and-address", limits.tables_per_address, "that one address may open");
  add("--connections-per-address", limits.connections_per_address, "at one time");
  add("--connections", limits.connections, "at one time, in all");
  add("--moves-per-table", limits.moves_per_table, "that a table may hold; then it is frozen");
  add("--tables-in-memory", limits.tables_in_memory, "the others wait in the store");
  command
      .add_option_function<int>(
          "--store-megabytes", [&limits](int size) { limits.store_bytes = size * 1024LL * 1024; },
          "of the store; above it no new table is opened, and those that are there go on (4096)")
      ->check(CLI::PositiveNumber)
      ->group("Limits");
  command
      .add_option("--asks-per-second", limits.asks_per_second,
                  "of one address, on average; 0: no limit")
      ->check(zero_or_number(1, 1'000'000))
      ->group("Limits");
  command
      .add_option_function<int>(
          "--request-seconds",
          [&limits](int seconds) { limits.request_time = std::chrono::seconds(seconds); },
          "a client has to send a request, and to read its answer (30)")
      ->check(CLI::PositiveNumber)
      ->group("Limits");
  command.add_option("--bot-threads", limits.bot_threads, "0: one less than there are cores")
      ->check(CLI::NonNegativeNumber)
      ->group("Limits");
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
      "of the server without a change, for a table whose game has not begun; 0: for ever");
  add("--keep-running", retention.running, "the same, for one whose game is under way");
  add("--keep-finished", retention.finished, "the same, for one whose game is over");
  CLI::Option* archive =
      command
          .add_option(
              "--archive", retention.archive,
              "where each removed table leaves its record; usually archive in the data folder")
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
      ->add_option("--log-file", options.log_file,
                   "write the log there; SIGHUP opens the file again by its name")
      ->type_name(arena::kFile);
  command->add_option("--pages", options.pages, "the folder of the built pages")
      ->type_name(arena::kFolder);
  command->add_option("--nats", options.workers,
                      "nats://HOST:PORT: bots think at workers, if there are any");
  command
      ->add_option("--public-url", options.public_url,
                   "the address by which people reach the server, such as https://example.org")
      ->type_name("URL");
  command->add_option("--trusted-proxy", options.proxies,
                      "an address or network whose Forwarded or X-Forwarded-For counts");
  add_retention(*command, options);
  add_limits(*command, options.limits);
  command->callback([&status] {
    if (shows_colours() && is_utf8()) options.qr_columns = screen_columns(STDOUT_FILENO);
    if (const auto served = server::serve(options); !served) status = complain(served.error());
  });
}

}  // namespace kaisho::cli
