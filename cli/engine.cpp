// kaisho engine: the line protocol on standard input and output.
#include <iostream>
#include <string>

#include "cli/commands.h"
#include "cli/reader_watch.h"
#include "engine/session.h"
#include "players/cancellation.h"

namespace kaisho::cli {
namespace {

// One line, without its end; of a longer one only a little more than a session accepts is kept.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& source = *in.rdbuf();
  for (int c = source.sbumpc(); c != std::char_traits<char>::eof(); c = source.sbumpc()) {
    if (c == '\n') return true;
    if (line.size() <= engine::Session::kLongestLine) line += static_cast<char>(c);
  }
  return !line.empty();
}

int run_engine() {
  const ReaderWatch reader;
  const players::ScopedCancellation cancellation(reader.is_gone());
  engine::Session session;
  std::string line;
  while (read_line(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << session.handle_line(line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace

void add_engine(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("engine", "speak the line protocol, for programs");
  command->footer(
      "Reads one JSON object per line from standard input and answers each on one line of "
      "standard\n"
      "output, until the input ends. docs/protocol.md describes every message. For example:\n\n"
      "  {\"type\": \"new\", \"game\": \"osaka\", \"players\": 2, \"seed\": \"1\"}\n"
      "  {\"type\": \"play\", \"move\": \"token red\"}\n"
      "  {\"type\": \"suggest\", \"player\": \"greedy\"}");
  command->callback([&status] { status = run_engine(); });
}

}  // namespace kaisho::cli
