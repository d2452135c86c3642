#include "cli/manual_page.h"

#include <string_view>

#include "core/version.h"

namespace kaisho::cli {
namespace {

// Escapes a text for man(7), so that dashes can be copied and no line is taken for a request.
std::string plain(std::string_view text) {
  std::string said;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) said += "\\&";
    if (c == '-') said += "\\-";
    if (c == '\\') said += "\\e";
    if (c != '-' && c != '\\') said += c;
    begins = c == '\n';
  }
  return said;
}

std::string bold(std::string_view text) { return "\\fB" + plain(text) + "\\fR"; }
std::string slanted(std::string_view text) { return "\\fI" + plain(text) + "\\fR"; }

// "--players INT (2)"
std::string head_of(const OptionWords& option) {
  std::string head;
  for (const std::string& name : option.names) {
    head += (head.empty() ? "" : ", ") + (option.positional ? slanted(name) : bold(name));
  }
  if (!option.shape.empty()) head += " " + slanted(option.shape);
  return head;
}

std::string entry(const OptionWords& option) {
  std::string text = ".TP\n" + head_of(option) + "\n" + plain(option.about);
  if (option.required) text += " (needed)";
  if (!option.standard.empty()) text += " (" + plain(option.standard) + ")";
  return text + "\n";
}

std::string synopsis(const CommandWords& command) {
  std::string line = bold(joined(command.path));
  if (!command.commands.empty()) line += " " + slanted("COMMAND");
  for (const OptionWords& option : command.options) {
    if (!option.positional) continue;
    const std::string name = slanted(option.names.front()) + (option.many ? "..." : "");
    line += option.required ? " " + name : " [" + name + "]";
  }
  return line + " [" + slanted("OPTIONS") + "]\n";
}

// Lines that begin with a blank are commands to be copied; empty lines part what is said.
std::string footer_of(const CommandWords& command) {
  std::string text;
  bool example = false;
  std::string_view rest = command.footer;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    const bool indented = line.starts_with(' ');
    if (indented != example) text += indented ? ".PP\n.nf\n" : ".fi\n";
    example = indented;
    text += line.empty() ? ".PP\n" : plain(line) + "\n";
  }
  if (example) text += ".fi\n";
  return text.empty() ? text : ".PP\n" + text;
}

std::string section(const CommandWords& command) {
  std::string text = ".SS " + plain(joined(command.path)) + "\n" + synopsis(command) + ".PP\n" +
                     plain(command.about) + ".\n";
  for (const OptionWords& option : command.options) text += entry(option);
  return text + footer_of(command);
}

}  // namespace

std::string manual_page(const CommandWords& program) {
  std::string text = ".TH KAISHO 1 \"\" \"kaisho " + plain(version()) + "\" \"Kaisho\"\n";
  text += ".SH NAME\nkaisho \\- merchant board games of Japan: play, simulate, measure, serve\n";
  text += ".SH SYNOPSIS\n" + synopsis(program);
  text += ".SH DESCRIPTION\n" + plain(program.about) + "\n";
  text += ".SH OPTIONS\n";
  for (const OptionWords& option : program.options) text += entry(option);
  text += ".SH COMMANDS\n";
  for (const CommandWords* command : all_commands(program)) {
    if (command != &program) text += section(*command);
  }
  text +=
      ".SH EXIT STATUS\n.TP\n0\nAll is well.\n.TP\n1\nSomething was wrong with the options, a "
      "file, "
      "or what was checked.\n.TP\n2\nA sequential test of\n.B kaisho arena\nended on forfeits "
      "alone.\n.TP\n130\nStopped by Ctrl\\-C or SIGTERM, after a report of what was done.\n";
  text +=
      ".SH ENVIRONMENT\n.TP\n.BR LC_ALL , \" LC_MESSAGES\" , \" LANG\"\nthe language of the "
      "terminal\n.TP\n.B NO_COLOR\nno colours where it is set and not empty\n";
  text +=
      ".SH SEE ALSO\nThe documentation and the examples are installed in\n.IR share/doc/kaisho ;\n"
      "begin with\n.IR docs/README.md .\n";
  return text;
}

}  // namespace kaisho::cli
