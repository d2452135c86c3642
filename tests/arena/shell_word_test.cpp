// Commands that a report prints: printable whatever is in them, and the same when they are run.
#include "arena/command_line/shell_word.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "core/characters/visible.h"

namespace kaisho::arena {
namespace {

// What a shell gives a program for the word.
std::string read_by_shell(const std::string& word) {
  std::string script = "printf %s " + word;
  std::string quoted = "'";
  for (const char c : script) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  FILE* const shell = popen(("bash -c " + quoted + "'").c_str(), "r");
  std::array<char, 4096> text{};
  const std::size_t size = fread(text.data(), 1, text.size(), shell);
  EXPECT_EQ(pclose(shell), 0) << word;
  return {text.data(), size};
}

TEST(ShellWord, IsPrintableAndReadAsItWas) {
  EXPECT_EQ(shell_word("search:ms=200"), "search:ms=200");
  EXPECT_EQ(shell_word("my bot"), "'my bot'");
  EXPECT_EQ(shell_word("b\xe9.json"), "$'b\\351.json'");
  EXPECT_EQ(shell_path("-\x1b"), "$'./-\\033'");
  for (const std::string text :
       {"a", "", "it's", "Été 大阪", "\xe9",
        "\xe9"
        "1",
        "\x1b[2J", "a\nb", "\\'\xff\\", "$HOME`\t`", "\xe2\x80\xae turned", "-x"}) {
    const std::string word = shell_word(text);
    EXPECT_EQ(visible(word), word);
    EXPECT_EQ(read_by_shell(word), text) << word;
  }
}

}  // namespace
}  // namespace kaisho::arena
