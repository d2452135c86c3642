// kaisho backup, kaisho restore: copies of the server's tables.
#include "server/store/backup.h"

#include <iostream>

#include "arena/command_line/program_options.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/report.h"
#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "server/secrets/crypto.h"

namespace kaisho::cli {
namespace {

// Runs what makes or puts back a copy; a signal stops it before anything has changed.
template <class Act>
auto run(Act act, server::BackupOptions& options) -> decltype(act(options)) {
  if (!server::init_crypto()) return fail("crypto", "cli.crypto", {});
  const Interrupt interrupt;
  options.stop = interrupt.token();
  return act(options);
}

void print(const std::string& target, const server::BackupContents& contents) {
  std::cout << visible(target) << ": " << contents.tables << " tables with " << contents.entries
            << " entries\n";
}

int make_backup(server::BackupOptions& options) {
  const Expected<server::BackupContents> made = run(server::back_up, options);
  if (!made) return options.stop.stop_requested() ? kInterrupted : complain(made.error());
  print(options.file, *made);
  return made->damage ? complain(*made->damage) : 0;
}

int put_back(server::BackupOptions& options) {
  const Expected<server::Restored> restored = run(server::restore, options);
  if (!restored) return options.stop.stop_requested() ? kInterrupted : complain(restored.error());
  print(options.data, restored->contents);
  if (restored->replaced.empty()) return 0;
  std::cout << "What was there before is kept in " << visible(restored->replaced) << "\n";
  return 0;
}

void add_options(CLI::App& command, server::BackupOptions& options, const char* file,
                 const char* replaced) {
  command.add_option("FILE", options.file, file)->type_name(arena::kFile)->required();
  command.add_option("--data", options.data, "the folder of the tables")->type_name(arena::kFolder);
  command.add_flag("--force", options.force, replaced);
}

}  // namespace

void add_backup(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("backup", "copy the server's tables while it runs");
  command->footer(
      "The copy is the store as it was at one moment, complete in one file, and is checked\n"
      "before it gets its name. It holds the tables' secrets and the key that signs cookies.");
  static server::BackupOptions options;
  add_options(*command, options, "the copy to make", "replace FILE");
  command->callback([&status] { status = make_backup(options); });
}

void add_restore(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("restore", "replace the tables with a backup");
  command->footer(
      "The server must not run. The copy is checked first. Existing tables stay, unless --force\n"
      "replaces them; they are then kept in a folder of their own.");
  static server::BackupOptions options;
  add_options(*command, options, "made by kaisho backup", "replace the tables that are there");
  command->callback([&status] { status = put_back(options); });
}

}  // namespace kaisho::cli
