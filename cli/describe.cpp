// kaisho describe: what a game tells and reads, from the tables that its code goes by.
#include <iostream>

#include "cli/commands.h"
#include "cli/report.h"
#include "core/description.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

struct DescribeOptions {
  std::string game;
  bool types = false;
  bool edition_types = false;
  bool dictionary = false;
  bool position = false;
};

int run_describe(const DescribeOptions& options) {
  const auto module = find_module(options.game);
  if (!module) return complain(module.error());
  const GameDescription game = (*module)->describe();
  std::cout << (options.types           ? types(game)
                : options.edition_types ? edition_types(game)
                : options.dictionary    ? dictionary(game)
                : options.position      ? position_table(game)
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
  CLI::Option* types =
      command->add_flag("--types", options.types, "print TypeScript types of what is told instead");
  CLI::Option* edition_types = command->add_flag("--edition-types", options.edition_types,
                                                 "print TypeScript types of the edition");
  CLI::Option* dictionary =
      command->add_flag("--dictionary", options.dictionary, "print the words, for a fuzzer");
  CLI::Option* position =
      command->add_flag("--position", options.position, "print the table of the position alone");
  types->excludes(edition_types)->excludes(dictionary)->excludes(position);
  edition_types->excludes(dictionary)->excludes(position);
  dictionary->excludes(position);
  command->callback([&status] { status = run_describe(options); });
}

}  // namespace kaisho::cli
