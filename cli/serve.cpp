// kaisho serve: opens the hall.
#include "server/serve.h"

#include "cli/commands.h"

namespace kaisho::cli {
namespace {

void add_limits(CLI::App& command, Limits& limits) {
  const auto add = [&](const char* name, int& limit, const char* what) {
    command.add_option(name, limit, what)->check(CLI::PositiveNumber)->group("Limits");
  };
  add("--tables-per-hour", limits.tables_per_browser, "that one browser may open");
  add("--tables-per-hour-and-address", limits.tables_per_address, "that one address may open");
  add("--connections-per-address", limits.connections_per_address, "at one time");
  add("--connections", limits.connections, "at one time, in all");
  add("--tables-in-memory", limits.tables_in_memory, "the others wait in the store");
  command.add_option("--bot-threads", limits.bot_threads, "0: one less than there are cores")
      ->check(CLI::NonNegativeNumber)
      ->group("Limits");
}

}  // namespace

void add_serve(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("serve", "open the hall: tables and pages on one port");
  command->footer(
      "Prints the address and serves until it is stopped by Ctrl-C. The tables are kept in DIR; a\n"
      "server that is killed comes back with every table where it was. From a fresh clone,\n"
      "./start builds everything and calls this.");
  static ServeOptions options;
  command->add_option("--address", options.address, "where to listen; 0.0.0.0: every network");
  command->add_option("--port", options.port, "the port; 0: any free one")
      ->check(CLI::Range(0, 65535));
  command->add_option("--data", options.data, "the folder of the tables");
  command->add_option("--log", options.log, "trace, debug, info, warn, error or off")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  command->add_option("--pages", options.pages, "the folder of the built pages");
  command->add_option("--nats", options.workers,
                      "nats://HOST:PORT: bots think at workers, if there are any");
  add_limits(*command, options.limits);
  command->callback([&status] { status = serve(options); });
}

}  // namespace kaisho::cli
