// kaisho backup, kaisho restore: copies of the server's tables.
#include "server/store/backup.h"

#include <iostream>

#include "arena/command_line/program_options.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "server/secrets/crypto.h"

namespace kaisho::cli {
namespace {

using Act = Expected<server::BackupContents> (*)(const server::BackupOptions&);

int run(Act act, const server::BackupOptions& options, const std::string& target) {
  if (!server::init_crypto()) return complain(error_of("crypto", "cli.crypto", {}));
  const Expected<server::BackupContents> contents = act(options);
  if (!contents) return complain(contents.error());
  std::cout << visible(target) << ": " << contents->tables << " tables with " << contents->entries
            << " entries\n";
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
      "The copy is the store as it was at one moment, whole in one file, and is looked through\n"
      "before it gets its name. It holds secrets: of tables, and the key that signs cookies.");
  static server::BackupOptions options;
  add_options(*command, options, "the copy to be made", "replace FILE");
  command->callback([&status] { status = run(server::back_up, options, options.file); });
}

void add_restore(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("restore", "put a backup in the place of the tables");
  command->footer(
      "The server must not run. The copy is looked through first; tables that are there stay,\n"
      "unless --force lets them be replaced.");
  static server::BackupOptions options;
  add_options(*command, options, "made by kaisho backup", "replace the tables that are there");
  command->callback([&status] { status = run(server::restore, options, options.data); });
}

}  // namespace kaisho::cli
