// What follows from the games' tables and lies in files is up to date: `tools/describe` writes it.
#include "core/description.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/registry.h"
#include "tests/folder.h"

namespace kaisho {
namespace {

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(tests_folder().parent_path() / path).rdbuf();
  return text.str();
}

class Description : public testing::TestWithParam<std::string> {
 protected:
  GameDescription game() const { return (*find_module(GetParam()))->describe(); }
};

INSTANTIATE_TEST_SUITE_P(Games, Description, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const GameModule& module : game_modules()) {
                             ids.emplace_back(module.id);
                           }
                           return ids;
                         }()),
                         [](const auto& one) { return one.param; });

TEST_P(Description, TypesOfThePages) {
  EXPECT_EQ(text_of("web/src/games/" + GetParam() + "/protocol.ts"), types(game()));
}

TEST_P(Description, WordsOfTheFuzzers) {
  EXPECT_EQ(text_of("tests/fuzz/" + GetParam() + ".dict"), dictionary(game()));
}

TEST_P(Description, TableOfThePosition) {
  const std::string page = "docs/protocol-" + GetParam() + ".md";
  const std::string table =
      "<!-- position: " + GetParam() + " -->\n" + position_table(game()) + "<!-- end -->\n";
  EXPECT_NE(text_of(page).find(table), std::string::npos) << page << " lacks\n" << table;
}

}  // namespace
}  // namespace kaisho
