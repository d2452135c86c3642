// kaisho serve: opens the hall.
#include "server/serve.h"

#include "cli/commands.h"

namespace kaisho::cli {

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
  command->callback([&status] { status = serve(options); });
}

}  // namespace kaisho::cli
