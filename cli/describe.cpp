// kaisho describe: what a game emits and reads, from the tables that its code uses.
#include <iostream>
#include <map>
#include <string>

#include "cli/commands.h"
#include "cli/report.h"
#include "core/shapes/description.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

struct DescribeOptions {
  std::string game;
  bool types = false;
  bool edition_types = false;
  bool dictionary = false;
  std::string table;
};

using Table = std::string (*)(const GameDescription& game);

const std::map<std::string, Table>& tables() {
  static const std::map<std::string, Table> kTables = {
      {"moves", moves_table}, {"position", position_table}, {"events", events_table}};
  return kTables;
}

int run_describe(const DescribeOptions& options) {
  const auto module = find_module(options.game);
  if (!module) return complain(module.error());
  const GameDescription game = (*module)->describe();
  std::cout << (options.types            ? types(game)
                : options.edition_types  ? edition_types(game)
                : options.dictionary     ? dictionary(game)
                : !options.table.empty() ? tables().at(options.table)(game)
                                         : reference(game));
  return 0;
}

}  // namespace

void add_describe(CLI::App& app, int& status) {
  CLI::App* command =
      app.add_subcommand("describe", "print the moves, positions, events and edition of a game");
  command->footer(
      "Prints Markdown tables, or TypeScript types of the same.\n\n"
      "  kaisho describe osaka\n"
      "  kaisho describe osaka --types\n"
      "  kaisho describe osaka --edition-types");
  static DescribeOptions options;
  command->add_option("GAME", options.game, "the game, e.g. osaka")->required();
  CLI::Option* types = command->add_flag(
      "--types", options.types, "print TypeScript types of moves, positions and events instead");
  CLI::Option* edition_types = command->add_flag("--edition-types", options.edition_types,
                                                 "print TypeScript types of the edition");
  CLI::Option* dictionary =
      command->add_flag("--dictionary", options.dictionary, "print the words, for a fuzzer");
  CLI::Option* table =
      command->add_option("--table", options.table, "print one table: moves, position or events");
  table->check(CLI::IsMember(tables()));
  types->excludes(edition_types)->excludes(dictionary)->excludes(table);
  edition_types->excludes(dictionary)->excludes(table);
  dictionary->excludes(table);
  command->callback([&status] { status = run_describe(options); });
}

}  // namespace kaisho::cli
