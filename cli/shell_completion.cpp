#include "cli/shell_completion.h"

#include <string_view>

namespace kaisho::cli {
namespace {

using ValueKind = ValueWords::Kind;

// The words after the program's name, each after a blank: " edition check". All three scripts find
// out at which command the line stands, and go on from there.
std::string at_of(const CommandWords& command) {
  std::string at;
  for (std::size_t i = 1; i < command.path.size(); ++i) at += " " + command.path[i];
  return at;
}

std::string in_single_quotes(std::string_view text) {
  std::string whole = "'";
  for (const char c : text) whole += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return whole + "'";
}

// "' edition'|' edition check'": all commands, as patterns of a `case`.
std::string patterns(const CommandWords& program, const char* between) {
  std::string all;
  for (const CommandWords* command : all_commands(program)) {
    if (command != &program)
      all += (all.empty() ? "" : between) + in_single_quotes(at_of(*command));
  }
  return all;
}

std::vector<std::string> names_of_options(const CommandWords& command) {
  std::vector<std::string> names;
  for (const OptionWords& option : command.options) {
    if (!option.positional) names.insert(names.end(), option.names.begin(), option.names.end());
  }
  return names;
}

std::vector<std::string> names_of_commands(const CommandWords& command) {
  std::vector<std::string> names;
  names.reserve(command.commands.size());
  for (const CommandWords& below : command.commands) names.push_back(below.path.back());
  return names;
}

// What bash makes the answers of.
std::string bash_answers(const ValueWords& values) {
  switch (values.kind) {
    case ValueKind::kFile:
      return "compopt -o filenames; COMPREPLY=($(compgen -f -W " +
             in_single_quotes(joined(values.words)) + " -- \"$word\"))";
    case ValueKind::kFolder: return "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$word\"))";
    case ValueKind::kWords:
      return "COMPREPLY=($(compgen -W " + in_single_quotes(joined(values.words)) +
             " -- \"$word\"))";
    case ValueKind::kNone:
    case ValueKind::kAny: break;
  }
  return ":";
}

// The values of options, and then the words without dashes. The first word that a command takes is
// as good as the next one, for whoever completes.
std::string bash_cases(const CommandWords& program) {
  std::string options;
  std::string words;
  for (const CommandWords* command : all_commands(program)) {
    const std::string at = at_of(*command);
    const ValueWords* free = nullptr;
    for (const OptionWords& option : command->options) {
      if (option.positional && (free == nullptr || free->kind == ValueKind::kAny))
        free = &option.values;
      if (option.positional || option.values.kind == ValueKind::kNone || option.values.optional)
        continue;
      std::string names;
      for (const std::string& name : option.names) {
        std::string typed = at;
        typed.append(" ").append(name);
        names.append(names.empty() ? "" : "|").append(in_single_quotes(typed));
      }
      options += "    " + names + ") " + bash_answers(option.values) + "; return ;;\n";
    }
    ValueWords commands{.kind = ValueKind::kWords, .words = names_of_commands(*command)};
    const ValueWords offered = commands.words.empty() && free != nullptr ? *free : commands;
    words += "    " + in_single_quotes(at) +
             ")\n      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W " +
             in_single_quotes(joined(names_of_options(*command))) + " -- \"$word\"))\n      else " +
             bash_answers(offered) + "\n      fi ;;\n";
  }
  return "  case \"$at $before\" in\n" + options + "  esac\n  case \"$at\" in\n" + words +
         "  esac\n";
}

// A text between brackets of zsh's `_arguments`.
std::string zsh_about(std::string_view text) {
  std::string about;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') about += '\\';
    about += c;
  }
  return about;
}

std::string zsh_action(const ValueWords& values) {
  switch (values.kind) {
    case ValueKind::kFile:
      return values.words.empty() ? "_files"
                                  : "{compadd " + zsh_about(joined(values.words)) + "; _files}";
    case ValueKind::kFolder: return "_files -/";
    case ValueKind::kWords: return "(" + zsh_about(joined(values.words)) + ")";
    case ValueKind::kNone:
    case ValueKind::kAny: break;
  }
  return " ";
}

std::string zsh_lines(const OptionWords& option) {
  const ValueWords& values = option.values;
  const std::string action = zsh_action(values);
  if (option.positional) {
    return "      " +
           in_single_quotes((option.many ? "*:" : ":") + option.names.front() + ":" + action) +
           " \\\n";
  }
  std::string lines;
  for (const std::string& name : option.names) {
    std::string text = (option.many ? "*" : "") + name + "[" + zsh_about(option.about) + "]";
    if (values.kind != ValueKind::kNone)
      text += (values.optional ? "::" : ":") + option.shape + ":" + action;
    lines += "      " + in_single_quotes(text) + " \\\n";
  }
  return lines;
}

std::string zsh_case(const CommandWords& command) {
  std::string text = "    " + in_single_quotes(at_of(command)) + ")\n";
  if (!command.commands.empty()) {
    std::string commands;
    for (const CommandWords& below : command.commands) {
      commands += " " + in_single_quotes(zsh_about(below.path.back()) + ":" + below.about);
    }
    text += "    if [[ $words[CURRENT] != -* ]]; then\n      local -a commands=(" + commands +
            ")\n      _describe command commands\n      return\n    fi\n";
  }
  text += "    _arguments \\\n";
  for (const OptionWords& option : command.options) text += zsh_lines(option);
  return text + "      ;;\n";
}

// "-l players -s p"
std::string fish_names(const OptionWords& option) {
  std::string names;
  for (const std::string& name : option.names) {
    names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  return names;
}

std::string fish_values(const ValueWords& values) {
  switch (values.kind) {
    case ValueKind::kFile: return " -r -F";
    case ValueKind::kFolder: return " -x -a '(__fish_complete_directories)'";
    case ValueKind::kWords: return " -x -a " + in_single_quotes(joined(values.words));
    case ValueKind::kAny: return " -x";
    case ValueKind::kNone: return "";
  }
  return "";
}

std::string fish_lines(const CommandWords& command) {
  const std::string begin = "complete -c kaisho -n " +
                            in_single_quotes("__kaisho_at " + in_single_quotes(at_of(command)));
  std::string lines;
  for (const CommandWords& below : command.commands) {
    lines += begin + " -a " + below.path.back() + " -d " + in_single_quotes(below.about) + "\n";
  }
  for (const OptionWords& option : command.options) {
    if (!option.positional) {
      lines += begin + fish_names(option) +
               (option.values.optional ? "" : fish_values(option.values)) + " -d " +
               in_single_quotes(option.about) + "\n";
      continue;
    }
    if (option.values.kind == ValueKind::kFile) lines += begin + " -F\n";
    if (!option.values.words.empty()) {
      lines += begin + " -a " + in_single_quotes(joined(option.values.words)) + "\n";
    }
  }
  return lines;
}

}  // namespace

std::string bash_completion(const CommandWords& program) {
  return "# Completion of kaisho for bash; `kaisho completion bash` wrote it.\n"
         "_kaisho() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} at= i\n"
         "  COMPREPLY=()\n"
         "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
         "    case \"$at ${COMP_WORDS[i]}\" in\n      " +
         patterns(program, "|") +
         ") at+=\" ${COMP_WORDS[i]}\" ;;\n"
         "    esac\n"
         "  done\n" +
         bash_cases(program) +
         "}\n"
         "complete -F _kaisho kaisho\n";
}

// `_arguments` is given the command as if it were the program.
std::string zsh_completion(const CommandWords& program) {
  std::string text =
      "#compdef kaisho\n"
      "# Completion of kaisho for zsh; `kaisho completion zsh` wrote it.\n"
      "_kaisho() {\n"
      "  local at= ; local -i i last=1\n"
      "  for ((i = 2; i < CURRENT; ++i)); do\n"
      "    case \"$at $words[i]\" in\n      " +
      patterns(program, "|") +
      ") at+=\" $words[i]\"; last=i ;;\n"
      "    esac\n"
      "  done\n"
      "  words=(\"${(@)words[last,-1]}\")\n"
      "  (( CURRENT -= last - 1 ))\n"
      "  case \"$at\" in\n";
  for (const CommandWords* command : all_commands(program)) text += zsh_case(*command);
  return text +
         "  esac\n"
         "}\n"
         "if [[ $funcstack[1] == _kaisho ]]; then _kaisho \"$@\"; else compdef _kaisho kaisho; "
         "fi\n";
}

std::string fish_completion(const CommandWords& program) {
  std::string text =
      "# Completion of kaisho for fish; `kaisho completion fish` wrote it.\n"
      "function __kaisho_at\n"
      "    set -l at ''\n"
      "    for word in (commandline -opc)[2..]\n"
      "        switch \"$at $word\"\n"
      "            case " +
      patterns(program, " ") +
      "\n"
      "                set at \"$at $word\"\n"
      "        end\n"
      "    end\n"
      "    test \"$at\" = \"$argv[1]\"\n"
      "end\n"
      "complete -c kaisho -f\n";
  for (const CommandWords* command : all_commands(program)) text += fish_lines(*command);
  return text;
}

}  // namespace kaisho::cli
